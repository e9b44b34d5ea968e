import { namesOfRecovery } from '#domain/clinics/procedures/procedures.ts'
import { treatmentFacts } from '#domain/clinics/treatment-schemas.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import treatments from './facts/treatments/treatments.json' with { type: 'json' }

/**
 * The table of treatments for planning. Its words are those of the table of procedures. The sources of a row are the
 * medical pages that it names.
 */
export function readTreatments(): TreatmentFacts[] {
  return treatments.map((row) => {
    const [page] = row.sources
    const words = namesOfRecovery(row.id)
    return treatmentFacts.parse({ ...row, words, basis: 'sourced', source: page?.address ?? null, checkedOn: null })
  })
}
