import type { ClinicCard } from './clinics.ts'

/**
 * A deleted clinic, which can be restored. `deletedBy` is null if the product deleted it, or if the account no longer
 * exists.
 */
export type DeletedClinic = ClinicCard & { deletedAt: string; deletedBy: string | null }
export type DeletedClinics = { clinics: DeletedClinic[]; next: string | null }
