import { mainList, type SavedList, type SavedPlace } from '#domain/places/saved-places.ts'
import { fieldsOf, parseJson, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

const storageKey = 'saved-places'
const changeEvent = 'savedplaceschange'

/** The saved places that are stored on this device. */
export type StoredPlaces = {
  /** The user whose lists `lists` is a copy of. Null when nobody is signed in. */
  owner: string | null
  lists: SavedList[]
  /** Places that are only on this device: saved while signed out, or with no room in the account. */
  device: SavedPlace[]
  /**
   * Places of the owner's first list that the account has not confirmed. They are sent again if the page was closed
   * before.
   */
  unsent: SavedPlace[]
}

const nothing: StoredPlaces = { owner: null, lists: [], device: [], unsent: [] }

let lastRead: { text: string | null; kept: StoredPlaces } = { text: null, kept: nothing }

export function readSaved(): StoredPlaces {
  const text = readStored(storageKey)
  if (text !== lastRead.text) lastRead = { text, kept: parseStored(text ?? '') }
  return lastRead.kept
}

/** The snapshot for server rendering: empty. */
export function readNothing(): StoredPlaces {
  return nothing
}

/** Stores the places and updates all tabs at once. */
export function storeSavedPlaces(kept: StoredPlaces): void {
  store(storageKey, JSON.stringify(kept))
  dispatchEvent(new Event(changeEvent))
}

/** Removes what belongs to the account. Returns whether there was anything. */
export function leaveSavedPlaces(): boolean {
  const { owner, lists, device, unsent } = readSaved()
  if (owner !== null) storeSavedPlaces({ owner: null, lists: [], device, unsent: [] })
  return unsent.length > 0 || lists.some(({ places }) => places.length > 0)
}

/** Calls back when the saved places change, in this tab or another. */
export function onSavedChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}

/** The lists to show: the account's, or the device's. */
export function listsOf({ owner, lists, device }: StoredPlaces): SavedList[] {
  const main = { id: mainList, name: null, version: 1, isShared: false, places: owner === null ? device : [] }
  return lists.some(({ id }) => id === mainList) ? lists : [main, ...lists]
}

export function listsWith(kept: StoredPlaces, placeId: string): SavedList[] {
  return listsOf(kept).filter(({ places }) => places.some(({ id }) => id === placeId))
}

export function withList(kept: StoredPlaces, list: SavedList): StoredPlaces {
  const isThere = kept.lists.some(({ id }) => id === list.id)
  if (isThere) return { ...kept, lists: kept.lists.map((other) => (other.id === list.id ? list : other)) }
  return { ...kept, lists: list.id === mainList ? [list, ...kept.lists] : [...kept.lists, list] }
}

function parseStored(text: string): StoredPlaces {
  const { owner, lists, device, unsent } = fieldsOf(parseJson(text))
  if (typeof owner !== 'string') return { ...nothing, device: readPlaces(device) }
  return {
    owner,
    lists: readList(lists).flatMap(readKeptList),
    device: readPlaces(device),
    unsent: readPlaces(unsent),
  }
}

function readKeptList(value: unknown): SavedList[] {
  const { id, name, version, isShared, places } = fieldsOf(value)
  if (typeof id !== 'string' || typeof version !== 'number') return []
  const named = typeof name === 'string' ? name : null
  return [{ id, name: named, version, isShared: isShared === true, places: readPlaces(places) }]
}

/** Skips invalid places: the account would reject them, and the whole request with them. */
function readPlaces(value: unknown): SavedPlace[] {
  return readList(value).flatMap((place) => {
    const { id, savedAt } = fieldsOf(place)
    if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return []
    const moment = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN
    return Number.isFinite(moment) ? [{ id, savedAt: new Date(moment).toISOString() }] : []
  })
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
