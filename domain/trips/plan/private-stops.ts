import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanDay, PlanLeg, PlanStop } from './plans.ts'
import { isTreatmentReason, mentionsTreatment } from '#domain/clinics/treatment-mentions.ts'

/** The name of a private stop; locales translate it. */
export const privateTime = 'private_time'

/** Says whether a stop is private time. */
export function isPrivateTime({ kind, name }: Pick<PlanStop, 'kind' | 'name'>): boolean {
  return kind === 'rest' && name === privateTime
}

/** Visits to clinics, and rest that is kept for a treatment or after it. */
export function isPrivateStop(stop: PlanStop, { shortfall }: PlanDay, clinics: ReadonlySet<string>): boolean {
  switch (stop.kind) {
    case 'consultation':
    case 'treatment':
    case 'checkup':
      return true
    case 'rest':
      return (
        (!isPrivateTime(stop) && (shortfall === 'treatment' || shortfall === 'recovery')) ||
        mentionsTreatment(stop.name ?? '') ||
        stop.because.some(isTreatmentReason)
      )
    case 'attraction':
    case 'shopping':
    case 'nightlife':
    case 'meal':
    case 'cafe':
    case 'lodging':
    case 'transfer':
      return stop.treatment !== undefined || (stop.placeId !== null && clinics.has(stop.placeId))
  }
}

/** The totals that the hidden stops took out of the day. */
export type HiddenAmounts = { cost: number; minutes: number; stops: number }

/**
 * The day with private time in place of private stops. Consecutive stops become one, which also covers the legs to and
 * from them: from the lengths of two legs the hidden place could be located on a map.
 */
export function hidePrivateStops(day: PlanDay, clinics: ReadonlySet<string>): { day: PlanDay; without: HiddenAmounts } {
  const without: HiddenAmounts = { cost: 0, minutes: 0, stops: 0 }
  const drop = (leg: PlanLeg | null) => {
    without.cost += leg?.cost ?? 0
    without.minutes += leg?.minutes ?? 0
  }
  const stops: PlanStop[] = []
  for (const stop of day.stops) {
    const last = stops.at(-1)
    const follows = last !== undefined && isPrivateTime(last)
    if (isPrivateStop(stop, day, clinics)) {
      drop(stop.leg)
      without.cost += stop.cost
      if (follows) {
        last.leave = laterOf(last.leave, stop.leave)
        without.stops += 1
      } else stops.push(privateStop(beginOf(stop, last), stop.leave))
    } else if (follows) {
      const leg = stop.kind === 'transfer' ? moveFrom(day, stop) : null
      last.leave = laterOf(last.leave, addMinutes(stop.arrive, -(leg?.minutes ?? 0)))
      if (!leg) drop(stop.leg)
      stops.push(hideDetails({ ...stop, leg }))
    } else stops.push(hideDetails(stop))
  }
  const last = stops.at(-1)
  const endsPrivately = last !== undefined && isPrivateTime(last)
  if (endsPrivately) {
    last.leave = addMinutes(last.leave, day.returnLeg?.minutes ?? 0)
    drop(day.returnLeg)
  }
  return {
    day: {
      ...day,
      stops,
      returnLeg: endsPrivately ? null : day.returnLeg,
      cost: Math.max(0, day.cost - without.cost),
    },
    without,
  }
}

function privateStop(arrive: string, leave: string): PlanStop {
  const times = { arrive, leave: laterOf(arrive, leave) }
  return {
    placeId: null,
    kind: 'rest',
    name: privateTime,
    ...times,
    leg: null,
    cost: 0,
    hoursUnknown: false,
    because: [],
  }
}

/** The departure from the stop before, or the start of the day. */
function beginOf({ arrive, leg }: PlanStop, before: PlanStop | undefined): string {
  if (before) return before.leave < arrive ? before.leave : arrive
  return addMinutes(arrive, -(leg?.minutes ?? 0))
}

/** A move after a private stop is described from the base, because its own leg starts at the clinic. */
function moveFrom({ from }: PlanDay, { leg, lat, lng }: PlanStop): PlanLeg | null {
  if (!leg || lat === undefined || lng === undefined) return null
  return { ...leg, metres: Math.round(straightMetres(from, { lat, lng })) }
}

/** Removes reasons of other stops that follow from a treatment, such as a meal near the clinic. */
function hideDetails({ companion: _companion, ...stop }: PlanStop): PlanStop {
  return {
    ...stop,
    because: stop.because.filter((code) => !isTreatmentReason(code)),
  }
}

function laterOf(one: string, other: string): string {
  return one < other ? other : one
}

// The clock of a plan runs from 05:00 to 29:00.
function addMinutes(clock: string, more: number): string {
  const [hours, minutes] = clock.split(':').map(Number)
  const moved = Math.min(29 * 60, Math.max(5 * 60, (hours ?? 0) * 60 + (minutes ?? 0) + Math.round(more)))
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
