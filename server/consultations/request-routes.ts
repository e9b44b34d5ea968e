import * as z from 'zod'
import type { Actor } from '#domain/accounts/accounts.ts'
import { consultationStates } from '#domain/consultations/consultation-life.ts'
import { mostListedRequests } from '#domain/consultations/sent-requests.ts'
import { type Audience, describeRoute } from '#server/platform/api/described-route.ts'
import type { createConsultations } from './consultations.ts'

const members = {
  name: 'members',
  refuse: ({ kind }: Actor) => (kind === 'visitor' ? 'accounts.sign_in_required' : null),
  problems: ['accounts.sign_in_required'],
} as const satisfies Audience

const usual = { limit: 600, windowSeconds: 300 }

const listed = z.strictObject({
  state: z.enum(consultationStates),
  clinic: z.strictObject({ en: z.string(), ko: z.string() }),
  writtenAt: z.iso.datetime(),
  visit: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  address: z.string(),
})

/** Routes of the requests that members keep in their accounts. */
export function describeRequestRoutes(consultations: Pick<ReturnType<typeof createConsultations>, 'listOwn' | 'keep'>) {
  return [
    describeRoute({
      name: 'listConsultations',
      method: 'GET',
      path: '/api/consultations',
      who: members,
      limit: usual,
      answer: z.strictObject({ requests: z.array(listed).max(mostListedRequests) }),
      handle: async ({ actor }) => ({ requests: await consultations.listOwn(actor) }),
    }),
    describeRoute({
      name: 'keepConsultation',
      method: 'POST',
      path: '/api/consultations',
      who: members,
      limit: usual,
      body: z.strictObject({ token: z.string().max(100) }),
      problems: { 'consultations.not_found': null },
      answer: z.strictObject({ isKept: z.literal(true) }),
      async handle({ actor, body }) {
        await consultations.keep(actor, body.token)
        return { isKept: true as const }
      },
    }),
  ]
}
