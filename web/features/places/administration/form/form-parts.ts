import type { PlaceDraft } from '#web/features/places/administration/draft/place-draft.ts'

/** The props of every section of the form. */
export type FormParts = {
  draft: PlaceDraft
  change: (part: Partial<PlaceDraft> | ((draft: PlaceDraft) => PlaceDraft)) => void
  errorOf: (path: string) => string | undefined
  /** The current day in Korea. A later date of a check is a mistake. */
  today: string
}
