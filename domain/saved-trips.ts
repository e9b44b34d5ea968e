import type { PlaceName } from './places.ts'
import type { SceneName } from './scenes.ts'
import type { TripDocument } from './trip-documents.ts'

/** How much one member keeps. A deleted trip can be restored for so many days. */
export const tripLimits = { trips: 100, name: 80, deletedDays: 30 } as const

/** What a list shows of a saved trip. */
export type SavedTrip = {
  id: string
  name: string
  startDate: string
  endDate: string
  /** The stays in cities, in their order; a day trip is one of no nights. */
  stays: { city: PlaceName; nights: number }[]
  stops: number
  /** What is drawn of it: its first sight. */
  picture: { scene: SceneName; id: string } | null
  /** Whether the traveller agreed that the account keeps treatments; without that it keeps private time. */
  keepsTreatments: boolean
  /** Counts the changes of the document and the name. */
  version: number
  /** RFC 3339 */
  changedAt: string
  /** Null where there is none. */
  link: { showsClinics: boolean } | null
  calendar: { showsClinics: boolean } | null
  /** When it was deleted; null for a trip that was not. */
  deletedAt: string | null
}

/** A trip as whoever has its link reads it. `name` is null where it would tell of a treatment. */
export type SharedTrip = { name: string | null; document: TripDocument }

// Spaces, control characters and those that turn the direction of what follows. The joiner of emoji is none of them.
const unseen = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** What stays of a name that somebody typed: one line without edges; null when nothing of it is seen, or when it is too long. */
export function tidyTripName(typed: string): string | null {
  const name = typed.normalize('NFC').replaceAll(unseen, ' ').trim()
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  return isSeen && Array.from(name).length <= tripLimits.name ? name : null
}

/** A name with something behind it, as `copy`; the name is cut where both together would be too long. */
export function tripNameWith(name: string, addition: string): string {
  const room = tripLimits.name - Array.from(addition).length - 3
  return `${Array.from(name).slice(0, Math.max(1, room)).join('').trim()} (${addition})`
}
