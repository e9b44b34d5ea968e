import type { Clinic } from '#domain/clinics/clinics.ts'

/** The fields of a clinic that the consultation button needs. A card has all of them. */
export type ContactedClinic = Pick<
  Clinic,
  'id' | 'name' | 'nameKo' | 'phoneNumber' | 'website' | 'treatments' | 'isSample'
>

/** When a clinic is open, and how reliable that is. A card does not have it. */
export type ClinicHours = Pick<Clinic, 'businessHours' | 'hours' | 'checkedOn' | 'isSample'>
