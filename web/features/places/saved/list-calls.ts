import type { SavedList } from '#domain/places/saved-places.ts'
import { callApi } from '#web/api.ts'
import { storeSavedPlaces, readSaved, withList } from '#web/travel/saved/stored-places.ts'
import { enqueue } from '#web/travel/saved/saved-queue.ts'

/** Creates a list in the account and returns its id. */
export async function addList(name: string): Promise<string> {
  let id = ''
  await enqueue(async () => {
    const list = await callApi('POST /api/saved-lists', { body: { name } })
    storeSavedPlaces(withList(readSaved(), list))
    id = list.id
  })
  return id
}

export function renameList({ id, version }: SavedList, name: string): Promise<void> {
  return enqueue(async () => {
    const list = await callApi('PATCH /api/saved-lists/:id', { params: { id }, body: { name }, version })
    storeSavedPlaces(withList(readSaved(), list))
  })
}

export function deleteList(id: string): Promise<void> {
  return enqueue(async () => {
    await callApi('DELETE /api/saved-lists/:id', { params: { id } })
    const kept = readSaved()
    storeSavedPlaces({ ...kept, lists: kept.lists.filter((list) => list.id !== id) })
  })
}

/** Creates a new link. The previous one stops working. */
export async function shareList(id: string): Promise<string> {
  let token = ''
  await enqueue(async () => {
    token = (await callApi('POST /api/saved-lists/:id/share', { params: { id } })).token
    markShared(id, true)
  })
  return `${location.origin}/shared/${token}`
}

export function unshareList(id: string): Promise<void> {
  return enqueue(async () => {
    await callApi('DELETE /api/saved-lists/:id/share', { params: { id } })
    markShared(id, false)
  })
}

function markShared(id: string, isShared: boolean): void {
  const kept = readSaved()
  storeSavedPlaces({ ...kept, lists: kept.lists.map((list) => (list.id === id ? { ...list, isShared } : list)) })
}
