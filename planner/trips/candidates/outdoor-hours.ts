import { duskOf } from '#domain/korea/dusk.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Opening, Span } from '#planner/solver/problem.ts'

// The months in which outdoor visits in the evening are too cold.
const frostMonths: readonly number[] = [12, 1, 2]
const frostFrom = 18 * 60
const heatMonths: readonly number[] = [7, 8]
const heat: Span = { from: 11 * 60, to: 16 * 60 }
// A visit outdoors at the height of summer is over by noon, or begins in the afternoon, unless it is short.
const [heatFrom, heatTo] = ['07-10', '08-25']
const noonHeat: Span = { from: 12 * 60, to: 15.5 * 60 }
const longInHeat = 45
const latest = 29 * 60

/**
 * The start times of a visit that suit the season: parks and hills in daylight, nothing outdoors on winter evenings,
 * steep hills neither in frost nor in the midday heat. Streets with shops and restaurants suit every hour.
 */
export function seasonalStarts(row: PlanPlace, date: string, stay: number, spans: readonly Required<Opening>[]) {
  const month = Number(date.slice(5, 7))
  if (!isOutside(row)) return [...spans]
  const isSteep = row.tags.includes('strenuous') && row.interests.includes('nature')
  if (isSteep && frostMonths.includes(month)) return []
  const ends = Math.min(
    isSteep || isGreen(row) ? duskOf(month) : latest,
    frostMonths.includes(month) && isOnlyToSee(row) && row.dusk !== 'only' ? frostFrom : latest,
  )
  const isHot = date.slice(5) >= heatFrom && date.slice(5) <= heatTo
  const hours = isSteep && heatMonths.includes(month) ? heat : isHot && stay >= longInHeat ? noonHeat : null
  const parts = hours
    ? [
        { from: 0, to: hours.from - stay },
        { from: hours.to, to: latest },
      ]
    : [{ from: 0, to: latest }]
  return parts.flatMap((part) =>
    spans
      .map(({ from, to, until }) => ({
        from: Math.max(from, part.from),
        to: Math.min(to, part.to, ends - stay),
        until: Math.min(until, Math.max(ends, from + stay)),
      }))
      .filter(({ from, to }) => from <= to),
  )
}

/** Whether a sight has no roof. */
export function isOutside({ kind, tags }: Pick<PlanPlace, 'kind' | 'tags'>): boolean {
  return kind === 'attraction' && tags.includes('outdoor') && !tags.includes('indoor')
}

/** Nature without other attractions has nothing to see in the dark. Popular evening places have lights. */
function isGreen({ interests, tags, hours }: PlanPlace): boolean {
  const isOpenAnyTime = hours === null || hours === '24h'
  if (!isOpenAnyTime || !interests.includes('nature') || tags.includes('viral')) return false
  return interests.every((interest) => interest === 'nature') || tags.includes('hidden-gem')
}

/** Whether a place has nothing indoors: no shops, restaurants or bars. */
function isOnlyToSee({ interests }: PlanPlace): boolean {
  return !interests.some((interest) => interest === 'shopping' || interest === 'food' || interest === 'nightlife')
}
