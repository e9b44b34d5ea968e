import { mainList, type SavedPlace } from '#domain/places/saved-places.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { storeSavedPlaces, readSaved } from './stored-places.ts'
import { isLastInQueue, enqueue } from './saved-queue.ts'

/**
 * Moves this device's places into the account and takes over its lists. The copy of another account's lists is removed
 * first.
 */
export function followAccount(userId: string, signal: AbortSignal): Promise<void> {
  const { owner, device } = readSaved()
  if (owner !== null && owner !== userId) storeSavedPlaces({ owner: null, lists: [], device, unsent: [] })
  return enqueue(() => exchange(userId, signal))
}

async function exchange(userId: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { device: sent, unsent } = readSaved()
  try {
    const answer = await ask([...sent, ...unsent], signal)
    if (signal.aborted) return
    const now = readSaved()
    const isNew = (place: SavedPlace) => sent.every(({ id }) => id !== place.id)
    const device = [...now.device.filter(isNew), ...answer.left]
    const withdrawn = sent.filter(({ id }) => now.device.every((place) => place.id !== id))
    // A change in the queue is newer than this answer, and already shown.
    const lists = isLastInQueue() || now.owner !== userId ? answer.lists : now.lists
    const isUnsent = (place: SavedPlace) => unsent.every(({ id }) => id !== place.id)
    storeSavedPlaces({ owner: userId, lists, device, unsent: now.unsent.filter(isUnsent) })
    if (withdrawn.length > 0) await withdraw(withdrawn, signal)
    if (withdrawn.length > 0 || now.device.some(isNew)) await exchange(userId, signal)
  } catch (error) {
    // Not reached, or signed out meanwhile: the device's places stay here, and the next page tries again.
    if (!(error instanceof ApiProblem) && !signal.aborted) throw error
  }
}

async function ask(sent: readonly SavedPlace[], signal: AbortSignal) {
  if (sent.length === 0) return { ...(await callApi('GET /api/saved-lists', { signal })), left: [] }
  return callApi('POST /api/saved-lists/merge', { body: { places: sent }, signal })
}

/** Removes places from the account that were removed on the device during the request. */
async function withdraw(places: readonly SavedPlace[], signal: AbortSignal): Promise<void> {
  for (const { id } of places) {
    await callApi('DELETE /api/saved-lists/:id/places/:place', { params: { id: mainList, place: id }, signal })
  }
}
