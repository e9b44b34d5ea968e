import { isGreatHoliday } from '#domain/korea/great-holidays.ts'
import { isInSeason } from '#domain/places/place-seasons.ts'
import type { SenseSeason } from '#domain/places/place-sense.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Opening } from '#planner/solver/problem.ts'
import { duskOf } from '#domain/korea/dusk.ts'

// What is best at dusk is seen from so many minutes before it on.
const beforeDusk = 120
const latest = 29 * 60
const barsFrom = 17 * 60
const clubsFrom = 21 * 60
// Nobody begins a mountain of some hours after lunch.
const longHike = 300
const latestHike = 11 * 60
// A shopping street is seen with closed shops too.
const headlineOfStreets = 2
const eveningBests: readonly PlanPlace['best'][] = ['dusk', 'evening', 'night']

/**
 * The start times of a visit that an editor would choose: a street while its shops are open, what is lit up after dark,
 * a view at dusk, a village of residents by day. A place that is never open then keeps the hours that it has.
 */
export function livelyStarts(row: PlanPlace, date: string, stay: number, spans: readonly Required<Opening>[]) {
  const { best = null, dusk = null, activeHours = null } = row
  const dark = duskOf(Number(date.slice(5, 7)))
  const [from, until] = activeHours === null ? [0, latest] : [minuteOf(activeHours[0]), endOf(activeHours)]
  const evening = row.kind !== 'nightlife' ? 0 : /\bclub/iu.test(row.name.en) ? clubsFrom : barsFrom
  const first = dusk === 'only' ? dark : dusk === 'best' && eveningBests.includes(best) ? dark - beforeDusk : 0
  const last = dusk === 'no' ? dark : latest
  const hike = isMountain(row) ? latestHike : latest
  const lively = spans
    .map((span) => {
      const ends = Math.min(span.until, until, last)
      return { from: Math.max(span.from, from, first, evening), to: Math.min(span.to, ends - stay, hike), until: ends }
    })
    .filter((span) => span.from <= span.to)
  return lively.length > 0 ? lively : [...spans]
}

/** Whether a visit is a climb of some hours. */
export function isMountain({ tags, visitMinutes }: Pick<PlanPlace, 'tags' | 'visitMinutes'>): boolean {
  return tags.includes('strenuous') && visitMinutes >= longHike
}

/**
 * Whether an editor would send nobody there on a date: icy steps, a ferry that is often cancelled, a market or a shop
 * on the day of Seollal or Chuseok, when hardly a stall is open, or bare trees for whoever comes for their blossom.
 */
export function isAvoided(
  { kind, headline = null, seasonAvoid = [] }: PlanPlace,
  date: string,
  likedIn: readonly SenseSeason[] = [],
): boolean {
  if (likedIn.length > 0 && !isWithin(likedIn, date)) return true
  const isShop = kind === 'market' || (kind === 'shopping' && (headline ?? 0) < headlineOfStreets)
  return isWithin(seasonAvoid, date) || (isShop && isGreatHoliday(date))
}

/** Whether a date lies in one of these parts of the year. */
export function isWithin(seasons: readonly SenseSeason[], date: string): boolean {
  return seasons.some((season) => isInSeason(season, date.slice(5)))
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** Hours that end when or before they begin end on the next day. */
function endOf([from, until]: readonly [from: string, until: string]): number {
  return minuteOf(until) + (minuteOf(until) <= minuteOf(from) ? 24 * 60 : 0)
}
