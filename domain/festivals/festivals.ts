import { addDays } from '#domain/korea/calendar-dates.ts'
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
  /** 2 for a festival of every second year. */
  everyYears: 1 | 2
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

/** What pages show of a festival. */
export type ListedFestival = Pick<
  Festival,
  'id' | 'name' | 'about' | 'lat' | 'lng' | 'district' | 'place' | 'website' | 'usually'
> & {
  isShow: boolean
  next: Span | null
  last: Span | null
  isOn: boolean
  source: FactSource | null
}
type Span = Pick<FestivalDates, 'from' | 'to'>

/** A festival as it stands on a day: its next edition, or else the last one that was announced. */
export function listFestival(festival: Festival, today: string): ListedFestival {
  const { id, name, about, lat, lng, district, place, website, usually, month, sources } = festival
  const next = nextDates(festival, today)
  const last = next ? null : lastDates(festival)
  return {
    id,
    name,
    about,
    lat,
    lng,
    district,
    place,
    website,
    usually,
    isShow: month === null,
    next: next && { from: next.from, to: next.to },
    last: last && { from: last.from, to: last.to },
    isOn: next !== null && next.from <= today,
    source: next?.source ?? sources[0] ?? null,
  }
}

/** The months from the current one on, each with what begins in it. What is dated comes first, by its days. */
export function festivalsByMonth(
  festivals: readonly Festival[],
  today: string,
): { month: number; festivals: Festival[] }[] {
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

// So many days sooner or later than in another year.
const driftDays = 14

/**
 * What a traveller may meet between two days: what is dated then, and what has no days yet and was held about then in
 * its last edition, or usually begins in one of those months.
 */
export function festivalsBetween(
  festivals: readonly Festival[],
  [from, to]: readonly [from: string, to: string],
): Festival[] {
  return festivals.filter((festival) => {
    const ahead = nextDates(festival, from)
    if (ahead) return ahead.from <= to
    const last = lastDates(festival)
    if (last) return mayBeHeld(last, festival.everyYears, from, to)
    return festival.month !== null && isMonthWithin(festival.month, from, to)
  })
}

/** The latest edition that is over. */
function lastDates({ dates, past }: Pick<Festival, 'dates' | 'past'>): FestivalDates | null {
  return [...dates, ...past].toSorted((one, other) => other.from.localeCompare(one.from))[0] ?? null
}

/** Whether a later edition of about the same days of the year falls on these days. */
function mayBeHeld(last: FestivalDates, everyYears: number, from: string, to: string): boolean {
  const years = Array.from({ length: 10 }, (_, index) => (index + 1) * everyYears)
  return years.some((count) => {
    const [first, end] = [addDays(inYears(last.from, count), -driftDays), addDays(inYears(last.to, count), driftDays)]
    return first <= to && end >= from
  })
}

/** The same day so many years later; the 28th of February for the 29th. */
function inYears(date: string, count: number): string {
  return `${Number(date.slice(0, 4)) + count}${date.slice(4).replace('-02-29', '-02-28')}`
}

function isMonthWithin(month: number, from: string, to: string): boolean {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
  const span = Array.from({ length: Math.min(12, count(to) - count(from) + 1) }, (_, index) => count(from) + index)
  return span.some((at) => (at % 12) + 1 === month)
}
