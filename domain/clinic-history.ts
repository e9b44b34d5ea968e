import type { ClinicChange } from './clinic-lists.ts'
import type { Clinic } from './clinics.ts'

/** A page of a clinic's history; `next` is null on the last one. */
export type ClinicHistory = { changes: ClinicChange[]; next: string | null }

/** What an editor is told who saw an older version: the clinic as it is, and what was changed since, the newest first. */
export type ClinicConflict = { current: Clinic; changes: ClinicChange[] }

export const clinicChangesPerPage = 20
