import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import { pictureTypes } from '#domain/site/pictures.ts'

/** Pictures of clinics: the bucket, and the limits for uploads. */
export const clinicImages = {
  bucket: 'clinic-images',
  types: pictureTypes,
  maxBytes: 5 * 1024 * 1024,
} as const

/** Whether the actor may add, replace, move and remove pictures of clinics. */
export function canChangeClinicImages(actor: Actor): boolean {
  return canAdminister(actor)
}
