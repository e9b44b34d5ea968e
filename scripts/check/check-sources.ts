import { sourcedFacts } from '#domain/places/places.ts'
import { readDishes } from '#seed/dishes.ts'
import { readFestivals } from '#seed/festivals.ts'
import { readGettingIn } from '#seed/getting-in.ts'
import { readInstitutions } from '#seed/institutions.ts'
import { countKnownFacts, textTable } from '#seed/known-report.ts'
import { readPlaces } from '#seed/places.ts'
import { readFareSources } from '#seed/transport.ts'
import { countPublishers, reportSources, type SourcedPlace } from '#seed/source-report.ts'
import { countPlanUse } from './plan-use.ts'
import shownFirst from '#seed/facts/places/shown-first.json' with { type: 'json' }

// Prints which facts of the embedded catalogue are known, as tables with what is missing first. `docs/place-facts.md`
// explains sources.

const places = readPlaces()
const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
const use = process.argv.includes('--plans') ? countPlanUse(places) : new Map<string, number>()
const report = reportSources(places, shownFirst, day, use)
const clinics = readInstitutions().map(({ facts }) => facts)
const fame = new Map(places.map((place) => [place.id, place.fame]))

const missingFirst = report.toSorted(
  (one, other) =>
    other.missing.length - one.missing.length ||
    (use.get(other.id) ?? 0) - (use.get(one.id) ?? 0) ||
    (fame.get(other.id) ?? 0) - (fame.get(one.id) ?? 0),
)
console.log(
  'Places. A cell has the date of the youngest page, MISSING without one, and nothing where there is no such fact.',
)
console.log(
  textTable(
    ['place', 'group', 'fame', 'plans', ...sourcedFacts],
    missingFirst.map((row) => [
      row.id,
      row.group,
      String(fame.get(row.id) ?? ''),
      String(use.get(row.id) ?? ''),
      ...sourcedFacts.map((fact) => cellOf(row, fact)),
    ]),
  ),
)

console.log('\nPublishers, with their places and their oldest page:')
console.log(
  textTable(
    ['publisher', 'places', 'oldest page'],
    countPublishers(report).map(({ publisher, places: count, oldest }) => [publisher, String(count), oldest]),
  ),
)

const pages = clinics.flatMap(({ sources }) => sources)
console.log(`\nClinics: ${clinics.length} institutions. Their pages:`)
console.log(
  textTable(
    ['publisher', 'clinics', 'page of', 'says'],
    [...Map.groupBy(pages, (page) => page.publisher)].map(([publisher, named]) => [
      publisher,
      String(named.length),
      named[0]?.pageDate ?? named[0]?.readOn ?? '',
      [...new Set(named.flatMap((page) => page.says))].join(', '),
    ]),
  ),
)

console.log(`\nOn ${day} of each kind of fact, what is missing most first:`)
console.log(
  textTable(
    ['of', 'fact', 'known', 'missing', 'known of all'],
    countKnownFacts({
      places,
      report,
      gettingIn: readGettingIn(),
      dishes: readDishes(),
      festivals: readFestivals(),
      clinics,
      fares: readFareSources(),
      day,
    }).map(({ of, fact, known, total }) => [
      of,
      fact,
      String(known),
      String(total - known),
      `${Math.round((100 * known) / total)} %`,
    ]),
  ),
)
const disputed = places.filter(({ sources }) => sources.some(({ disputes }) => disputes.length > 0))
console.log(`\nPages contradict each other on ${disputed.length} places: ${disputed.map(({ id }) => id).join(', ')}.`)

function cellOf({ sourced, missing }: SourcedPlace, fact: (typeof sourcedFacts)[number]): string {
  if (missing.includes(fact)) return 'MISSING'
  const source = sourced.find((page) => page.fact === fact)?.source
  return source ? (source.pageDate ?? source.readOn) : ''
}
