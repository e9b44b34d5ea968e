import type { ClinicCard } from './clinics.ts'

/**
 * What can be restored, and who deleted it when; null where the product itself did it, or where the account is gone.
 */
export type DeletedClinic = ClinicCard & { deletedAt: string; deletedBy: string | null }
export type DeletedClinics = { clinics: DeletedClinic[]; next: string | null }
