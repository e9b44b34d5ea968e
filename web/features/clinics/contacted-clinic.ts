import type { Clinic } from '#domain/clinics.ts'

/** What a consultation button needs to know of its clinic. A card has all of it. */
export type ContactedClinic = Pick<
  Clinic,
  'id' | 'name' | 'nameKo' | 'phoneNumber' | 'website' | 'treatments' | 'isSample'
>

/** When a clinic is open, and how far that can be trusted. A card does not have it. */
export type ClinicHours = Pick<Clinic, 'businessHours' | 'hours' | 'checkedOn' | 'isSample'>
