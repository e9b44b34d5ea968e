import { mainList, withoutSaved } from '#domain/places/saved-places.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { storeSavedPlaces, readSaved, withList } from './stored-places.ts'
import { isLastInQueue, enqueue } from './saved-queue.ts'

/** Why a place was not saved: the list is full, the server was not reached, or it refused. */
export type SaveFailure = 'full' | 'offline' | 'refused'

/** Sends the change to the account, and takes over the list from the answer. */
export async function sendSaved(placeId: string, listId: string, isSaved: boolean): Promise<SaveFailure | null> {
  const { owner } = readSaved()
  try {
    await enqueue(async () => {
      const call = `${isSaved ? 'PUT' : 'DELETE'} /api/saved-lists/:id/places/:place` as const
      const list = await callApi(call, { params: { id: listId, place: placeId } })
      const now = readSaved()
      if (now.owner !== owner) return
      const answered = listId === mainList ? { ...now, unsent: withoutSaved(now.unsent, placeId) } : now
      storeSavedPlaces(isLastInQueue() ? withList(answered, list) : answered)
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'saved_lists.full') return 'full'
    return error.status === 0 ? 'offline' : 'refused'
  }
}
