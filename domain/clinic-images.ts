import { type Actor, canAdminister } from './accounts.ts'

/** Pictures of clinics: where they stand, and what may be sent. */
export const clinicImages = {
  bucket: 'clinic-images',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
} as const

/** The widths that anybody may ask for; each is made once and kept. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const

/** Whether the actor may add, replace, move and remove pictures of clinics. */
export function canChangeClinicImages(actor: Actor): boolean {
  return canAdminister(actor)
}
