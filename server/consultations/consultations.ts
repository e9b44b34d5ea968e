import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import { type ConsultationMove, possibleMoves, type VisitSpan } from '#domain/consultations/consultation-life.ts'
import {
  type ListedRequest,
  mostListedRequests,
  type OpenedRequest,
  type SendOutcome,
  type SentRequest,
  sentRequestPath,
  type TypedSender,
} from '#domain/consultations/sent-requests.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Claims } from '#server/platform/database/pool/claims.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ClinicContacts, ContactParts } from './clinic-contacts.ts'
import { createConsultationLetters } from './consultation-letters.ts'
import { createMoves, makeToken } from './consultation-moves.ts'
import {
  type ConsultationRow,
  deleteConsultation,
  forgetConsultations,
  insertConsultation,
  keepForMember,
  listOfMember,
  listOverdue,
  readOpened,
  type Side,
} from './consultation-store.ts'
import { type Content, createRequestSeal, presentVisit, standingOf } from './sealed-requests.ts'
import { readSender } from './sender-schemas.ts'
import { SlotConflict, type SlotConflictWith } from './slot-conflicts.ts'
import { listSlots } from './slot-store.ts'
import { holdSlots, takeSlot } from './visit-slots.ts'

type Tx = Transaction<Tables>
type Parts = ContactParts & {
  contacts: Pick<ClinicContacts, 'readEmail'>
  jobs: Pick<Jobs, 'repeat'>
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  siteOrigin: string
}

/** A form that is sent to a clinic. The same key twice is the same form. */
export type GivenRequest = Omit<Content, 'token' | 'name' | 'email'> & { clinicId: number; key: string }

/** What came of a proposal, or of taking a time. */
export type SlotOutcome = 'done' | 'refused' | SlotConflictWith

const tokenShape = /^[\w-]{32}$/
const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// Each one mails a stranger's address, so few for a network and fewer for an address.
const limitOfNetwork = { limit: 10, windowSeconds: 24 * 3_600 }
const limitOfAddress = { limit: 5, windowSeconds: 24 * 3_600 }
const overdueAtOnce = 200
const sweepMinutes = 15

/**
 * Requests of visitors to clinics. A request goes to the clinic after the visitor confirmed it by a mailed link. Only
 * these two read it, each by a link of their own, and the clinic's looks are logged.
 */
export function createConsultations(parts: Parts) {
  const { database, dataKey, findClinic, contacts, jobs, limits, outbox, recordAudit, siteOrigin, now } = parts
  const letters = createConsultationLetters(siteOrigin)
  const seal = createRequestSeal(dataKey)
  const { move } = createMoves({ ...parts, letters, seal })
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)
  jobs.repeat('consultations.sweep', sweepMinutes, sweep)

  /** The row that a token opens; undefined for any other token. */
  async function find(side: Side, token: string): Promise<ConsultationRow | undefined> {
    if (!tokenShape.test(token)) return undefined
    return database.transactionAs({ role: 'visitor' }, (tx) => readOpened(tx, side, token))
  }

  /** The request that a token opens, as its side sees it. */
  async function readSide(side: Side, token: string): Promise<OpenedRequest | null> {
    if (!tokenShape.test(token)) return null
    return database.transactionAs({ role: 'visitor' }, async (tx) => {
      const row = await readOpened(tx, side, token)
      if (!row) return null
      return {
        ...seal.present(row, await listSlots(tx, row.id)),
        moves: possibleMoves(standingOf(row), side, now()),
      }
    })
  }

  async function moveOpened(side: Side, token: string, name: ConsultationMove): Promise<boolean> {
    const row = await find(side, token)
    return row ? move(row.id, name, side) : false
  }

  async function readKept(member: Claims & { role: 'member' }): Promise<ConsultationRow[]> {
    return database.transactionAs(member, (tx) => listOfMember(tx, mostListedRequests))
  }

  async function exportKept(userId: string): Promise<SentRequest[]> {
    return database.transactionAs({ role: 'member', userId, assurance: 'aal1' }, async (tx) => {
      const requests = []
      for (const row of await listOfMember(tx, mostListedRequests)) {
        requests.push(seal.present(row, await listSlots(tx, row.id)))
      }
      return requests
    })
  }

  async function sweep(): Promise<void> {
    await asService(forgetConsultations)
    for (const { id, move: due } of await asService((tx) => listOverdue(tx, overdueAtOnce))) await move(id, due, 'time')
  }

  return {
    /** Whether requests to this clinic can be sent from here. */
    async isOpenFor(clinicId: number): Promise<boolean> {
      return outbox.isConfigured && (await asService((tx) => contacts.readEmail(tx, clinicId))) !== null
    },

    /** Stores a request and mails its sender a link to confirm it. The clinic hears nothing yet. */
    async send({ clinicId, key, ...given }: GivenRequest, typed: TypedSender, client: string): Promise<SendOutcome> {
      const read = readSender(typed)
      if ('mistakes' in read) return { outcome: 'wrong', mistakes: read.mistakes }
      if (!keyShape.test(key) || !(await this.isOpenFor(clinicId))) return { outcome: 'closed' }
      const { name, email } = read.sender
      for (const [counted, limit] of [
        [visitorNetwork(client), limitOfNetwork],
        [email.toLowerCase(), limitOfAddress],
      ] as const) {
        const { allowed, retryAfterSeconds } = await limits.take(`consultations:${counted}`, limit)
        if (!allowed) return { outcome: 'limited', retryAfterSeconds }
      }
      const id = randomUUID()
      const token = makeToken()
      const content: Content = { ...given, name, email, token }
      await asService(async (tx) => {
        const row = { id, clinicId, key, content: seal.seal(id, content), token, at: new Date(now()) }
        if (await insertConsultation(tx, row)) await outbox.add(tx, letters.toPatient(content, 'written', { token }))
      })
      return { outcome: 'sent' }
    },

    /** One's own request. */
    readOwn: (token: string) => readSide('patient', token),

    /** Sends it to the clinic. False if it was sent already, or the clinic takes no requests any more or is gone. */
    async confirm(token: string): Promise<boolean> {
      const row = await find('patient', token)
      if (!row || (await findClinic(row.clinicId)) === null) return false
      return move(row.id, 'ask', 'patient')
    },

    withdraw: (token: string) => moveOpened('patient', token, 'withdraw'),

    /** Takes one of the proposed times. */
    accept: (token: string, slotId: string) =>
      writeSlots(async () => {
        const row = await find('patient', token)
        if (!row || !keyShape.test(slotId)) return false
        return move(row.id, 'accept', 'patient', async (tx, { content, at }) => {
          const call = { request: row, patient: seal.patientOf(content), people: 1, at }
          const span = await takeSlot(tx, call, slotId)
          return span && [span]
        })
      }),

    /** Gives the proposed times, or the arranged one, back to the clinic. */
    askOtherTimes: (token: string) => moveOpened('patient', token, 'ask_other_times'),

    /** In place of what was proposed or arranged before. */
    propose: (token: string, slots: readonly VisitSpan[]) =>
      writeSlots(async () => {
        const row = await find('clinic', token)
        if (!row || slots.length === 0) return false
        return move(row.id, 'propose', 'clinic', async (tx, { content, at }) => {
          await holdSlots(tx, { request: row, patient: seal.patientOf(content), people: 1, at }, slots)
          return slots
        })
      }),

    reportNotHeld: (side: Side, token: string) => moveOpened(side, token, 'report_not_held'),

    /** Withdraws it where the clinic can still open it, and deletes it. */
    async remove(token: string): Promise<void> {
      const row = await find('patient', token)
      if (!row) return
      await move(row.id, 'withdraw', 'patient')
      await asService((tx) => deleteConsultation(tx, row.id))
    },

    /** Whether the clinic's link opens a request. It says nothing of it. */
    async isKnownToClinic(token: string): Promise<boolean> {
      return (await find('clinic', token)) !== undefined
    },

    /** What the clinic reads. Each look is logged, and the first one is told to the patient. */
    async openForClinic(token: string, client: string): Promise<OpenedRequest | null> {
      const found = await find('clinic', token)
      if (!found) return null
      await move(found.id, 'open', 'clinic')
      const at = new Date(now())
      const entry = { at, actorId: null, action: 'consultation.opened', subjectId: found.id, client } as const
      await asService((tx) => recordAudit(tx, entry))
      return readSide('clinic', token)
    },

    /** A member's own requests that they keep in their account, newest first. */
    async listOwn(actor: Actor): Promise<ListedRequest[]> {
      const rows = await readKept(requireMember(actor))
      return rows.map((row) => {
        const { clinic, token } = seal.open(row)
        const address = `${sentRequestPath}?token=${token}`
        return { state: row.state, clinic, writtenAt: row.writtenAt.toISOString(), visit: presentVisit(row), address }
      })
    },

    /** Keeps the request that the token opens in the account of this member. */
    async keep(actor: Actor, token: string): Promise<void> {
      const { userId } = requireMember(actor)
      const row = await find('patient', token)
      if (!row) throw new Problem('consultations.not_found')
      await asService((tx) => keepForMember(tx, row.id, userId))
    },

    exportPart: {
      name: 'consultations',
      read: exportKept,
    },

    decline: (token: string) => moveOpened('clinic', token, 'decline'),
  }
}

function requireMember(actor: Actor) {
  if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required')
  return { role: 'member', userId: actor.userId, assurance: actor.assurance } as const
}

/** What the database refused because a time is not free becomes an answer. */
async function writeSlots(work: () => Promise<boolean>): Promise<SlotOutcome> {
  try {
    return (await work()) ? 'done' : 'refused'
  } catch (error) {
    if (error instanceof SlotConflict) return error.whose
    throw error
  }
}
