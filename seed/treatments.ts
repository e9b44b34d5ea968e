import { treatmentFacts } from '#domain/clinics/treatment-schemas.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import treatments from './facts/treatments/treatments.json' with { type: 'json' }

/** The table of treatments for planning. The sources of a row are the medical pages that it names. */
export function readTreatments(): TreatmentFacts[] {
  return treatments.map((row) => {
    const [page] = row.sources
    return treatmentFacts.parse({ ...row, basis: 'sourced', source: page?.address ?? null, checkedOn: null })
  })
}
