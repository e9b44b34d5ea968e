const dayMs = 24 * 60 * 60 * 1000

// Korea has had UTC+9 without daylight saving time since 1988, so a fixed offset is enough.
const seoulOffsetMs = 9 * 60 * 60 * 1000

/** The present year in Seoul. */
export function seoulYear(now: number): number {
  return new Date(now + seoulOffsetMs).getUTCFullYear()
}

/** The date in Seoul, YYYY-MM-DD. */
export function seoulDay(now: number): string {
  return new Date(now + seoulOffsetMs).toISOString().slice(0, 10)
}

/** A minute in Seoul: the date, YYYY-MM-DD, and the time, HH:MM. */
export type SeoulMoment = { date: string; clock: string }

/** The date and the time in Seoul. */
export function seoulMoment(now: number): SeoulMoment {
  const shown = new Date(now + seoulOffsetMs).toISOString()
  return { date: shown.slice(0, 10), clock: shown.slice(11, 16) }
}

/** The start of a minute in Seoul, in milliseconds since 1970. */
export function timeOfSeoulMoment({ date, clock }: SeoulMoment): number {
  return Date.parse(`${date}T${clock}Z`) - seoulOffsetMs
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The season of a date in Korea, by month: spring begins in March. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  return month >= 9 && month <= 11 ? 'autumn' : 'winter'
}

/** The next midnight in Seoul after `now`, both in milliseconds since 1970. */
export function nextSeoulMidnight(now: number): number {
  const day = Math.floor((now + seoulOffsetMs) / dayMs)
  return (day + 1) * dayMs - seoulOffsetMs
}
