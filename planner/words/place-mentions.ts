import { seoulAreas } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'

/** The fields of a row that are needed to find its name in a text. */
export type NamedPlace = Pick<PlanPlace, 'id' | 'name' | 'aliases' | 'station' | 'district' | 'province' | 'address'>

/** Indexes the names of a catalogue by their first characters, so that a text is read once for all rows. */
export type PlaceMentions = {
  /**
   * Returns a function that finds the rows that a text names, except for the rows with these ids. Names of areas,
   * stations, districts and addresses do not count.
   */
  besides: (allowed: Iterable<string>) => (text: string) => NamedPlace[]
}

// A shorter name may be an ordinary word. planner/check/trip-text.ts has the same limits.
const shortestLatin = 4
const shortestHangul = 3
const keyLength = 3

type Name = { text: string; place: NamedPlace }

/** Indexes the names of a catalogue. */
export function indexPlaceMentions(catalogue: readonly NamedPlace[]): PlaceMentions {
  const names = new Map<string, Name[]>()
  const whereabouts = new Map<string, string[]>()
  const rows = new Map<string, NamedPlace>()
  for (const place of catalogue) {
    rows.set(place.id, place)
    for (const text of [plain(place.name.en), plain(place.name.ko)])
      if (isTelling(text)) add(names, keyOf(text), { text, place })
    for (const text of whereaboutsOf(place)) if (text !== '') add(whereabouts, keyOf(text), text)
  }
  for (const area of seoulAreas) add(whereabouts, keyOf(plain(area)), plain(area))
  return {
    besides: (allowed) => {
      const ids = new Set(allowed)
      const known = new Map<string, string[]>()
      for (const row of [...ids].flatMap((id) => rows.get(id) ?? []))
        for (const name of allNames(row)) add(known, keyOf(name), name)
      const isOther = ({ place }: Name) => !ids.has(place.id)
      return (text) => {
        const told = plain(text)
        if (!present(told, names).some((name) => isOther(name) && told.includes(name.text))) return []
        const rest = without(told, [...present(told, known), ...present(told, whereabouts)])
        const found = present(rest, names).filter((name) => isOther(name) && has(rest, name.text))
        return [...new Map(found.map(({ place }) => [place.id, place])).values()]
      }
    },
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** All entries whose first characters occur in a text. */
function present<T>(text: string, entries: ReadonlyMap<string, T[]>): T[] {
  const keys = new Set<string>()
  for (let at = 0; at < text.length; at += 1) keys.add(text.slice(at, at + keyLength))
  return [...keys].flatMap((key) => entries.get(key) ?? [])
}

function keyOf(text: string): string {
  return text.slice(0, keyLength)
}

/** Normalises a text for comparison: lower case, single spaces. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

function allNames({ name, aliases }: NamedPlace): string[] {
  return [name.en, name.ko, ...aliases].map(plain)
}

function whereaboutsOf({ station, district, province, address }: NamedPlace): string[] {
  return [station ?? '', district.en, district.ko, province, address.en, address.ko].map(plain)
}

/** Removes these names from the text, the longest first, so that a name inside another one is removed with it. */
function without(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, '\n'), text)
}

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
