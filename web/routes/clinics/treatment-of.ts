import { data } from 'react-router'
import { type ClinicTreatment, treatmentOfPath } from '#domain/clinics/clinics.ts'

/** The treatment of a request. The six paths share their routes. */
export function treatmentOf(request: Request): ClinicTreatment {
  // On the server the router's data requests end in `.data`.
  const parts = new URL(request.url).pathname.replace(/\.data$/, '').split('/')
  const treatment = parts.map(treatmentOfPath).find((one) => one !== null)
  if (!treatment) throw data(null, { status: 404 })
  return treatment
}
