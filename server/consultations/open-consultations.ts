import { createClinicContacts } from './clinic-contacts.ts'
import { createConsultations } from './consultations.ts'
import { describeContactRoutes } from './contact-routes.ts'
import { describeRequestRoutes } from './request-routes.ts'

type Parts = Omit<Parameters<typeof createConsultations>[0], 'contacts'>

/** Requests of visitors to clinics, and where clinics answer them. */
export function openConsultations(parts: Parts) {
  const contacts = createClinicContacts(parts)
  const consultations = createConsultations({ ...parts, contacts })
  return {
    consultations,
    routes: [...describeContactRoutes(contacts), ...describeRequestRoutes(consultations)],
    exportParts: [consultations.exportPart],
  }
}
