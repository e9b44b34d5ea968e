import { isSamePoint, type Point } from '#domain/korea/distances.ts'
import type { PlanDay, Unplaced } from '#domain/trips/plan/plans.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import { listTaken } from '#planner/check/kept-hours.ts'
import type { Opening, Place } from '#planner/solver/problem.ts'
import type { DayFrame } from './cities/day-frames.ts'
import { clinicNear } from './kept-spans.ts'
import type { Parts } from './trip-parts.ts'
import type { Ways } from './ways.ts'

// More than any meal or treatment: the traveller is somewhere else.
const keptWorth = 1000

/** The hours of a day that are kept free, as far as the day lasts. */
export type KeptVisit = Omit<KeptSpan, 'at'> & { minutes: number; location: number; at: Point }

/** The hours that are kept free, at the bed of their day or around the clinic of an appointment. */
export function listKept({ wishes, frames, ways }: Pick<Parts, 'wishes' | 'frames' | 'ways'>): KeptVisit[] {
  return wishes.keptHours.flatMap(({ day, from, to, clinic, at: place }) => {
    const frame = frames[day]
    // Before the train there, and after the one home, one is at no bed.
    if (!frame || frame.isEmpty || place) return []
    const bed = frame.flight === 'arrival' ? frame.end : frame.start
    const at = clinicNear(clinic, bed) ?? bed
    const wayOf = (other: DayFrame['start']) =>
      isSamePoint(at, other) ? 0 : ways.leg(ways.locationOfEnd(at), ways.locationOfEnd(other)).minutes
    const span = {
      from: Math.max(from, frame.begins + wayOf(frame.start)),
      to: Math.min(to, frame.ends - wayOf(frame.end)),
    }
    const minutes = span.to - span.from
    return minutes <= 0
      ? []
      : [{ day, ...span, minutes, location: ways.locationOfEnd(at), at, ...(clinic && { clinic }) }]
  })
}

export function idOfKept({ day, from }: Pick<KeptSpan, 'day' | 'from'>): string {
  return `kept hours ${day} ${from}`
}

/** Kept hours as a place of the problem, which can only be there and then. */
export function placeOfKept(kept: KeptVisit, days: number): Place {
  const { day, from, to, minutes, location } = kept
  return {
    id: idOfKept(kept),
    location,
    score: 0,
    service: minutes,
    cost: 0,
    must: true,
    worth: keptWorth,
    windows: Array.from({ length: days }, (_, at) => (at === day ? [{ from, to: from, until: to }] : [])),
    kinds: ['kept'],
  }
}

/** These places without the hours that are kept free, and the ways from and to the bed around them. */
export function besideKept(places: readonly Place[], kept: readonly KeptVisit[], ways: Pick<Ways, 'minutes'>): Place[] {
  if (kept.length === 0) return [...places]
  return places.map((place) => ({
    ...place,
    windows: place.windows.map((spans, day) =>
      kept
        .filter((one) => one.day === day)
        .reduce<readonly Opening[]>((left, one) => left.flatMap((span) => without(span, one, place, ways)), spans),
    ),
  }))
}

/** What is left of a span before and after kept hours. */
function without(span: Opening, kept: KeptVisit, { location, service }: Place, ways: Pick<Ways, 'minutes'>): Opening[] {
  // Whoever has to fast rests until then.
  const leaveBy = kept.clinic?.isFasting ? 0 : kept.from - ways.minutes(location, kept.location)
  const from = kept.to + ways.minutes(kept.location, location)
  const before = {
    from: span.from,
    to: Math.min(span.to, leaveBy - service),
    until: Math.min(span.until ?? Infinity, leaveBy),
  }
  const after = { ...span, from: Math.max(span.from, from) }
  return [before, after].filter((each) => each.from <= each.to)
}

/** Hours in which something is planned all the same: a move, or what the day cannot do without. */
export function listKeptLeft({ wishes }: Pick<Parts, 'wishes'>, days: readonly PlanDay[]): Unplaced[] {
  return listTaken(wishes, days).map((name) => ({ placeId: null, name, reason: 'kept_hours', note: '' }))
}
