/** Limits for one person. A device stores one list for a visitor, with the same limit of places. */
export const savedLimits = { lists: 20, places: 300, name: 60 } as const

/** The default list for saved places. Everybody has it. It has no name and cannot be deleted. */
export const mainList = 'main'

export type SavedPlace = {
  id: string
  /** RFC 3339 */
  savedAt: string
}

export type SavedList = {
  /** `main`, or the id of a list that the member created. */
  id: string
  /** Null for the main list, whose name is translated in the screens. */
  name: string | null
  /** Increases with each renaming. */
  version: number
  isShared: boolean
  /** Most recently saved first. */
  places: SavedPlace[]
}

export type Merged = {
  /** Places to add to the account's list. */
  added: SavedPlace[]
  /** Places for which there was no room. They stay on the device. */
  left: SavedPlace[]
}

/**
 * Merges the places of a device into the account's list, without duplicates. The operation is idempotent. If there is
 * not enough room, the places that were saved first are added.
 */
export function mergeSaved(account: readonly SavedPlace[], device: readonly SavedPlace[], most: number): Merged {
  const known = new Set(account.map(({ id }) => id))
  const oldestFirst = device.toSorted((one, other) => Date.parse(one.savedAt) - Date.parse(other.savedAt))
  const fresh: SavedPlace[] = []
  for (const place of oldestFirst) {
    if (known.has(place.id)) continue
    known.add(place.id)
    fresh.push(place)
  }
  const room = Math.max(0, most - account.length)
  return { added: fresh.slice(0, room), left: fresh.slice(room) }
}

/** Puts a place first in the list, without duplicates. */
export function withSaved(places: readonly SavedPlace[], place: SavedPlace): SavedPlace[] {
  return [place, ...withoutSaved(places, place.id)]
}

export function withoutSaved(places: readonly SavedPlace[], id: string): SavedPlace[] {
  return places.filter((place) => place.id !== id)
}
