import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clinic } from '#domain/clinics/clinics.ts'
import type { ConsultationMove } from '#domain/consultations/consultation-life.ts'
import type { SendOutcome, TypedSender } from '#domain/consultations/sent-requests.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ClinicContacts, ContactParts } from '#server/consultations/clinic/clinic-contacts.ts'
import type { ConsultationLetters } from '#server/consultations/mails/consultation-letters.ts'
import type { Moves } from './consultation-moves.ts'
import {
  findByKey,
  forgetConsultations,
  holdMember,
  insertConsultation,
  keepForMember,
  listOverdue,
} from './consultation-store.ts'
import { insertFiles } from '#server/consultations/files/file-store.ts'
import type { RequestFiles } from '#server/consultations/files/request-files.ts'
import type { SentFile } from '#server/platform/pages/sent-files.ts'
import { forgetWaits } from '#server/consultations/slots/wait-store.ts'
import { idOfForm, isKeyShaped } from './form-keys.ts'
import { makeToken } from './link-tokens.ts'
import type { GivenMessage, MessageOutcome, Messages } from './messages.ts'
import type { MemberPass } from './member-pass.ts'
import type { RequestReader } from './request-reader.ts'
import type { Content, RequestSeal } from './sealed-requests.ts'
import { readSender } from './sender-schemas.ts'

type Tx = Transaction<Tables>
export type ConsultationParts = Pick<ContactParts, 'database' | 'findClinic' | 'now'> & {
  contacts: Pick<ClinicContacts, 'readEmail'>
  files: RequestFiles
  jobs: Pick<Jobs, 'repeat'>
  letters: ConsultationLetters
  limits: Pick<RateLimits, 'take'>
  memberPass: Pick<MemberPass, 'memberOf'>
  messages: Messages
  moves: Moves
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  reader: RequestReader
  seal: RequestSeal
}

/**
 * A form that is sent to a clinic. The same words with the same key twice are the same form, also where only one of
 * them came with a pass. `pass`: of a member who sends it.
 */
export type GivenRequest = Omit<Content, 'token' | 'name' | 'email' | 'answerTo'> & {
  clinicId: number
  key: string
  pass?: string
  files?: readonly SentFile[]
}

// Each one mails a stranger's address, so few for a network and fewer for an address.
const limitOfNetwork = { limit: 10, windowSeconds: 24 * 3_600 }
const limitOfAddress = { limit: 5, windowSeconds: 24 * 3_600 }
const overdueAtOnce = 200
const sweepMinutes = 15

/**
 * Requests of visitors to clinics, as the visitor sees them. A request goes to the clinic after the visitor confirmed
 * it by a mailed link. Only these two read it, each by a link of their own.
 */
export function createConsultations(parts: ConsultationParts) {
  const { database, files, findClinic, contacts, jobs, letters, limits, messages, moves, outbox, reader, seal, now } =
    parts
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)
  jobs.repeat('consultations.sweep', sweepMinutes, sweep)

  async function moveOwn(token: string, name: ConsultationMove): Promise<boolean> {
    const row = await reader.find('patient', token)
    return row ? moves.move(row.id, name, 'patient') : false
  }

  /** A form that is stored already goes to the clinic now if a member sends it, and its link was not opened yet. */
  async function sendAgain(tx: Tx, formId: string, userId: string | null): Promise<'sent' | 'asked'> {
    const stored = await findByKey(tx, formId)
    if (stored?.state !== 'unconfirmed') return stored ? 'asked' : 'sent'
    if (userId === null || !(await keepForMember(tx, stored.id, userId))) return 'sent'
    return (await moves.askIn(tx, stored.id)) ? 'asked' : 'sent'
  }

  async function sweep(): Promise<void> {
    await asService(forgetConsultations)
    await asService((tx) => forgetWaits(tx, seoulDay(now())))
    await moves.releaseHolds()
    const overdue = await asService((tx) => listOverdue(tx, overdueAtOnce))
    for (const { id, move } of overdue) await moves.move(id, move, 'time')
  }

  return {
    /** Whether requests to this clinic can be sent from here. */
    async isOpenFor(clinicId: number): Promise<boolean> {
      return outbox.isConfigured && (await asService((tx) => contacts.readEmail(tx, clinicId))) !== null
    },

    /**
     * Stores a request and mails its sender a link to confirm it. The clinic hears nothing yet, unless a member sends
     * it from the address of the account.
     */
    async send(
      { clinicId, key, pass = '', files: sentFiles = [], ...given }: GivenRequest,
      typed: TypedSender,
      client: string,
    ): Promise<SendOutcome> {
      const read = readSender(typed)
      if ('mistakes' in read) return { outcome: 'wrong', mistakes: read.mistakes }
      if (!isKeyShaped(key) || !(await this.isOpenFor(clinicId))) return { outcome: 'closed' }
      const { email } = read.sender
      for (const [counted, limit] of [
        [visitorNetwork(client), limitOfNetwork],
        [email.toLowerCase(), limitOfAddress],
      ] as const) {
        const { allowed, retryAfterSeconds } = await limits.take(`consultations:${counted}`, limit)
        if (!allowed) return { outcome: 'limited', retryAfterSeconds }
      }
      const prepared = await files.prepare(sentFiles)
      if ('mistake' in prepared) return { outcome: 'wrong', mistakes: { files: prepared.mistake } }
      const stored = await files.store(prepared.files)
      const id = randomUUID()
      const token = makeToken()
      const content: Content = { ...given, ...read.sender, token }
      const member = await parts.memberPass.memberOf(pass, email)
      const formId = idOfForm(key, [clinicId, given, read.sender], sentFiles)
      const outcome = await asService(async (tx) => {
        const userId = member !== null && (await holdMember(tx, member)) ? member : null
        const sealed = seal.seal(id, content)
        const row = { id, clinicId, userId, key: formId, content: sealed, token, at: new Date(now()) }
        if (!(await insertConsultation(tx, row))) return sendAgain(tx, formId, userId)
        await insertFiles(tx, { consultationId: id, messageId: null }, stored)
        const isAsked = userId !== null && (await moves.askIn(tx, id))
        await outbox.add(tx, letters.toPatient(content, isAsked ? 'ask' : 'written'))
        return isAsked ? 'asked' : 'sent'
      })
      return { outcome }
    },

    readOwn: (token: string) => reader.read('patient', token),
    readOwnFile: (token: string, id: string) => reader.readFile('patient', token, id),

    /** The clinic of one's own request, if it is still listed. */
    async findClinicOf(token: string): Promise<Clinic | null> {
      const row = await reader.find('patient', token)
      return row ? findClinic(row.clinicId) : null
    },

    /** Sends it to the clinic. False if it stays unsent: the clinic takes no requests any more, or is gone. */
    async confirm(token: string): Promise<boolean> {
      const row = await reader.find('patient', token)
      if (!row) return false
      const isListed = (await findClinic(row.clinicId)) !== null
      if (isListed && (await moves.move(row.id, 'ask', 'patient'))) return true
      return (await reader.find('patient', token))?.state !== 'unconfirmed'
    },

    withdraw: (token: string) => moveOwn(token, 'withdraw'),
    /** Gives the proposed times, or the arranged one, back to the clinic. */
    askOtherTimes: (token: string) => moveOwn(token, 'ask_other_times'),
    reportNotHeld: (token: string) => moveOwn(token, 'report_not_held'),

    async write(token: string, message: GivenMessage): Promise<MessageOutcome> {
      const row = await reader.find('patient', token)
      return row ? messages.write('patient', row.id, message) : 'closed'
    },

    /** Withdraws it where the clinic can still open it, and deletes it. */
    async remove(token: string): Promise<void> {
      const row = await reader.find('patient', token)
      if (row) await moves.remove(row.id)
    },
  }
}
