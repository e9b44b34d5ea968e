import { treatmentOfPath, clinicPaths } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { readStoredClinics } from '#web/features/clinics/stored-clinics.ts'
import { sceneOf } from '#web/features/clinics/listing/listed-clinics.ts'
import type { ClinicDetails } from './clinic-details.ts'

/** The stored copy of the clinic at an address. It has no recovery ranges. */
export function findStoredDetails(pathname: string): ClinicDetails | null {
  const [path = '', id = ''] = pathname.split('/').filter(Boolean).slice(-2)
  const treatment = treatmentOfPath(path)
  const kept = treatment && readStoredClinics(clinicPaths[treatment])
  const clinic = kept?.clinics.find((one) => one.id === Number(id))
  if (!kept || !clinic) return null
  return {
    clinic,
    recovery: [],
    reviews: null,
    scene: sceneOf(clinic),
    today: seoulDay(Date.now()),
    keptAt: kept.keptAt,
  }
}
