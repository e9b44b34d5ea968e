import { roomBetweenFlights } from '#domain/trips/answers/flight-times.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import { isSamePoint } from '#domain/korea/distances.ts'
import type { PlanPlace, StopKind } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Count } from '#planner/solver/problem.ts'
import { type Candidate, interestsOf } from './place-score.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import type { LaidStop } from '#planner/trips/sheets/laid-sheets.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

type Asked = {
  wishes: TripWishes
  candidates: readonly Candidate[]
  frames: readonly DayFrame[]
  treatments: TreatmentDays
  laid?: { stops: ReadonlyMap<string, Pick<LaidStop, 'day'>> }
  isReached?: (row: PlanPlace, day: number) => boolean
  fewerOffArea?: number
}

/** The most sights of a packed day, and of a day of rest. */
export const mostSights = 9
export const mostSightsAtRest = 3

// A dinner, and about two hours for each sight with its travel, because travellers are tired after landing.
const arrivalMinutes = { dinner: 90, sight: 120 }

/** The number of sights for a day: after a flight as many as fit without hurry, otherwise as the pace asks. */
export function sightsBesideFlight({ wishes, frames }: Pick<Asked, 'wishes' | 'frames'>, day: number): number {
  const frame = frames[day]
  const isOnly = frames.every(({ flight }) => flight !== null)
  const room = frame?.flight === 'arrival' && !isOnly ? roomBetweenFlights(wishes, day) : null
  if (!frame || !room || day > 0) return mostSights
  const left = frame.ends - Math.max(room.from, frame.begins) - arrivalMinutes.dinner
  return Math.max(0, Math.round(left / arrivalMinutes.sight))
}

/** The minimums of each day, so that every wish of the trip is met on one of them. */
export function promiseCounts({
  wishes,
  candidates,
  frames,
  treatments,
  laid,
  isReached,
  fewerOffArea,
}: Asked): Map<number, Count[]> {
  const promised = new Map<number, Count[]>()
  const days = daysOf(wishes)
  const free = listFreeDays(wishes, treatments)
  const add = (day: number, count: Count) => promised.set(day, [...(promised.get(day) ?? []), count])
  const once = listOnce(wishes).filter(({ answers }) => candidates.some(answers))
  const whole = free.filter((day) => !frames[day]?.flight && !frames[day]?.moveIn)
  const awake = days.filter((day) => !treatments.surgeryDays.has(day) && !frames[day]?.isEmpty)
  const willing = whole.length > 0 ? whole : free.length > 0 ? free : awake
  // A headline day has little room for what is asked for once.
  const withSheet = new Set([...(laid?.stops.values() ?? [])].map(({ day }) => day))
  for (const [index, { kind, answers }] of once.entries()) {
    const able = willing.filter((day) =>
      candidates.some((each) => answers(each) && (isReached?.(each.row, day) ?? true)),
    )
    const open = able.filter((each) => !withSheet.has(each))
    const from = open.length > 0 ? open : able
    const day = from[index % Math.max(1, from.length)]
    if (day !== undefined) add(day, { kind, min: 1 })
  }
  addShares({
    wishes,
    candidates,
    days: days.filter((day) => !frames[day]?.isEmpty),
    frames,
    free,
    add,
    ...(fewerOffArea !== undefined && { fewerOffArea }),
    ...(isReached && { isReached }),
  })
  return promised
}

const kinds: readonly StopKind[] = ['attraction', 'shopping', 'nightlife']

type Once = { kind: string; answers: (candidate: Candidate) => boolean }

/** A kind that has to occur once in a trip. */
function listOnce({ interests, beautyTags, places, social }: TripWishes): Once[] {
  const tagged = (tag: PlaceTag): Once => ({ kind: `tag:${tag}`, answers: ({ row }) => row.tags.includes(tag) })
  const all: Once[] = [
    ...interests.map((interest) => ({
      kind: `interest:${interest}`,
      answers: ({ row }: Candidate) => interestsOf(row).includes(interest),
    })),
    ...beautyTags.map(tagged),
    ...places.flatMap((wish) =>
      wish.kind === 'area'
        ? [{ kind: `area:${wish.area}`, answers: ({ row }: Candidate) => row.area === wish.area }]
        : [],
    ),
    ...(social.includes('Cafe') ? [{ kind: 'cafe', answers: ({ kind }: Candidate) => kind === 'cafe' }] : []),
    ...(social.includes('Restaurants')
      ? [{ kind: 'restaurant', answers: ({ row }: Candidate) => row.kind === 'restaurant' }]
      : []),
    ...(social.includes('Hidden Gem') ? [tagged('hidden-gem')] : []),
    ...(social.includes('Viral Location') ? [tagged('viral')] : []),
  ]
  return all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at)
}

type Shares = Omit<Asked, 'treatments' | 'laid'> & {
  days: readonly number[]
  free: readonly number[]
  add: (day: number, count: Count) => void
}

// The share of an area's rows that a trip sees whose stops the area has too few places for.
const placeableShare = 0.35

/** Half of the stops in the chosen areas, and four of five sights photogenic, where there are enough. */
function addShares({ wishes, candidates, frames, days: all, free, add, isReached, fewerOffArea }: Shares): void {
  const { sightsFrom, sightsTo, cafesFrom } = wishes.pace
  const sights = sightsTo ?? mostSights
  // With a diet one eats where a table suits.
  const meals = wishes.diets.some(isStrict) ? 0 : 2
  const halfOf = (most: number) => Math.ceil((most + (cafesFrom > 0 ? 2 : 1) + 2) / 2)
  const rows = candidates.filter(({ row }) => row.area !== null && wishes.areas.includes(row.area))
  const inAreas = rows.length
  // On days of a move, and in other cities, no area of the capital counts.
  const isWhole = (day: number) => !isReached || (!frames[day]?.moveIn && rows.some(({ row }) => isReached(row, day)))
  const inTown = all.filter(isWhole)
  // Nobody has much of a quarter after landing.
  const withoutFlight = inTown.filter((day) => !frames[day]?.flight)
  const days = withoutFlight.length > 0 ? withoutFlight : inTown
  if (wishes.areas.length > 0) {
    const isEnough = inAreas >= days.length * 2 * halfOf(sights)
    const placeable = Math.floor(inAreas * placeableShare)
    for (const [index, day] of days.entries()) {
      const half = halfOf(free.includes(day) ? sights : Math.min(sights, mostSightsAtRest))
      // The remainder goes to the first days.
      const even = Math.floor(placeable / days.length) + (index < placeable % days.length ? 1 : 0)
      const share = isEnough ? half : Math.min(half, even)
      if (share > 0) add(day, { kind: 'in-area', min: share })
      if (fewerOffArea !== undefined)
        add(day, {
          kind: 'off-area',
          max: Math.max(0, Math.floor((sightsFrom + cafesFrom + meals) / 2) - fewerOffArea),
        })
    }
  }
  if (!wishes.social.includes('Instagrammable places only')) return
  const photogenic = candidates.filter(({ row, kind }) => row.tags.includes('photogenic') && kinds.includes(kind))
  for (const day of all) {
    // A town may have fewer photogenic sights than its days ask for.
    const reached = photogenic.filter(({ row }) => isReached?.(row, day) ?? true).length
    const isShort = frames[day]?.flight || frames[day]?.moveIn
    if (reached >= sightsFrom * daysInTown(day))
      add(day, { kind: 'plain-sight', max: isShort ? 0 : plainSightsOf(sightsFrom) })
  }

  function daysInTown(day: number): number {
    const here = frames[day]?.end
    return frames.filter(({ end }) => here && isSamePoint(end, here)).length
  }
}

/** The number of sights of a day that need not be photogenic. */
function plainSightsOf(sightsFrom: number): number {
  return sightsFrom >= 5 ? 1 : 0
}

/** Named sights need not be photogenic, as long as four of five sights of the trip are. */
export function listSparedSights({ wishes, candidates, treatments }: Omit<Asked, 'frames'>): ReadonlySet<string> {
  const { sightsFrom } = wishes.pace
  const free = listFreeDays(wishes, treatments).length
  const most = Math.floor((free * sightsFrom) / 5) - wishes.days * plainSightsOf(sightsFrom)
  const named = candidates.filter(({ isMust, row }) => isMust && !row.tags.includes('photogenic'))
  return new Set(named.slice(0, Math.max(0, most)).map(({ row }) => row.id))
}

function daysOf({ days }: TripWishes): number[] {
  return Array.from({ length: days }, (_, day) => day)
}

/** The days without a treatment or a rest. */
function listFreeDays(wishes: TripWishes, { treatmentDays, quietDays }: TreatmentDays): number[] {
  return daysOf(wishes).filter((day) => !treatmentDays.has(day) && !quietDays.has(day))
}
