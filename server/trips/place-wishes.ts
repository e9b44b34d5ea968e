import { setImmediate } from 'node:timers/promises'
import type { PlaceReading } from '#domain/place-wishes.ts'
import type { TripPlace } from '#domain/plans.ts'
import { cityAt } from '#domain/trip-cities.ts'
import { type PlaceWish, readMustVisitText } from '#domain/wishes/must-visit-text.ts'
import { createPlaceNameIndex, type PlaceNames } from '#domain/wishes/place-names.ts'
import type { PlannerFactsKeeper } from './planner-facts.ts'

type Indexed = { version: string; names: PlaceNames; places: ReadonlyMap<string, TripPlace> }

/** Indexing so many places takes some milliseconds; other requests are answered before the next ones. */
const placesAtOnce = 30

/** Reads must-visit lists with the names that plans are made with, so that a form says what the plan will. */
export function createPlaceWishes(facts: Pick<PlannerFactsKeeper, 'current'>) {
  let indexed: { version: string; result: Promise<Indexed> } | null = null

  /** Once for each version of the catalogue, however many ask meanwhile. */
  async function index(): Promise<Indexed> {
    const { version, places } = await facts.current()
    if (indexed?.version !== version) indexed = { version, result: indexPlaces(version, places) }
    return indexed.result
  }

  return {
    /** One list of readings for each text. */
    read: async (texts: readonly string[]): Promise<PlaceReading[][]> => {
      const { names, places } = await index()
      const readings: PlaceReading[][] = []
      for (const text of texts) {
        readings.push(readMustVisitText(text, names).map((wish) => tell(wish, places)))
        // A text takes up to 20 ms: other requests come between.
        await setImmediate()
      }
      return readings
    },
  }
}

async function indexPlaces(version: string, places: readonly TripPlace[]): Promise<Indexed> {
  const nameIndex = createPlaceNameIndex()
  for (const [index, place] of places.entries()) {
    if (index % placesAtOnce === 0) await setImmediate()
    nameIndex.add(place)
  }
  return { version, names: nameIndex.names, places: new Map(places.map((place) => [place.id, place])) }
}

export type PlaceWishes = ReturnType<typeof createPlaceWishes>

function tell(wish: PlaceWish, places: ReadonlyMap<string, TripPlace>): PlaceReading {
  const { kind, text } = wish
  const unknown: PlaceReading = { kind, text, name: null, city: null, at: null, count: 0 }
  switch (wish.kind) {
    case 'place': {
      const place = places.get(wish.placeId)
      return place ? { ...unknown, ...placeOf(place), count: 1 } : { ...unknown, kind: 'unknown' }
    }
    case 'several':
      return { ...unknown, count: wish.placeIds.length }
    case 'area':
      return { ...unknown, name: { en: wish.area, ko: '' }, count: 1 }
    case 'region':
      return { ...unknown, name: wish.region.name, count: 1 }
    case 'declined':
    case 'unknown':
      return unknown
  }
}

function placeOf({ name, district, lat, lng }: TripPlace): Pick<PlaceReading, 'name' | 'city' | 'at'> {
  const city = cityAt({ name: district.en || name.en, lat, lng }).name
  return { name, city, at: { lat, lng } }
}
