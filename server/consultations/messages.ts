import type { Transaction } from 'kysely'
import {
  canWriteMessages,
  isWithClinic,
  messageLimits,
  type MessageWriter,
} from '#domain/consultations/sent-requests.ts'
import { type FileMistake, requestFileLimits } from '#domain/consultations/request-files.ts'
import { plainText } from '#domain/site/plain-text.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { SentFile } from '#server/platform/pages/sent-files.ts'
import { type HeldConsultation, holdConsultation, saveChanges } from './consultation-store.ts'
import { insertFiles, listFiles, type NewFile } from '#server/consultations/files/file-store.ts'
import type { RequestFiles } from '#server/consultations/files/request-files.ts'
import { idOfForm, isKeyShaped } from './form-keys.ts'
import { countMessages, insertMessage } from './message-store.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestSeal } from './sealed-requests.ts'
import { readStoredSchedule } from '#server/consultations/slots/schedules.ts'

type Tx = Transaction<Tables>
type ReadMessage = { id: string; text: string; files: readonly NewFile[]; also: Also }
/** What else is done in the transaction that writes a message. */
type Also = (tx: Tx) => Promise<void>
type Parts = {
  database: Pick<Database, 'transactionAs'>
  files: RequestFiles
  limits: Pick<RateLimits, 'take'>
  mails: RequestMails
  seal: RequestSeal
  now: () => number
}

/** `closed`: the request has ended, is full, or the clinic answers elsewhere. */
export type MessageOutcome = 'written' | 'missing' | 'too_long' | 'limited' | 'closed' | `files_${FileMistake}`

// Each one is a mail to the other side.
const limitOfSide = { limit: 20, windowSeconds: 3_600 }

/** Messages about a request, stored encrypted. The mail about one says nothing of it. */
export function createMessages({ database, files, limits, mails, seal, now }: Parts) {
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)

  /** Whether they can write, and so many files have room. */
  async function refuse(
    tx: Tx,
    writer: MessageWriter,
    row: HeldConsultation,
    fileCount: number,
  ): Promise<'closed' | 'files_too_many' | null> {
    const { answers } = await readStoredSchedule(tx, row.clinicId)
    const isFull = (await countMessages(tx, row.id)) >= messageLimits.messages
    const mayWrite = writer === 'site' ? isWithClinic(row.state) : canWriteMessages(row.state, answers)
    if (!mayWrite || isFull) return 'closed'
    const held = fileCount === 0 ? [] : await listFiles(tx, row.id)
    return held.length + fileCount > requestFileLimits.inAll ? 'files_too_many' : null
  }

  async function store(tx: Tx, side: MessageWriter, id: string, given: ReadMessage): Promise<MessageOutcome> {
    const row = await holdConsultation(tx, id)
    const content = row && seal.openIfReadable(row)
    if (!row || !content) return 'closed'
    const refusal = await refuse(tx, side, row, given.files.length)
    if (refusal) return refusal
    const at = new Date(now())
    const sealed = seal.sealMessage(given.id, given.text)
    const message = { id: given.id, consultationId: id, side, content: sealed, writtenAt: at }
    if (!(await insertMessage(tx, message))) return 'written'
    await insertFiles(tx, { consultationId: id, messageId: given.id }, given.files)
    const isFirstAnswer = side === 'clinic' && row.answeredAt === null
    // What an administrator writes is no sign of life from either side.
    if (side !== 'site') await saveChanges(tx, id, { active_at: at, ...(isFirstAnswer && { answered_at: at }) })
    await given.also(tx)
    await mails.afterMessage(tx, side, { row, content, at })
    return 'written'
  }

  /** Files are written before their message, so only where it will probably be taken. */
  async function storeFiles(
    side: MessageWriter,
    id: string,
    given: readonly SentFile[],
  ): Promise<NewFile[] | MessageOutcome> {
    if (given.length === 0) return []
    const prepared = await files.prepare(given)
    if ('mistake' in prepared) return `files_${prepared.mistake}`
    const refusal = await asService(async (tx) => {
      const row = await holdConsultation(tx, id)
      return row ? refuse(tx, side, row, given.length) : 'closed'
    })
    return refusal ?? files.store(prepared.files)
  }

  return {
    /** The key comes with the form, so the same words of it twice are one message. */
    async write(
      side: MessageWriter,
      id: string,
      given: GivenMessage,
      also: Also = async () => {},
    ): Promise<MessageOutcome> {
      const { key, text, files: sentFiles = [] } = given
      if (!isKeyShaped(key)) return 'closed'
      const words = plainText(text)
      if (words === '' && sentFiles.length === 0) return 'missing'
      if (words.length > messageLimits.text) return 'too_long'
      const { allowed } = await limits.take(`consultations.messages:${side}:${id}`, limitOfSide)
      if (!allowed) return 'limited'
      const stored = await storeFiles(side, id, sentFiles)
      if (typeof stored === 'string') return stored
      const messageId = idOfForm(key, [id, side, words], sentFiles)
      return asService((tx) => store(tx, side, id, { id: messageId, text: words, files: stored, also }))
    },
  }
}

export type Messages = ReturnType<typeof createMessages>
/** One of files alone needs no text. */
export type GivenMessage = { key: string; text: string; files?: readonly SentFile[] }
