import { setImmediate } from 'node:timers/promises'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import { createPlaceNameIndex, findNamed, type PlaceNames } from '#domain/wishes/place-names.ts'
import type { CachedFacts, PlannerFactsKeeper } from './planner-facts.ts'

type Indexed = { names: PlaceNames; places: ReadonlyMap<string, TripPlace> }

/** Indexing this many places takes some milliseconds. Then other requests get a chance to run. */
const placesAtOnce = 30
const mostSearches = 8
const longestName = 100

/** The names of the places that trips are planned from, and of further places that only a request names. */
export function createNamedPlaces({ find }: Pick<PlannerFactsKeeper, 'find'>) {
  let indexed: { version: string; result: Promise<Indexed> } | null = null

  /** Built once for each version of the catalogue; concurrent requests share it. */
  function index({ version, places }: Pick<CachedFacts, 'version' | 'places'>): Promise<Indexed> {
    if (indexed?.version !== version) indexed = { version, result: indexPlaces(places) }
    return indexed.result
  }

  return {
    index,

    /** If the catalogue has more places than plans use: the further ones that a name in the text may mean. */
    async findBeyond(facts: Pick<CachedFacts, 'version' | 'places' | 'isWhole'>, text: string): Promise<TripPlace[]> {
      if (facts.isWhole) return []
      const { names, places } = await index(facts)
      // Also names that are only similar to that of a known place: Dosan Park is not the Doosan Tower.
      const unsure = splitMustVisits(text).filter(
        (name) => name.length <= longestName && findNamed(name, names)?.match !== 'name',
      )
      const found = new Map<string, TripPlace>()
      for (const name of unsure.slice(0, mostSearches))
        for (const place of await find(name)) if (!places.has(place.id)) found.set(place.id, place)
      return [...found.values()]
    },
  }
}

export type NamedPlaces = ReturnType<typeof createNamedPlaces>

async function indexPlaces(places: readonly TripPlace[]): Promise<Indexed> {
  const nameIndex = createPlaceNameIndex()
  for (const [at, place] of places.entries()) {
    if (at % placesAtOnce === 0) await setImmediate()
    nameIndex.add(place)
  }
  return { names: nameIndex.names, places: new Map(places.map((place) => [place.id, place])) }
}
