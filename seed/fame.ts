import * as z from 'zod/mini'
import { factSource } from '#domain/fact-schemas.ts'
import { type Fame, fameLevels, type PlaceKind } from '#domain/places.ts'
import fame from './facts/places/fame.json' with { type: 'json' }

/** What a list says of the sights on it. docs/place-facts.md describes each. */
const listKinds = ['always', 'hundred', 'heritage', 'visitors'] as const
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
      /** Visitors of a year, as the list of visitors says. */
      visitors: z.exactOptional(z.int().check(z.gte(1))),
    }),
  ),
})
type Listed = z.infer<typeof fameFile>['places'][string]

/** The lists and the sights on them, as they are written. */
export function readFame(): z.infer<typeof fameFile> {
  return fameFile.parse(fame)
}

/** Who goes there to see it. Places to eat, clinics and the like have no fame. */
const sightKinds: readonly PlaceKind[] = ['attraction', 'shopping', 'market', 'nightlife']

const points: Record<Exclude<ListKind, 'visitors'>, number> = { always: 4, hundred: 2, heritage: 2 }
/** Visitors a year, and the points from that number on. */
const visitorPoints: readonly (readonly [visitors: number, points: number])[] = [
  [5_000_000, 3],
  [2_000_000, 2],
  [1_000_000, 1],
]

/** 1, and the points of the weightiest kind of list, and one for each other kind; 5 at most. */
function fameFrom({ on, visitors = 0 }: Listed, kindOf: (list: string) => ListKind | undefined): Fame {
  const kinds = new Set(on.map(kindOf))
  // Being on the list each time is one more thing than being on it, and not another list.
  if (kinds.has('always')) kinds.delete('hundred')
  const counted = [...kinds].map((kind) => {
    if (kind === undefined) return 0
    return kind === 'visitors' ? (visitorPoints.find(([least]) => visitors >= least)?.[1] ?? 0) : points[kind]
  })
  const others = counted.filter((count) => count > 0).length - 1
  return fameLevels[Math.min(fameLevels.length - 1, Math.max(...counted) + Math.max(0, others))] ?? 1
}

/** Returns the fame of a place by its id and kind: 1 for a sight that no list names, null for what is no sight. */
export function createFame({ lists, places } = readFame()): (id: string, kind: PlaceKind) => Fame | null {
  return (id, kind) => {
    if (!sightKinds.includes(kind)) return null
    const listed = places[id]
    return listed ? fameFrom(listed, (list) => lists[list]?.kind) : 1
  }
}
