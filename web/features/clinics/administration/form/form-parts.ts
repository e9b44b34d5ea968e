import type { ClinicDraft } from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** What every section of the form gets. */
export type FormParts = {
  draft: ClinicDraft
  change: (part: Partial<ClinicDraft> | ((draft: ClinicDraft) => ClinicDraft)) => void
  /** Says that an upload begins, and that it is over. */
  countUpload: (by: 1 | -1) => void
  errorOf: (path: string) => string | undefined
  /** The day in Korea, beyond which nothing was checked yet. */
  today: string
}
