import type { Clinic } from '#domain/clinics/clinics.ts'

/** When a clinic is open, and how reliable that is. A card does not have it. */
export type ClinicHours = Pick<Clinic, 'businessHours' | 'hours' | 'checkedOn' | 'isSample'>
