import * as z from 'zod/mini'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { factSource, openIntervals } from '#domain/places/fact-schemas.ts'
import { type PlaceSense, unknownSense } from '#domain/places/place-sense.ts'
import { lookedUpFacts, placeFacts } from '#domain/places/place-schemas.ts'
import { placeSeason, placeSource } from '#domain/places/place-source-schemas.ts'
import { knownBy } from '#domain/places/place-sources.ts'
import { type OpeningHours, type PlaceFacts, type PlaceSource, type Weekday, weekdays } from '#domain/places/places.ts'
import { writeOutRules, yearlyNames } from './closing-rules.ts'

// The short format of rows in seed/facts/places. docs/place-facts.md describes it with examples.

const weekdayHours = {
  mon: z.optional(openIntervals),
  tue: z.optional(openIntervals),
  wed: z.optional(openIntervals),
  thu: z.optional(openIntervals),
  fri: z.optional(openIntervals),
  sat: z.optional(openIntervals),
  sun: z.optional(openIntervals),
}

/** All weekdays, `daily` with the weekdays that differ, `24h`, `closed` (always), or null for unknown hours. */
const hours = z.nullable(
  z.union([
    z.literal(['24h', 'closed']),
    z.strictObject({ daily: openIntervals, ...weekdayHours }),
    z.required(z.strictObject(weekdayHours)),
  ]),
)

const date = z.iso.date()
const dates = z.union([date, z.string().check(z.regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/))])
const monthDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const month = '(0[1-9]|1[0-2])'
const monthlyDay = new RegExp(`^([1-5]|last) (mon|tue|wed|thu|fri|sat|sun)( in ${month}(,${month})*)?$`, 'u')

const source = z.strictObject({
  ...factSource,
  pageDate: z._default(factSource.pageDate, null),
  facts: placeSource.shape.facts,
  disputes: placeSource.shape.disputes,
  /** The page is about many places, so that other rows may name it too. */
  isList: z._default(z.boolean(), false),
})

// The fame is computed from lists (fame.ts).
const { basis: _basis, source: _source, checkedOn: _checkedOn, sources: _sources, fame: _fame, ...said } = lookedUpFacts

export const placeRow = z.strictObject({
  ...said,
  hours,
  closed: z.array(dates),
  seasons: z._default(
    z.array(z.strictObject({ ...placeSeason.shape, hours, lastEntry: z._default(placeSeason.shape.lastEntry, null) })),
    [],
  ),
  closedYearly: z._default(
    z.array(z.string().check(z.refine((name) => monthDay.test(name) || yearlyNames.includes(name), 'no such day'))),
    [],
  ),
  closedMonthly: z._default(z.array(z.string().check(z.regex(monthlyDay))), []),
  onHolidays: z._default(z.nullable(z.enum(['opens', 'moves'])), null),
  sources: z._default(z.array(source), []),
  // For rows without a source page. A row with sources omits these fields.
  basis: z.optional(z.literal('recalled')),
  source: z.optional(z.null()),
  checkedOn: z.optional(z.null()),
})
export type PlaceRow = z.infer<typeof placeRow>

/** The facts of a row with its rules expanded to dates, and what an editor knows about it. */
export function readPlaceRow(row: unknown, sense: ReadonlyMap<string, PlaceSense> = new Map()): PlaceFacts {
  const given = placeRow.parse(row)
  const { closedYearly, closedMonthly, onHolidays, sources, basis, source: _none, checkedOn: _never, ...facts } = given
  if (sources.length > 0 && basis !== undefined) throw new Error(`${facts.id}: a row with sources says no basis`)
  const opening = {
    hours: wholeHours(facts.hours),
    seasons: facts.seasons.map((season) => ({ ...season, hours: wholeHours(season.hours) })),
    closed: facts.closed.flatMap(listDates).toSorted(),
    exceptions: facts.exceptions,
    lastEntry: facts.lastEntry,
  }
  return placeFacts.parse({
    ...unknownSense,
    ...sense.get(facts.id),
    ...facts,
    ...opening,
    ...writeOutRules(opening, { closedYearly, closedMonthly, onHolidays }),
    ...knownBy(sources.map(({ isList: _isList, ...page }): PlaceSource => page)),
  })
}

function wholeHours(given: PlaceRow['hours']): OpeningHours | null {
  if (given === null || given === '24h') return given
  const days = given === 'closed' ? { daily: [] } : given
  const daily = 'daily' in days ? days.daily : []
  const of = (weekday: Weekday) => [...((given === 'closed' ? undefined : given[weekday]) ?? daily)]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys' type
  return Object.fromEntries(weekdays.map((weekday) => [weekday, of(weekday)])) as Exclude<OpeningHours, '24h'>
}

/** A date, or each date of `2026-12-01/2027-03-20`. */
function listDates(given: string): string[] {
  const [from = '', to = from] = given.split('/')
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
