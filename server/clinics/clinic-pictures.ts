import { canChangeClinicImages, clinicImages } from '#domain/clinics/clinic-images.ts'
import type { PictureBucket } from '#server/platform/storage/picture-bucket.ts'

export const clinicPictures: PictureBucket = {
  id: clinicImages.bucket,
  maxBytes: clinicImages.maxBytes,
  mayChange: canChangeClinicImages,
}
