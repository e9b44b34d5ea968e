import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import type { PlaceCard } from './place-lists.ts'
import type { Place } from './places.ts'

/**
 * A deleted place, which can be restored. `deletedBy` is null if the product deleted it, or if the account no longer
 * exists.
 */
export type DeletedPlace = PlaceCard & { deletedAt: string; deletedBy: string | null }
export type DeletedPlaces = { places: DeletedPlace[]; next: string | null }

/** A page of the places whose facts nobody has checked, most popular first. */
export type UncheckedPlaces = { places: Place[]; next: string | null }

/** Whether the actor may add, change, check, pick, remove and restore places, and read their history. */
export function canManagePlaces(actor: Actor): boolean {
  return canAdminister(actor)
}
