import type { ClinicChange } from './clinic-lists.ts'
import type { Clinic, ClinicCard } from './clinics.ts'

/** A page of a clinic's history; `next` is null on the last one. */
export type ClinicHistory = { changes: ClinicChange[]; next: string | null }

/** What an editor is told who saw an older version: the clinic as it is, and what was changed since, the newest first. */
export type ClinicConflict = { current: Clinic; changes: ClinicChange[] }

/** What can be restored, and who deleted it when; null where the product itself did it, or where the account is gone. */
export type DeletedClinic = ClinicCard & { deletedAt: string; deletedBy: string | null }
export type DeletedClinics = { clinics: DeletedClinic[]; next: string | null }

export const clinicChangesPerPage = 20
