import {
  mainList,
  savedLimits,
  type SavedList,
  type SavedPlace,
  withoutSaved,
  withSaved,
} from '#domain/places/saved-places.ts'
import { storeSavedPlaces, type StoredPlaces, listsOf, listsWith, readSaved, withList } from './stored-places.ts'
import type { SaveFailure } from './send-saved.ts'

/**
 * Adds a place to a list or removes it, as an optimistic update: first on this device, then in the account if signed
 * in. A change that the account rejects is rolled back, and the result says why.
 */
export async function changeSaved(placeId: string, listId: string, isSaved: boolean): Promise<SaveFailure | null> {
  const before = readSaved()
  const list = listsOf(before).find(({ id }) => id === listId)
  if (!list || isIn(list, placeId) === isSaved) return null
  if (isSaved && list.places.length >= savedLimits.places) return 'full'
  const after = changed(before, list, placeId, isSaved)
  if (before.owner === null) {
    storeSavedPlaces(after)
    return null
  }
  const isUnsent = isSaved && listId === mainList
  storeSavedPlaces(isUnsent ? { ...after, unsent: withSaved(after.unsent, savedNow(placeId)) } : after)
  const { sendSaved } = await import('./send-saved.ts')
  const failure = await sendSaved(placeId, listId, isSaved)
  const now = readSaved()
  const kept = listsOf(now).find(({ id }) => id === listId)
  if (failure !== null && now.owner === before.owner && kept) storeSavedPlaces(changed(now, kept, placeId, !isSaved))
  return failure
}

/** Removes a place from all lists. Returns which these were. */
export async function unsaveEverywhere(placeId: string): Promise<{ from: string[]; failure: SaveFailure | null }> {
  const from = listsWith(readSaved(), placeId).map(({ id }) => id)
  const failures = await Promise.all(from.map((listId) => changeSaved(placeId, listId, false)))
  return { from, failure: failures.find((failure) => failure !== null) ?? null }
}

function isIn(list: SavedList, placeId: string): boolean {
  return list.places.some(({ id }) => id === placeId)
}

function changed(kept: StoredPlaces, list: SavedList, placeId: string, isSaved: boolean): StoredPlaces {
  const places = isSaved ? withSaved(list.places, savedNow(placeId)) : withoutSaved(list.places, placeId)
  if (list.id !== mainList) return withList(kept, { ...list, places })
  if (kept.owner === null) return { ...kept, device: places }
  return withList({ ...kept, unsent: withoutSaved(kept.unsent, placeId) }, { ...list, places })
}

function savedNow(id: string): SavedPlace {
  return { id, savedAt: new Date().toISOString() }
}
