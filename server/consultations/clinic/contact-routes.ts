import * as z from 'zod'
import { senderLengths } from '#domain/consultations/sent-requests.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { type ClinicContacts, contactEditors } from './clinic-contacts.ts'

const one = z.strictObject({ id: z.coerce.number<string | number>().int().positive() })
const contact = z.strictObject({ email: z.email().max(senderLengths.email).nullable() })

/** Routes with which administrators say where a clinic answers requests. */
export function describeContactRoutes(contacts: Pick<ClinicContacts, 'read' | 'write'>) {
  return [
    describeRoute({
      name: 'readClinicContact',
      method: 'GET',
      path: '/api/clinics/:id/contact',
      who: contactEditors,
      params: one,
      answer: contact,
      handle: async ({ params, ...by }) => ({ email: await contacts.read(by, params.id) }),
    }),
    describeRoute({
      name: 'writeClinicContact',
      method: 'PUT',
      path: '/api/clinics/:id/contact',
      who: contactEditors,
      params: one,
      body: contact,
      limit: { limit: 300, windowSeconds: 300 },
      problems: { 'clinics.not_found': null, 'consultations.contact_of_sample': null },
      answer: contact,
      handle: async ({ params, body, ...by }) => {
        await contacts.write(by, params.id, body.email)
        return body
      },
    }),
  ]
}
