import * as z from 'zod'
import type { Actor } from '#domain/accounts/accounts.ts'
import { aftercareKinds } from '#domain/consultations/aftercare.ts'
import { consultationStates } from '#domain/consultations/consultation-life.ts'
import { mostListedRequests } from '#domain/consultations/sent-requests.ts'
import { type Audience, describeRoute } from '#server/platform/api/described-route.ts'
import type { MemberPass } from './member-pass.ts'
import type { OwnRequestsService } from './own-requests.ts'

const members = {
  name: 'members',
  refuse: ({ kind }: Actor) => (kind === 'visitor' ? 'accounts.sign_in_required' : null),
  problems: ['accounts.sign_in_required'],
} as const satisfies Audience

const usual = { limit: 600, windowSeconds: 300 }
const when = z.iso.datetime()

const kind = z.enum(aftercareKinds)
const step = z.discriminatedUnion('when', [
  z.strictObject({ kind, when: z.enum(['until', 'from']), day: z.int(), date: z.string() }),
  z.strictObject({
    kind,
    when: z.literal('between'),
    days: z.tuple([z.int(), z.int()]).readonly(),
    dates: z.tuple([z.string(), z.string()]).readonly(),
  }),
  z.strictObject({ kind, when: z.literal('unknown') }),
])
const name = z.strictObject({ en: z.string(), ko: z.string() })
const aftercare = z.strictObject({ id: z.string(), name, steps: z.array(step) })

const listed = z.strictObject({
  state: z.enum(consultationStates),
  clinicId: z.int(),
  clinic: name,
  writtenAt: when,
  visit: z.strictObject({ from: when, to: when }).nullable(),
  address: z.string(),
  aftercare: z.strictObject({ treatedOn: z.string(), treatments: z.array(aftercare) }).nullable(),
})
const unreadable = z.strictObject({ id: z.uuid(), state: z.enum(consultationStates), writtenAt: when })

/** Routes of the requests that members keep in their accounts. */
export function describeRequestRoutes(
  own: Omit<OwnRequestsService, 'exportPart'>,
  memberPass: Pick<MemberPass, 'make'>,
) {
  return [
    describeRoute({
      name: 'listConsultations',
      method: 'GET',
      path: '/api/consultations',
      who: members,
      limit: usual,
      answer: z.strictObject({
        requests: z.array(listed).max(mostListedRequests),
        unreadable: z.array(unreadable).max(mostListedRequests),
      }),
      handle: ({ actor }) => own.listOwn(actor),
    }),
    describeRoute({
      name: 'keepConsultation',
      method: 'POST',
      path: '/api/consultations',
      who: members,
      limit: usual,
      body: z.strictObject({ token: z.string().max(100) }),
      problems: { 'consultations.not_found': null, 'consultations.kept_elsewhere': null },
      answer: z.strictObject({ isKept: z.literal(true) }),
      async handle({ actor, body }) {
        await own.keep(actor, body.token)
        return { isKept: true as const }
      },
    }),
    describeRoute({
      name: 'makeConsultationPass',
      method: 'POST',
      path: '/api/consultations/pass',
      who: members,
      limit: usual,
      answer: z.strictObject({ pass: z.string().nullable() }),
      handle: async ({ actor }) => ({ pass: await memberPass.make(actor) }),
    }),
    describeRoute({
      name: 'deleteConsultation',
      method: 'DELETE',
      path: '/api/consultations/:id',
      who: members,
      limit: usual,
      params: z.strictObject({ id: z.uuid() }),
      problems: { 'consultations.not_found': null },
      answer: z.strictObject({ isDeleted: z.literal(true) }),
      async handle({ actor, params }) {
        await own.removeOwn(actor, params.id)
        return { isDeleted: true as const }
      },
    }),
  ]
}
