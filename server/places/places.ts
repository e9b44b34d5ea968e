import type { PlaceFacts, PlaceFilter, PlaceList, PlacePin } from '#domain/places.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { countPlaces, listPlaceCards, listPlacePins, savePlaces } from './place-store.ts'

// The first page stays light: what the guide shows first is enough for an overview of the country.
const mostPins = 24

export function createPlaces({ database }: { database: Database }) {
  return {
    /** The first places of the guide that pass the filter, and how many there are in all. */
    async list(filter: PlaceFilter, limit: number): Promise<PlaceList> {
      const [places, total] = await Promise.all([
        listPlaceCards(database.reader, filter, limit),
        countPlaces(database.reader, filter),
      ])
      return { places, total }
    },

    /** The places of the guide's map: those that it shows first. */
    pins(): Promise<PlacePin[]> {
      return listPlacePins(database.reader, mostPins)
    },

    /** Brings the embedded catalogue into the database. */
    load(places: readonly PlaceFacts[]): Promise<void> {
      return database.transactionAs({ role: 'service' }, (tx) => savePlaces(tx, places))
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
