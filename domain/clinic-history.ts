import type { Change, Conflict } from './change-history.ts'
import type { Clinic, ClinicCard } from './clinics.ts'

export type ClinicChange = Change
export type ClinicConflict = Conflict<Clinic>

/** What can be restored, and who deleted it when; null where the product itself did it, or where the account is gone. */
export type DeletedClinic = ClinicCard & { deletedAt: string; deletedBy: string | null }
export type DeletedClinics = { clinics: DeletedClinic[]; next: string | null }
