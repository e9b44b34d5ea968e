import type { PlaceDraft } from '#web/features/places/administration/draft/place-draft.ts'

/** What every section of the form gets. */
export type FormParts = {
  draft: PlaceDraft
  change: (part: Partial<PlaceDraft> | ((draft: PlaceDraft) => PlaceDraft)) => void
  errorOf: (path: string) => string | undefined
  /** The day in Korea, beyond which nothing was checked yet. */
  today: string
}
