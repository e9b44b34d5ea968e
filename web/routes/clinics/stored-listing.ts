import { clinicCard, clinicPaths, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { readStoredClinics } from '#web/features/clinics/stored-clinics.ts'
import { sceneOf } from '#web/features/clinics/listing/listed-clinics.ts'
import { nothingAsked } from '#web/features/clinics/listing/listing-query.ts'
import { firstPage } from '#web/ui/pages-of-list/page-place.ts'
import type { StoredListing } from './answered-listing.ts'

/** The browser's copy of the whole list, or null. Filters, order and counts need the server. */
export function readStoredListing(treatment: ClinicTreatment): StoredListing | null {
  const kept = readStoredClinics(clinicPaths[treatment])
  if (!kept) return null
  return {
    treatment,
    query: nothingAsked,
    place: firstPage,
    listing: {
      clinics: kept.clinics.map((clinic) => ({ ...clinicCard(clinic), scene: sceneOf(clinic) })),
      total: kept.clinics.length,
      isTotalAtLeast: false,
      unread: [],
      next: null,
      facets: { procedures: [], districts: [], languages: [], registered: 0 },
      freed: [],
      counts: {},
      shared: 0,
    },
    today: seoulDay(Date.now()),
    choosing: null,
    samplesGiveWay: false,
    keptAt: kept.keptAt,
  }
}
