import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import { seoulAreas } from '#domain/places/places.ts'
import type { ToldReading } from './plan-reading.ts'
import { judge } from './verdict.ts'

const shortestLatin = 4
const shortestHangul = 3

/** The text names every stop and, apart from places that were left out, no other place of the catalogue. */
export function checkTripText({ words, stops, rows, plan }: ToldReading) {
  return judge('words', (tally) => {
    const told = plain(words)
    for (const { row, name } of stops)
      if (row)
        tally.test(
          namesOf(row).some((each) => has(told, each)),
          () => `The words do not name ${name}.`,
        )
    const allowed = new Set([...stops.map(({ stop }) => stop.placeId), ...plan.unplaced.map(({ placeId }) => placeId)])
    const [known, others] = partition([...rows.values()], ({ id }) => allowed.has(id))
    const mayBeSaid = [
      ...known.flatMap(allNames),
      ...plan.unplaced.map(({ name }) => plain(name)),
      ...whereabouts(rows),
      ...sourcesOf(plan),
    ]
    const bases = [plan.base, ...plan.days.flatMap(({ from, to }) => [from, to])].map(({ name }) => plain(name))
    const rest = without(told, [...mayBeSaid, ...bases])
    for (const row of others)
      tally.test(
        !namesOf(row).some((each) => isTelling(each) && has(rest, each)),
        () => `The words name ${row.name.en}, which is not in the plan.`,
      )
  })
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

function namesOf({ name }: PlanPlace): string[] {
  return [plain(name.en), plain(name.ko)]
}

function allNames(row: PlanPlace): string[] {
  return [...namesOf(row), ...row.aliases.map(plain)]
}

/** Areas, stations, districts and provinces do not count as places of the catalogue. */
function whereabouts(rows: ReadonlyMap<string, PlanPlace>): string[] {
  const said = [...rows.values()].flatMap(({ station, district, province, address }) => [
    station ?? '',
    district.en,
    district.ko,
    province,
    address.en,
    address.ko,
  ])
  return [...new Set([...said, ...seoulAreas].map(plain))]
}

/** Who published what a recovery rests on. A cafe may have the name of a publisher. */
function sourcesOf({ recovery = [] }: Plan): string[] {
  return recovery
    .flatMap(({ sources }) => sources)
    .flatMap(({ source, sources = [] }) => [source ?? '', ...sources.map(({ publisher }) => publisher)])
    .map(plain)
}

/** Removes these names from the text, the longest first, so that a name inside another one is removed with it. */
function without(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, '\n'), text)
}

/** A short name may be an ordinary word. */
function isTelling(name: string): boolean {
  return name.length >= (/^\p{ASCII}*$/u.test(name) ? shortestLatin : shortestHangul)
}

function has(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    // Hangul words have endings, so only Latin names need a word boundary after them.
    if (!/[a-z0-9]/u.test(text[at - 1] ?? '') && !/[a-z0-9]/u.test(text[at + name.length] ?? '')) return true
  }
  return false
}

function partition<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}
