import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isPossible } from '#planner/trips/meals/diets.ts'
import { farthestMetres, isInQuarterOf } from '#planner/trips/cities/day-trips.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { type LaidSheets, noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import { type Candidate, neverMissed } from './place-score.ts'
import { earlyEvening } from './who-travels.ts'

type Asked = {
  wishes: TripWishes
  candidates: readonly Candidate[]
  frames: readonly Pick<DayFrame, 'start' | 'end' | 'isEmpty' | 'flight' | 'moveIn'>[]
  treatments: Pick<TreatmentDays, 'treatmentDays' | 'quietDays'>
  laid?: Pick<LaidSheets, 'stops'>
}

// What is asked for beside what is never missed, where a base has no more of that.
const great = 2
// A whole day holds this many of them beside what else is wished for.
const mostADay = 1.6
// Whole days at a base from which its best market is asked for.
const marketFrom = { forFood: 1, others: 2 }
const daysForView = 2
// An afternoon after a move leads as far from the base as this.
const besideBaseMetres = 6000
// An entry of a larger share of the day's budget is not asked for.
const mostOfBudget = 1 / 3

/**
 * What no guide leaves out near the bases of a trip: the search misses one of them only where something that was asked
 * for would be lost. Seoul is left to the interests of those who have been there.
 */
export function topSights({ wishes, candidates, frames, treatments, laid = noSheets }: Asked): ReadonlySet<string> {
  const days = new Map<string, { base: DayFrame['end']; count: number }>()
  for (const [day, { start, end, isEmpty, flight, moveIn }] of frames.entries()) {
    const isWhole =
      !isEmpty && !flight && !moveIn && !treatments.treatmentDays.has(day) && !treatments.quietDays.has(day)
    const key = `${end.lat} ${end.lng}`
    const known = days.get(key) ?? { base: start, count: 0 }
    if (isWhole) days.set(key, { ...known, count: known.count + 1 })
  }
  const tops = new Set(candidates.flatMap(({ row, isLiked }) => (isLiked ? [row.id] : [])))
  for (const { base, count } of days.values()) {
    const near = candidates
      .filter(({ row }) => straightMetres(base, row) <= farthestMetres && isAskedFor(row, wishes))
      .filter(({ cost }) => wishes.dailyLimit === null || cost <= wishes.dailyLimit * mostOfBudget)
      .toSorted((one, other) => headlineOf(other) - headlineOf(one) || other.score - one.score)
    const together = seenTogether(near, { base, days: count, isLaid: ({ row }) => laid.stops.has(row.id) })
    const most = Math.floor(1 + count * mostADay)
    const musts = together.filter((each) => headlineOf(each) >= neverMissed).length
    for (const { row } of together.slice(0, Math.min(most, Math.max(musts, count)))) tops.add(row.id)
    const daysForMarket = wishes.interests.includes('food') ? marketFrom.forFood : marketFrom.others
    const market = count >= daysForMarket ? bestMarket(base, candidates, wishes) : undefined
    if (market) tops.add(market.row.id)
    const isNightOut = wishes.isFirstTime === true && earlyEvening(wishes.party) === null
    const view =
      isNightOut && count >= daysForView ? (near.find(isEveningView) ?? bestView(base, candidates, wishes)) : undefined
    if (view) tops.add(view.row.id)
  }
  return tops
}

type Stay = { base: Point; days: number; isLaid: (candidate: Candidate) => boolean }

/** Those that so many days hold: nobody goes from one end of a city to the other and back. Laid ones come first. */
function seenTogether(sights: readonly Candidate[], { base, days, isLaid }: Stay): Candidate[] {
  const quarters: Point[] = []
  const kept = new Set<Candidate>()
  for (const sight of sights.toSorted((one, other) => Number(isLaid(other)) - Number(isLaid(one)))) {
    const isBeside = isInQuarterOf(quarters, sight.row) || straightMetres(base, sight.row) <= besideBaseMetres
    if (!isBeside && quarters.length >= days) continue
    if (!isBeside) quarters.push(sight.row)
    kept.add(sight)
  }
  return sights.filter((sight) => kept.has(sight))
}

function isEveningView({ row: { kind, dusk = null } }: Candidate): boolean {
  return kind === 'attraction' && (dusk === 'best' || dusk === 'only')
}

/** On a first trip one sees a view after dark; where an entry is dear, a free one. */
function bestView(base: Point, candidates: readonly Candidate[], { dailyLimit }: TripWishes): Candidate | undefined {
  return candidates
    .filter((each) => isEveningView(each) && straightMetres(base, each.row) <= farthestMetres)
    .filter(({ cost }) => dailyLimit === null || cost <= dailyLimit * mostOfBudget)
    .toSorted((one, other) => headlineOf(other) - headlineOf(one) || other.score - one.score)[0]
}

/** Nobody misses the market of a town, and who comes for the food least of all. */
function bestMarket(base: Point, candidates: readonly Candidate[], { diets }: TripWishes): Candidate | undefined {
  return candidates
    .filter(({ row }) => row.kind === 'market' && straightMetres(base, row) <= farthestMetres)
    .filter(({ row }) => isPossible(row, diets))
    .toSorted((one, other) => headlineOf(other) - headlineOf(one) || other.score - one.score)[0]
}

function isAskedFor({ headline, province }: Candidate['row'], { isFirstTime }: TripWishes): boolean {
  return (headline ?? 0) >= great && (isFirstTime !== false || province !== 'Seoul')
}

function headlineOf({ row }: Candidate): number {
  return row.headline ?? 0
}
