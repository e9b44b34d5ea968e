import { cityListPage } from '#domain/clinics/city-list.ts'
import type { ClinicFacts } from '#domain/clinics/clinics.ts'
import { type Festival, nextDates } from '#domain/festivals/festivals.ts'
import type { Dish } from '#domain/food/dishes.ts'
import type { GettingIn } from '#domain/places/getting-in.ts'
import { dietTags, mealPlaceKinds, type PlaceFacts, sourcedFacts } from '#domain/places/places.ts'
import type { SourcedPlace } from './source-report.ts'

/** How many rows of a kind have a fact. A `sourced` fact counts only with a page that is recent enough. */
type KnownFact = { of: string; fact: string; known: number; total: number }

type Catalogue = {
  places: readonly PlaceFacts[]
  report: readonly SourcedPlace[]
  gettingIn: ReadonlyMap<string, GettingIn>
  dishes: readonly Dish[]
  festivals: readonly Festival[]
  clinics: readonly ClinicFacts[]
  /** Of journeys between cities. */
  fares: readonly { source: unknown }[]
  day: string
}

/** Every kind of fact with its count; the largest missing share first. */
export function countKnownFacts(catalogue: Catalogue): KnownFact[] {
  const { places, report, gettingIn, dishes, festivals, clinics, fares, day } = catalogue
  const open = places.filter(({ permanentlyClosed }) => !permanentlyClosed)
  const tables = open.filter(({ kind }) => mealPlaceKinds.includes(kind))
  const sights = open.filter(({ kind }) => !mealPlaceKinds.includes(kind))
  const facts = [
    ...sourcedFacts.map((fact) => count('places', `${fact}, sourced`, rowsWith(report, fact), isSourced(fact))),
    ...countEach('sights', sights, {
      'best time': ({ best }) => best !== null,
      dusk: ({ dusk }) => dusk !== null,
      children: ({ childFrom, forChildren }) => childFrom !== null && forChildren !== null,
      steps: ({ stairs }) => stairs !== null,
      'length on foot': ({ walkKm }) => walkKm !== null,
      shelter: ({ shelter }) => shelter !== null,
      headline: ({ headline }) => headline !== null,
      'three things to see': ({ highlights }) => highlights.length >= 3,
      'a tip': ({ tip }) => tip !== null,
      'hours, or when it is alive': ({ hours, seasons, activeHours }) =>
        hours !== null || seasons.length > 0 || activeHours !== null,
      'a price, or free': ({ cost }) => cost !== null,
      'what goes with it': ({ goesWith }) => goesWith.length > 0,
      'ticket page where entry is paid': ({ cost, tickets }) => (cost ?? 0) === 0 || tickets !== null,
      'barrier-free description': ({ id }) => gettingIn.has(id),
      'name in Japanese': ({ otherNames }) => otherNames.ja !== null,
      'name in Chinese': ({ otherNames }) => otherNames.zh !== null,
    }),
    ...countEach('tables', tables, {
      'opening hours': ({ hours }) => hours !== null,
      'a price': ({ cost }) => cost !== null,
      dish: ({ dish }) => dish.length > 0,
      'a diet that is known': ({ tags }) => dietTags.some((diet) => tags.includes(diet)),
    }),
    ...countEach('dishes', dishes, { 'official names': ({ officialNames }) => officialNames !== null }),
    ...countEach('festivals', festivals, { 'days ahead': (festival) => nextDates(festival, day) !== null }),
    ...countEach('journeys', fares, { 'fare, sourced': ({ source }) => source !== null }),
    ...countEach('clinics', clinics, {
      telephone: ({ phoneNumber }) => phoneNumber !== '',
      website: ({ website }) => website !== '',
      languages: ({ languages }) => languages.length > 0,
      'registration or the city’s list': (clinic) => clinic.registration !== null || cityListPage(clinic) !== null,
    }),
  ]
  return facts
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.known / one.total - other.known / other.total)
}

function count<Row>(of: string, fact: string, rows: readonly Row[], isKnown: (row: Row) => boolean): KnownFact {
  return { of, fact, known: rows.filter(isKnown).length, total: rows.length }
}

function countEach<Row>(of: string, rows: readonly Row[], facts: Record<string, (row: Row) => boolean>): KnownFact[] {
  return Object.entries(facts).map(([fact, isKnown]) => count(of, fact, rows, isKnown))
}

type Fact = (typeof sourcedFacts)[number]

/** The places that have a fact at all: a place that is always open has no closing days. */
function rowsWith(report: readonly SourcedPlace[], fact: Fact): SourcedPlace[] {
  return report.filter((row) => row.missing.includes(fact) || isSourced(fact)(row))
}

function isSourced(fact: Fact): (row: SourcedPlace) => boolean {
  return ({ sourced }) => sourced.some((page) => page.fact === fact)
}

/** A text table with a line for each row; the columns are as wide as their longest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
