import { data } from 'react-router'
import { type ClinicTreatment, treatmentOfPath } from '#domain/clinics.ts'

/** Which treatment a request is for: the six paths share their routes. */
export function treatmentOf(request: Request): ClinicTreatment {
  const parts = new URL(request.url).pathname.split('/')
  const treatment = parts.map(treatmentOfPath).find((one) => one !== null)
  if (!treatment) throw data(null, { status: 404 })
  return treatment
}
