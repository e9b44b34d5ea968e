import { readInstitutions } from '#seed/institutions.ts'
import { readPlaces } from '#seed/places.ts'
import { countPublishers, reportSources, sourceGroups } from '#seed/source-report.ts'
import { countPlanUse } from './plan-use.ts'
import shownFirst from '#seed/facts/places/shown-first.json' with { type: 'json' }

// Lists which facts of the embedded catalogue have sources, and which do not. `docs/place-facts.md` explains sources.

const places = readPlaces()
const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
const use = process.argv.includes('--plans') ? countPlanUse(places) : new Map<string, number>()
const report = reportSources(places, shownFirst, day, use)
const whole = ['hours', 'closed', 'price'] as const

for (const group of sourceGroups) {
  const rows = report.filter((row) => row.group === group)
  const isWhole = rows.filter(({ missing }) => !missing.some((fact) => whole.some((needed) => needed === fact)))
  console.log(`\n${group}: ${isWhole.length} of ${rows.length} sourced in hours, closing days and price`)
  for (const { id, sourced, missing } of rows) {
    const pages = new Map(
      sourced.map(({ source }) => [
        source.address,
        `${source.publisher}, read ${source.readOn}${source.pageDate ? `, page of ${source.pageDate}` : ''}`,
      ]),
    )
    const plans = use.has(id) ? ` (in ${use.get(id)} plans)` : ''
    console.log(
      `  ${id}${plans}: ${[...pages.values()].join('; ') || 'no page'}${missing.length > 0 ? `. Missing: ${missing.join(', ')}` : ''}`,
    )
  }
}

console.log('\nPublishers, with their places and their oldest page:')
for (const { publisher, places: count, oldest } of countPublishers(report))
  console.log(`  ${publisher}: ${count}, ${oldest}`)

const whollySourced = report.filter(({ missing }) => !missing.some((fact) => whole.some((needed) => needed === fact)))
const disputed = places.filter(({ sources }) => sources.some(({ disputes }) => disputes.length > 0))
console.log(
  `\nOf ${report.length} places on ${day}: ${report.filter(({ sourced }) => sourced.length > 0).length} with a page, ` +
    `${whollySourced.length} sourced in hours, closing days and price, ${disputed.length} on which pages contradict each other.`,
)

const institutions = readInstitutions()
const pages = institutions.flatMap(({ facts }) => facts.sources)
console.log(`\nClinics: ${institutions.length} institutions. Their pages, with how many name each:`)
for (const [publisher, named] of Map.groupBy(pages, (page) => page.publisher)) {
  const says = [...new Set(named.flatMap((page) => page.says))].join(', ')
  console.log(`  ${publisher}: ${named.length}, ${named[0]?.pageDate ?? named[0]?.readOn}, for ${says}`)
}
