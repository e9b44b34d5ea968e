import { canChangeClinicImages, clinicImages } from '#domain/clinic-images.ts'
import type { PictureBucket } from '#server/platform/storage/picture-bucket.ts'

/** The bucket of pictures of clinics, for the storage. */
export const clinicPictures: PictureBucket = {
  id: clinicImages.bucket,
  maxBytes: clinicImages.maxBytes,
  mayChange: canChangeClinicImages,
}
