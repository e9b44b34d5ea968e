import { allVisits, clockOf, type Day, isSight, type Trip, wholeDays } from './read-trip.ts'
import { dayRule, type Rule } from './rule.ts'
import { topSights } from './top-sights.ts'

// When one is there at the latest, and how long one stays at least.
const hours: Record<string, { by: number; stay: number }> = {
  'nami-island': { by: 12 * 60, stay: 120 },
  everland: { by: 11 * 60, stay: 330 },
  'lotte-world-adventure': { by: 13.5 * 60, stay: 210 },
  'third-tunnel': { by: 12 * 60, stay: 60 },
  seoraksan: { by: 11.5 * 60, stay: 120 },
  hallasan: { by: 10 * 60, stay: 180 },
  // Lunch on the island comes before it.
  'udo-island': { by: 13 * 60, stay: 150 },
  'hahoe-village': { by: 14.5 * 60, stay: 75 },
  'yongpyong-ski': { by: 11 * 60, stay: 210 },
  'vivaldi-park': { by: 11 * 60, stay: 210 },
}
const wholeDayOnes = ['everland', 'lotte-world-adventure', 'hallasan', 'udo-island', 'yongpyong-ski', 'vivaldi-park']
const shortTrip = 3
const toddler = 3
const truly = ['budget', 'no_time', 'too_far', 'unknown']
const notNames = /blossom|vegan|vegetarian|halal|restaurants?\b|\bfood\b|autumn|foliage/iu
// Of the great sights of a whole day, of a light one, and the share that a plan must reach.
const greatADay = { usual: 1.6, light: 1.1 }
const leastShare = 0.6
const mostOutside = 0.3
const fewSights = 6

function isGreat(headline: number | null | undefined) {
  return (headline ?? 0) >= 2
}

function stayOf({ visits }: Day, id: string): number {
  return visits.filter(({ row }) => row.id === id).reduce((sum, { arrive, leave }) => sum + leave - arrive, 0)
}

/** The bases at which a trip has a whole day, with the number of such days. */
function daysAt(trip: Trip): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { night } of wholeDays(trip)) counted.set(night, (counted.get(night) ?? 0) + 1)
  return counted
}

/** Toddlers and the old climb no stairs, and some places are for older children. */
function mayCome({ rows, childAges, isOlder }: Trip, id: string): boolean {
  const row = rows.get(id)
  const youngest = Math.min(...childAges, Infinity)
  const climbs = !isOlder && youngest > toddler
  return row !== undefined && (climbs || row.stairs !== 2) && (row.childFrom ?? 0) <= youngest
}

function missingTops(trip: Trip): { base: string; text: string; isFirst: boolean }[] {
  const held = new Set(allVisits(trip).map(({ row }) => row.id))
  return [...daysAt(trip)].flatMap(([base, days]) =>
    (topSights[base] ?? [])
      .filter(({ fromDays }) => days >= fromDays && (trip.isFirst || base !== 'seoul'))
      .filter(({ anyOf }) => anyOf.some((id) => mayCome(trip, id)) && !anyOf.some((id) => held.has(id)))
      .map(({ anyOf, fromDays }) => ({ base, text: `${base}: ${anyOf.join(' or ')}`, isFirst: fromDays === 1 })),
  )
}

export const headlineRules: readonly Rule[] = [
  dayRule('a headline day starts in time', 2, ({ visits }) =>
    visits.flatMap(({ row, arrive }, at) => {
      const rule = hours[row.id]
      const isAgain = visits.slice(0, at).some((other) => other.row.id === row.id)
      return rule && !isAgain && arrive > rule.by ? [`${row.id} at ${clockOf(arrive)}`] : []
    }),
  ),
  dayRule('a headline place gets its time', 2, (day) =>
    [...new Set(day.visits.map(({ row }) => row.id))].flatMap((id) => {
      const rule = hours[id]
      return rule && stayOf(day, id) < rule.stay ? [`${id} for ${stayOf(day, id)} minutes`] : []
    }),
  ),
  dayRule('no headline day on a first or last day', 2, ({ index, visits }, { days }) =>
    days.length <= shortTrip || (index > 0 && index < days.length - 1)
      ? []
      : visits.filter(({ row }) => wholeDayOnes.includes(row.id)).map(({ row }) => row.id),
  ),
  dayRule('not two whole days in one', 3, ({ visits }) => {
    const found = [...new Set(visits.map(({ row }) => row.id).filter((id) => wholeDayOnes.includes(id)))]
    return found.length > 1 ? [found.join(' and ')] : []
  }),
  {
    name: 'what is named and fits is in the plan',
    severity: 3,
    find: ({ plan, days, rows, steps }) =>
      days.length < shortTrip
        ? []
        : plan.unplaced
            .filter(({ placeId, reason }) => placeId !== null && truly.includes(reason))
            // Three days, and whoever asks for one city, have no night for another one.
            .filter(({ reason }) => reason !== 'too_far' || (days.length > shortTrip && steps.step2.cities !== 'one'))
            // The rules let a place be left out that costs half of a day's money.
            .filter(({ placeId }) => 2 * (rows.get(placeId ?? '')?.cost ?? 0) < steps.step2.dailyBudgetRange)
            .map(({ name, reason }) => `${name} (${reason})`),
  },
  {
    name: 'no wish is called an unknown place',
    severity: 2,
    find: ({ plan }) =>
      plan.unplaced.filter(({ name, reason }) => reason === 'unknown' && notNames.test(name)).map(({ name }) => name),
  },
  {
    name: 'the first of the top sights of a base is seen',
    severity: 3,
    find: (trip) => missingTops(trip).flatMap(({ text, isFirst }) => (isFirst ? [text] : [])),
  },
  {
    name: 'the other top sights of a base are seen',
    severity: 2,
    find: (trip) => missingTops(trip).flatMap(({ text, isFirst }) => (isFirst ? [] : [text])),
  },
  {
    name: 'there are enough great sights',
    severity: 2,
    find: (trip) => {
      const whole = wholeDays(trip).length
      const aDay = trip.steps.step2.activityIntensity === 'light' ? greatADay.light : greatADay.usual
      const found = allVisits(trip).filter(({ row }) => isGreat(row.headline)).length
      const asked = whole * aDay * leastShare
      return whole >= 2 && found < asked ? [`${found} in ${whole} whole days`] : []
    },
  },
  {
    name: 'most sights are of the chosen interests',
    severity: 2,
    find: (trip) => {
      const chosen = trip.steps.step1.selectedInterests
      const sights = allVisits(trip).filter((visit) => isSight(visit) && !isGreat(visit.row.headline))
      const outside = sights.filter(
        ({ row, stop }) => !stop.because.includes('must') && !row.interests.some((each) => chosen.includes(each)),
      )
      return sights.length >= fewSights && outside.length > mostOutside * sights.length
        ? [`${outside.length} of ${sights.length} outside`]
        : []
    },
  },
]
