import * as z from 'zod/mini'
import { factSource } from '#domain/places/fact-schemas.ts'
import { type Fame, fameLevels, type PlaceKind } from '#domain/places/places.ts'
import fame from './facts/places/fame.json' with { type: 'json' }

/** The kinds of lists of sights. docs/place-facts.md describes each. */
const listKinds = ['hundred', 'heritage', 'visitors', 'abroad'] as const
type ListKind = (typeof listKinds)[number]

const fameFile = z.strictObject({
  lists: z.record(
    z.string(),
    z.strictObject({ kind: z.enum(listKinds), title: z.string().check(z.minLength(1)), ...factSource }),
  ),
  places: z.record(
    z.string(),
    z.strictObject({
      on: z.array(z.string()).check(z.minLength(1)),
      /** The number of visitors in a year, from the list of visitors. */
      visitors: z.exactOptional(z.int().check(z.gte(1))),
    }),
  ),
})
type Listed = z.infer<typeof fameFile>['places'][string]

/** The lists and the sights on them, parsed from the file. */
export function readFame(): z.infer<typeof fameFile> {
  return fameFile.parse(fame)
}

/** The kinds of sights. Places to eat, clinics and other kinds have no fame. */
const sightKinds: readonly PlaceKind[] = ['attraction', 'shopping', 'market', 'nightlife']

const points: Record<Exclude<ListKind, 'visitors'>, number> = { hundred: 2, heritage: 2, abroad: 3 }
/** Minimum numbers of visitors per year, with their points. */
const visitorPoints: readonly (readonly [visitors: number, points: number])[] = [
  [5_000_000, 3],
  [2_000_000, 2],
  [1_000_000, 1],
]

/** The fame is 1, plus the points of the best kind of list, plus one for each other kind; at most 5. */
function fameFrom({ on, visitors = 0 }: Listed, kindOf: (list: string) => ListKind | undefined): Fame {
  const kinds = new Set(on.map(kindOf))
  const counted = [...kinds].map((kind) => {
    if (kind === undefined) return 0
    return kind === 'visitors' ? (visitorPoints.find(([least]) => visitors >= least)?.[1] ?? 0) : points[kind]
  })
  const others = counted.filter((count) => count > 0).length - 1
  return fameLevels[Math.min(fameLevels.length - 1, Math.max(...counted) + Math.max(0, others))] ?? 1
}

/** Returns the fame of a place by its id and kind: 1 for a sight on no list, null for a place that is not a sight. */
export function createFame({ lists, places } = readFame()): (id: string, kind: PlaceKind) => Fame | null {
  return (id, kind) => {
    if (!sightKinds.includes(kind)) return null
    const listed = places[id]
    return listed ? fameFrom(listed, (list) => lists[list]?.kind) : 1
  }
}
