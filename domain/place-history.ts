import { type Actor, canAdminister } from './accounts.ts'
import type { PlaceCard } from './place-lists.ts'
import type { Place } from './places.ts'

/**
 * What can be restored, and who deleted it when; null where the product itself did it, or where the account is gone.
 */
export type DeletedPlace = PlaceCard & { deletedAt: string; deletedBy: string | null }
export type DeletedPlaces = { places: DeletedPlace[]; next: string | null }

/** A page of the places whose facts nobody has checked, what is looked at most first. */
export type UncheckedPlaces = { places: Place[]; next: string | null }

/** Whether the actor may add, change, check, pick, remove and restore places, and read their history. */
export function canManagePlaces(actor: Actor): boolean {
  return canAdminister(actor)
}
