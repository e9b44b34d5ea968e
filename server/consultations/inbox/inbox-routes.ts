import * as z from 'zod'
import { consultationStates } from '#domain/consultations/consultation-life.ts'
import { requestFileTypes } from '#domain/consultations/request-files.ts'
import { inboxAgeNames, inboxAges } from '#domain/consultations/request-inbox.ts'
import { messageLimits } from '#domain/consultations/sent-requests.ts'
import { answerWays } from '#domain/consultations/visit-schedules.ts'
import { changesPerPage } from '#domain/site/change-history.ts'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { inboxAudience } from './readers.ts'
import type { RequestInbox } from './request-inbox.ts'

const { fields: words, schemas } = en.api
const when = z.iso.datetime()
const one = z.strictObject({ id: z.uuid() })
const changing = { limit: 300, windowSeconds: 300 }
const done = z.strictObject({ isDone: z.literal(true) })
const name = z.strictObject({ en: z.string(), ko: z.string() })

const listed = z
  .strictObject({
    id: z.uuid(),
    clinicId: z.int(),
    clinic: name.nullable(),
    state: z.enum(consultationStates),
    requestedAt: when,
    answerHours: z.number().nullable(),
    assignedTo: z.string().nullable(),
    isMine: z.boolean(),
    linkUntil: when.nullable(),
    isReadable: z.boolean(),
  })
  .meta({ id: 'InboxRequest', description: schemas.inboxRequest })

/** What a visitor wrote, as it is stored: its form is that of `SentRequest`. */
const sent = z.looseObject({ state: z.enum(consultationStates), name: z.string(), email: z.string() })
const file = z.strictObject({ id: z.uuid(), type: z.enum(requestFileTypes), bytes: z.int() })
const message = z.strictObject({
  side: z.enum(['patient', 'clinic', 'site']),
  text: z.string(),
  files: z.array(file),
  writtenAt: when,
})

/** Routes with which administrators whom the operator has named see to requests. */
export function describeInboxRoutes(inbox: RequestInbox) {
  const changed = {
    who: inboxAudience,
    params: one,
    limit: changing,
    answer: done,
  } as const
  const missing = { 'consultations.not_found': null } as const
  return [
    describeRoute({
      name: 'listConsultationInbox',
      method: 'GET',
      path: '/api/consultation-inbox',
      who: inboxAudience,
      query: z.strictObject({
        state: z.enum(consultationStates).optional(),
        clinic: z.coerce.number<string | number>().int().positive().optional(),
        age: z.enum(inboxAgeNames).default('any'),
        mine: z.enum(['yes', 'no']).default('no'),
        after: z.string().max(500).optional().meta({ description: words.after }),
        limit: z.coerce.number<string | number>().int().min(1).max(100).default(changesPerPage),
      }),
      problems: { 'consultations.list_position_unknown': null },
      answer: z.strictObject({
        requests: z.array(listed),
        next: z.string().nullable().meta({ description: words.next }),
      }),
      handle: ({ query: { state, clinic, age, mine, after, limit }, ...by }) =>
        inbox.list(by, {
          filter: {
            state: state ?? null,
            clinicId: clinic ?? null,
            olderThanHours: inboxAges[age],
            isMine: mine === 'yes',
          },
          after: after ?? null,
          limit,
        }),
    }),
    describeRoute({
      name: 'readConsultationInInbox',
      method: 'GET',
      path: '/api/consultation-inbox/:id',
      who: inboxAudience,
      params: one,
      problems: missing,
      answer: z.strictObject({
        request: sent.nullable(),
        messages: z.array(message),
        phone: z.string(),
        answers: z.enum(answerWays),
      }),
      handle: ({ params, ...by }) => inbox.read(by, params.id),
    }),
    describeRoute({
      name: 'readConsultationFileInInbox',
      method: 'GET',
      path: '/api/consultation-inbox/:id/files/:file',
      who: inboxAudience,
      params: one.extend({ file: z.uuid() }),
      problems: missing,
      answer: z.strictObject({ type: z.enum(requestFileTypes), content: z.base64() }),
      async handle({ params, ...by }) {
        const { type, content } = await inbox.readFile(by, params.id, params.file)
        return { type, content: content.toString('base64') }
      },
    }),
    describeRoute({
      name: 'answerConsultation',
      method: 'POST',
      path: '/api/consultation-inbox/:id/messages',
      ...changed,
      body: z.strictObject({ key: z.uuid(), text: z.string().trim().min(1).max(messageLimits.text) }),
      problems: { ...missing, 'consultations.answer_closed': null },
      async handle({ params, body, ...by }) {
        await inbox.answer(by, params.id, body)
        return { isDone: true as const }
      },
    }),
    describeRoute({
      name: 'assignConsultation',
      method: 'PUT',
      path: '/api/consultation-inbox/:id/assignment',
      ...changed,
      body: z.strictObject({ isMine: z.boolean() }),
      problems: missing,
      async handle({ params, body, ...by }) {
        await inbox.assign(by, params.id, body.isMine)
        return { isDone: true as const }
      },
    }),
    describeRoute({
      name: 'revokeConsultationLink',
      method: 'DELETE',
      path: '/api/consultation-inbox/:id/link',
      ...changed,
      problems: missing,
      async handle({ params, ...by }) {
        await inbox.revokeLink(by, params.id)
        return { isDone: true as const }
      },
    }),
    describeRoute({
      name: 'renewConsultationLink',
      method: 'POST',
      path: '/api/consultation-inbox/:id/link',
      ...changed,
      problems: { ...missing, 'consultations.clinic_not_reached': null },
      async handle({ params, ...by }) {
        await inbox.renewLink(by, params.id)
        return { isDone: true as const }
      },
    }),
  ]
}
