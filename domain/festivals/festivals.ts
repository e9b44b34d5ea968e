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

/** A festival as it stands from a day on: its next edition, or else the last one that was announced. */
export function listFestival(festival: Festival, from: string, today = from): ListedFestival {
  const { id, name, about, lat, lng, district, place, website, usually, month, sources } = festival
  const next = nextDates(festival, from)
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
    isOn: next !== null && next.from <= today && today <= next.to,
    source: next?.source ?? sources[0] ?? null,
  }
}

/** What a traveller may meet from a day on, each festival once. */
export type FestivalsAhead = {
  /** Those that are on, the first to end first. */
  now: ListedFestival[]
  /** Those with known days, by these. */
  next: ListedFestival[]
  /** Those without, by the month in which the next edition is expected, YYYY-MM. What is just over comes last. */
  months: { month: string; festivals: ListedFestival[] }[]
}

/** The festivals as a traveller asks for them from a day on: what is on, what comes, and what is expected. */
export function festivalsAhead(festivals: readonly Festival[], from: string, today = from): FestivalsAhead {
  const list = (one: Festival) => listFestival(one, from, today)
  const [dated, undated] = [festivals.filter(hasDays), festivals.filter((one) => !hasDays(one))]
  const coming = inOrder(dated, from).map(list)
  const endOf = ({ next }: ListedFestival) => next?.to ?? ''
  const isOn = ({ next }: ListedFestival) => next !== null && next.from <= from
  const byMonth = [...Map.groupBy(undated, (one) => expectedIn(one, from))]
  return {
    now: coming.filter(isOn).toSorted((one, other) => endOf(one).localeCompare(endOf(other))),
    next: coming.filter((one) => !isOn(one)),
    months: byMonth
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([month, expected]) => ({ month, festivals: expected.map(list) })),
  }

  function hasDays(festival: Festival): boolean {
    return nextDates(festival, from) !== null
  }
}

/** The same festivals by their next editions. Of a month, what has no days yet comes last. */
export function inOrder(festivals: readonly Festival[], today: string): Festival[] {
  // No day of a month is greater.
  const key = (one: Festival) => nextDates(one, today)?.from ?? `${expectedIn(one, today)}-99`
  return festivals.toSorted((one, other) => key(one).localeCompare(key(other)))
}

/** The month in which an edition without known days is expected, YYYY-MM, by the last edition or else as usual. */
function expectedIn(festival: Festival, today: string): string {
  const thisMonth = today.slice(0, 7)
  const last = lastDates(festival)
  if (last) {
    const expected = laterEditions(last, festival.everyYears).find(({ to }) => addDays(to, driftDays) >= today)
    const month = (expected ?? last).from.slice(0, 7)
    return month < thisMonth ? thisMonth : month
  }
  const usual = String(festival.month ?? 1).padStart(2, '0')
  const year = Number(today.slice(0, 4))
  return usual < today.slice(5, 7) ? `${year + 1}-${usual}` : `${year}-${usual}`
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
  return laterEditions(last, everyYears).some(
    (edition) => addDays(edition.from, -driftDays) <= to && addDays(edition.to, driftDays) >= from,
  )
}

/** The same days of later years. */
function laterEditions(last: Span, everyYears: number): Span[] {
  const years = Array.from({ length: 10 }, (_, index) => (index + 1) * everyYears)
  return years.map((count) => ({ from: inYears(last.from, count), to: inYears(last.to, count) }))
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
