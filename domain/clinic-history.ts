import type { Clinic, ClinicCard } from './clinics.ts'

export const clinicActions = ['created', 'updated', 'deleted', 'restored', 'imported'] as const

/** One entry of a clinic's history. */
export type ClinicChange = {
  version: number
  action: (typeof clinicActions)[number]
  at: string
  /** The editor's name or address as the account has it; null where the product itself did it. */
  by: string | null
  /** What stood in each changed field before and after. */
  fields: { field: string; before: unknown; after: unknown }[]
}

/** A page of a clinic's history, the newest first; `next` is null on the last one. */
export type ClinicHistory = { changes: ClinicChange[]; next: string | null }

/** What an editor is told who saw an older version: the clinic as it is, and what was changed since, the newest first. */
export type ClinicConflict = { current: Clinic; changes: ClinicChange[] }

/** What can be restored, and who deleted it when; null where the product itself did it, or where the account is gone. */
export type DeletedClinic = ClinicCard & { deletedAt: string; deletedBy: string | null }
export type DeletedClinics = { clinics: DeletedClinic[]; next: string | null }

export const clinicChangesPerPage = 20
