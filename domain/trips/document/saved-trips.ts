import type { PlaceName } from '#domain/places/places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import type { TripDocument } from './trip-documents.ts'

/** Limits for one member. `deletedDays`: how long a deleted trip can be restored. */
export const tripLimits = { trips: 100, name: 80, deletedDays: 30 } as const

/** A saved trip as lists show it. */
export type SavedTrip = {
  id: string
  name: string
  startDate: string
  endDate: string
  /** The stays in cities in order; a one-day trip is a stay of no nights. */
  stays: { city: PlaceName; nights: number }[]
  stops: number
  /** The drawing of its first sight. */
  picture: { scene: SceneName; id: string } | null
  /** Whether the traveller agreed to store treatments; otherwise private time is stored in their place. */
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

/** What is known of a saved trip whose content cannot be decrypted or parsed. It can be deleted. */
export type UnreadableTrip = Pick<SavedTrip, 'id' | 'startDate' | 'endDate' | 'changedAt' | 'deletedAt'>

/** A trip as its read-only link shows it. `name` is null when it would reveal a treatment. */
export type SharedTrip = { name: string | null; document: TripDocument }

/** Appends a suffix such as `copy`; the name is cut when both together are too long. */
export function tripNameWith(name: string, addition: string): string {
  const room = tripLimits.name - Array.from(addition).length - 3
  return `${Array.from(name).slice(0, Math.max(1, room)).join('').trim()} (${addition})`
}
