import type { PlaceCard, PlaceFacts } from '#domain/places.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { firstPlaceCards, savePlaces } from './place-store.ts'

export function createPlaces({ database }: { database: Database }) {
  return {
    /** The places that the guide shows first. */
    firstCards(limit: number): Promise<PlaceCard[]> {
      return firstPlaceCards(database.reader, limit)
    },

    /** Brings the embedded catalogue into the database. */
    load(places: readonly PlaceFacts[]): Promise<void> {
      return database.transactionAs({ role: 'service' }, (tx) => savePlaces(tx, places))
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
