import type { Transaction } from 'kysely'
import { type ConsultationSide, canWriteMessages, messageLimits } from '#domain/consultations/sent-requests.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { holdConsultation, saveChanges } from './consultation-store.ts'
import { countMessages, insertMessage } from './message-store.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestSeal } from './sealed-requests.ts'
import { readStoredSchedule } from '#server/consultations/slots/schedules.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  limits: Pick<RateLimits, 'take'>
  mails: RequestMails
  seal: RequestSeal
  now: () => number
}

/** `closed`: the request has ended, is full, or the clinic answers elsewhere. */
export type MessageOutcome = 'written' | 'missing' | 'too_long' | 'limited' | 'closed'

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// Each one is a mail to the other side.
const limitOfSide = { limit: 20, windowSeconds: 3_600 }

/** Messages between the two sides of a request, stored encrypted. The mail about one says nothing of it. */
export function createMessages({ database, limits, mails, seal, now }: Parts) {
  async function store(tx: Transaction<Tables>, side: ConsultationSide, id: string, given: GivenMessage) {
    const row = await holdConsultation(tx, id)
    const content = row && seal.openIfReadable(row)
    if (!row || !content) return 'closed'
    const { answers } = await readStoredSchedule(tx, row.clinicId)
    if (!canWriteMessages(row.state, answers) || (await countMessages(tx, id)) >= messageLimits.messages) {
      return 'closed'
    }
    const at = new Date(now())
    const sealed = seal.sealMessage(given.key, given.text)
    const message = { id: given.key, consultationId: id, side, content: sealed, writtenAt: at }
    if (!(await insertMessage(tx, message))) return 'written'
    const isFirstAnswer = side === 'clinic' && row.answeredAt === null
    await saveChanges(tx, id, { active_at: at, ...(isFirstAnswer && { answered_at: at }) })
    await mails.afterMessage(tx, side, { row, content, at })
    return 'written'
  }

  return {
    /** The key comes with the form, so the same form twice is one message. */
    async write(side: ConsultationSide, id: string, { key, text }: GivenMessage): Promise<MessageOutcome> {
      if (!keyShape.test(key)) return 'closed'
      const words = text.replaceAll('\r\n', '\n').trim()
      if (words === '') return 'missing'
      if (words.length > messageLimits.text) return 'too_long'
      const { allowed } = await limits.take(`consultations.messages:${side}:${id}`, limitOfSide)
      if (!allowed) return 'limited'
      return database.transactionAs({ role: 'service' }, (tx) => store(tx, side, id, { key, text: words }))
    },
  }
}

export type Messages = ReturnType<typeof createMessages>
export type GivenMessage = { key: string; text: string }
