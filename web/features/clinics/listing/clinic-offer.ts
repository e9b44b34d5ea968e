import type { ClinicCard, ClinicTreatment } from '#domain/clinics/clinics.ts'

const proceduresShown = 3

type Offering = Pick<ClinicCard, 'procedures' | 'treatments'>

/**
 * What a clinic offers in a treatment: its procedures, or its department. Procedures of a clinic with several
 * treatments may belong to another of them. '' where nothing is known.
 */
export function sayOffer(
  { procedures, treatments }: Offering,
  treatment: ClinicTreatment,
  { departments }: { departments: Record<ClinicTreatment, string> },
): string {
  return treatments.length === 1 ? procedures.slice(0, proceduresShown).join(', ') : departments[treatment]
}
