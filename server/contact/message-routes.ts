import * as z from 'zod'
import { changesPerPage } from '#domain/site/change-history.ts'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { type Inbox, messageReaders } from './inbox.ts'

const { fields: words, schemas } = en.api
const when = z.iso.datetime()
const one = z.strictObject({ id: z.uuid() })
const changing = { limit: 300, windowSeconds: 300 }

const message = z
  .strictObject({
    id: z.uuid(),
    receivedAt: when,
    about: z.string().nullable().meta({ description: words.about }),
    name: z.string().nullable(),
    email: z.string().nullable(),
    message: z.string(),
    settledAt: when.nullable(),
    settledBy: z.string().nullable().meta({ description: words.by }),
  })
  .meta({ id: 'Message', description: schemas.message })

const messages = z
  .strictObject({ messages: z.array(message), next: z.string().nullable().meta({ description: words.next }) })
  .meta({ id: 'Messages', description: schemas.messages })

/** Routes with which administrators read and settle messages. */
export function describeMessageRoutes(inbox: Inbox) {
  const settling = { params: one, limit: changing, problems: { 'messages.not_found': null }, answer: message } as const
  return [
    describeRoute({
      name: 'listMessages',
      method: 'GET',
      path: '/api/messages',
      who: messageReaders,
      query: z.strictObject({
        state: z.enum(['open', 'settled']).default('open'),
        after: z.string().max(500).optional().meta({ description: words.after }),
        limit: z.coerce.number<string | number>().int().min(1).max(100).default(changesPerPage),
      }),
      answer: messages,
      problems: { 'messages.list_position_unknown': null },
      handle: ({ query: { state, after, limit }, ...by }) =>
        inbox.list(by, { isSettled: state === 'settled', after: after ?? null, limit }),
    }),
    describeRoute({
      name: 'settleMessage',
      method: 'POST',
      path: '/api/messages/:id/settled',
      who: messageReaders,
      ...settling,
      handle: ({ params, ...by }) => inbox.settle(by, params.id, true),
    }),
    describeRoute({
      name: 'reopenMessage',
      method: 'DELETE',
      path: '/api/messages/:id/settled',
      who: messageReaders,
      ...settling,
      handle: ({ params, ...by }) => inbox.settle(by, params.id, false),
    }),
  ]
}
