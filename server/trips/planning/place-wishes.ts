import { setImmediate } from 'node:timers/promises'
import { areaCentres } from '#domain/korea/area-centres.ts'
import { regionCentre } from '#domain/korea/regions.ts'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { townName } from '#domain/places/town-name.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { type PlaceWish, readMustVisitText } from '#domain/wishes/must-visit-text.ts'
import { indexPlaceNames, nameMatches, type PlaceNames } from '#domain/wishes/place-names.ts'
import type { NamedPlaces } from './named-places.ts'
import type { PlannerFactsKeeper } from './planner-facts.ts'

/** Reads must-visit lists with the place names that plans use, so that a form shows what the plan will understand. */
export function createPlaceWishes(facts: Pick<PlannerFactsKeeper, 'current'>, named: NamedPlaces) {
  return {
    /** Returns one list of readings for each text. */
    read: async (texts: readonly string[]): Promise<PlaceReading[][]> => {
      const current = await facts.current()
      const { names, places } = await named.index(current)
      const readings: PlaceReading[][] = []
      for (const text of texts) {
        const wishes = readMustVisitText(text, names)
        const beyond = wishes.every((wish) => doubtOf(wish) === 0) ? [] : await named.findBeyond(current, text)
        const others = indexPlaceNames(beyond)
        const known =
          beyond.length === 0 ? places : new Map([...places, ...beyond.map((row) => [row.id, row] as const)])
        const read = wishes.flatMap((wish) => readBeyond(wish, others))
        readings.push(read.map((wish) => tell(wish, known)))
        // A text takes up to 20 ms. Other requests run in between.
        await setImmediate()
      }
      return readings
    },
  }
}

/** How uncertain a reading is: 0 if the wish is exactly the name of something, more for typos and parts of a name. */
function doubtOf(wish: PlaceWish): number {
  if (wish.kind === 'unknown') return nameMatches.length
  return 'match' in wish ? nameMatches.indexOf(wish.match) : 0
}

/** The wish as it was read, unless its text matches other places with more certainty. */
function readBeyond(wish: PlaceWish, others: PlaceNames): PlaceWish[] {
  const read = readMustVisitText(wish.text, others)
  return read.length > 0 && read.every((other) => doubtOf(other) < doubtOf(wish)) ? read : [wish]
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
    case 'area': {
      const at = areaCentres[wish.area]
      return {
        ...unknown,
        name: { en: wish.area, ko: '' },
        city: cityAt({ name: wish.area, ...at }).name,
        at,
        count: 1,
      }
    }
    case 'region': {
      const { name } = wish.region
      return { ...unknown, name, city: name, at: regionCentre(name.en), count: 1 }
    }
    case 'declined':
    case 'wish':
    case 'unknown':
      return unknown
  }
}

function placeOf({ name, district, lat, lng }: TripPlace): Pick<PlaceReading, 'name' | 'city' | 'at'> {
  const at = { lat, lng }
  const town = townName(district)
  // An imported place may have no district in English.
  return { name, city: town.en === '' ? cityAt({ name: name.en, ...at }).name : town, at }
}
