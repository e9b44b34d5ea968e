import type { Clinic } from '#domain/clinics.ts'

/** What a consultation button needs to know of its clinic. A card has all of it but the hours. */
export type ContactedClinic = Pick<Clinic, 'id' | 'name' | 'phoneNumber' | 'website' | 'treatments' | 'isSample'> & {
  businessHours?: string
}
