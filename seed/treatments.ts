import { treatmentFacts } from '#domain/treatment-schemas.ts'
import type { TreatmentFacts } from '#domain/treatments.ts'
import treatments from './facts/treatments/treatments.json' with { type: 'json' }

/** The table of treatments that a plan keeps to. */
export function readTreatments(): TreatmentFacts[] {
  return treatments.map((row) => treatmentFacts.parse(row))
}
