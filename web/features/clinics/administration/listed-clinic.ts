import { type Clinic, clinicCard, showClinic } from '#domain/clinics/clinics.ts'
import { type ListedClinic, sceneOf } from '#web/features/clinics/listing/listed-clinics.ts'

export function listedClinic(clinic: Clinic): ListedClinic {
  const card = clinicCard(showClinic(clinic))
  return { ...card, scene: sceneOf(card) }
}
