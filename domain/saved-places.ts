/** How much one person keeps; what a device keeps for a visitor is as long as one list. */
export const savedLimits = { lists: 20, places: 300, name: 60 } as const

/** The list that a save goes into. Everybody has it, it has no name of its own, and it stays. */
export const mainList = 'main'

export type SavedPlace = {
  id: string
  /** RFC 3339 */
  savedAt: string
}

export type SavedList = {
  /** `main`, or of their own making. */
  id: string
  /** Null for the main list: every screen calls it in its own language. */
  name: string | null
  /** Counts the names it has had. */
  version: number
  isShared: boolean
  /** The one that was saved last comes first. */
  places: SavedPlace[]
}

// Spaces, control characters and characters that change the direction of text. The joiner of emoji is not one of them.
const unseen = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/**
 * What stays of a name that somebody typed: one line without edges; null when nothing of it is seen, or when it is too
 * long.
 */
export function tidyListName(typed: string): string | null {
  const name = typed.normalize('NFC').replaceAll(unseen, ' ').trim()
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  // Counted as the database does.
  const length = Array.from(name).length
  return isSeen && length <= savedLimits.name ? name : null
}

export type Merged = {
  /** What comes into the account's list. */
  added: SavedPlace[]
  /** For what there was no room: it stays on the device. */
  left: SavedPlace[]
}

/**
 * What a device kept, brought to the account's list: nothing is lost, nothing stands twice, and to repeat it changes
 * nothing. Where the room ends, what was saved first comes in first.
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

/** Saved now: it comes first, once. */
export function withSaved(places: readonly SavedPlace[], place: SavedPlace): SavedPlace[] {
  return [place, ...withoutSaved(places, place.id)]
}

export function withoutSaved(places: readonly SavedPlace[], id: string): SavedPlace[] {
  return places.filter((place) => place.id !== id)
}
