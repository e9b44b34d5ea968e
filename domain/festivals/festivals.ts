import type { FactSource, PlaceName, Province } from '#domain/places/places.ts'

/** Days of one edition, both included, and the page that names them. */
export type FestivalDates = { from: string; to: string; source: FactSource }

/** A festival of every year or every few years, or a show that runs for many months. */
export type Festival = {
  id: string
  name: PlaceName
  about: string
  lat: number
  lng: number
  province: Province
  district: PlaceName
  /** The place of the catalogue where it happens; null if it has none. */
  place: string | null
  /** The month in which it usually begins, from 1; null for a show. */
  month: number | null
  /** When it usually is, as part of a sentence: "late March to early April". */
  usually: string
  /** Editions whose days a page names, none of which is contradicted by another page. */
  dates: FestivalDates[]
  /** Earlier editions, which show when it usually is. */
  past: FestivalDates[]
  website: string | null
  sources: FactSource[]
}

/** The next edition that is not over on a day; null if its days are not known yet. */
export function nextDates({ dates }: Pick<Festival, 'dates'>, today: string): FestivalDates | null {
  return dates.toSorted((one, other) => one.from.localeCompare(other.from)).find(({ to }) => to >= today) ?? null
}

/** The months from the current one on, each with what begins in it. What is dated comes first, by its days. */
export function festivalsByMonth<Listed extends Festival>(
  festivals: readonly Listed[],
  today: string,
): { month: number; festivals: Listed[] }[] {
  const first = Number(today.slice(5, 7))
  const months = Array.from({ length: 12 }, (_, index) => ((first - 1 + index) % 12) + 1)
  return months.map((month) => {
    const here = festivals.filter((festival) => monthOf(festival, today) === month)
    const day = (festival: Festival) => nextDates(festival, today)?.from ?? '9999'
    return { month, festivals: here.toSorted((one, other) => day(one).localeCompare(day(other))) }
  })
}

/** The month in which the next edition begins, or in which it usually does. What is on now is of the current month. */
function monthOf(festival: Festival, today: string): number | null {
  const next = nextDates(festival, today)
  if (!next) return festival.month
  return Number((next.from < today ? today : next.from).slice(5, 7))
}

/**
 * What a traveller may meet between two days: what is dated then, and what usually begins in one of those months and
 * has no days yet.
 */
export function festivalsBetween<Listed extends Festival>(
  festivals: readonly Listed[],
  [from, to]: readonly [from: string, to: string],
): Listed[] {
  return festivals.filter((festival) => {
    const ahead = nextDates(festival, from)
    if (ahead) return ahead.from <= to
    return festival.month !== null && isMonthWithin(festival.month, from, to)
  })
}

function isMonthWithin(month: number, from: string, to: string): boolean {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
  const span = Array.from({ length: Math.min(12, count(to) - count(from) + 1) }, (_, index) => count(from) + index)
  return span.some((at) => (at % 12) + 1 === month)
}
