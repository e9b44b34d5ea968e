import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { listingOfRecovery } from '#domain/clinics/procedures/procedure-listings.ts'
import { openFigures, type TreatmentFacts } from '#domain/clinics/treatments.ts'
import { choosingClinics } from '#locales/en/clinics/choosing-clinics.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import type { Choosing } from '#web/features/clinics/listing/choosing.ts'

/** For a loader: the texts that help to choose a clinic while no real one is listed. */
export function describeChoosing(treatment: ClinicTreatment, treatments: readonly TreatmentFacts[]): Choosing {
  const { heading, korean, lead, recovery, ask, registration } = choosingClinics
  const ofListing = treatments.filter(({ id }) => listingOfRecovery(id) === treatment)
  const rows = ofListing.map(describeRow)
  const sources = ofListing.map((row) => ({
    id: row.id,
    name: row.name.en,
    pages: row.sources ?? [],
    open: openFigures(row),
  }))
  return {
    heading,
    korean,
    lead,
    recovery: rows.length === 0 ? null : { ...recovery, rows, sources },
    parts: [ask, registration, ...describeLaw(treatment)],
  }
}

/** The laws that concern the treatments of the listing. */
function describeLaw(treatment: ClinicTreatment): Choosing['parts'] {
  const { heading, vat, stemCells } = choosingClinics.law
  if (treatment === 'stem-cell') return [{ heading, items: [stemCells] }]
  return treatment === 'plastic-surgery' || treatment === 'skin-clinics' ? [{ heading, items: [vat] }] : []
}

function describeRow({ id, name, quietDays, checks, flightDays, warnFlightBelow }: TreatmentFacts) {
  const { recovery: words } = clinicPage
  return {
    id,
    treatment: name.en,
    quiet: quietDays ? words.days(quietDays) : words.unknown,
    check: checks.map(({ what, days }) => words.checks[what](days)).join(', ') || words.none,
    flight: flightDays ? words.flightDays(flightDays, warnFlightBelow) : words.unknown,
  }
}
