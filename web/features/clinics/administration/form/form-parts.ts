import type { ClinicDraft } from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** The props of every section of the form. */
export type FormParts = {
  draft: ClinicDraft
  change: (part: Partial<ClinicDraft> | ((draft: ClinicDraft) => ClinicDraft)) => void
  /** Called with 1 when an upload starts, and with -1 when it ends. */
  countUpload: (by: 1 | -1) => void
  errorOf: (path: string) => string | undefined
  /** The current day in Korea. A later date of a check is a mistake. */
  today: string
}
