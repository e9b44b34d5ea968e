import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import {
  canMoveConsultation,
  type ConsultationMover,
  type ConsultationState,
} from '#domain/consultations/consultation-life.ts'
import {
  type ListedRequest,
  mostListedRequests,
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
import type { Letter } from '#server/platform/mail/letter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ClinicContacts, ContactParts } from './clinic-contacts.ts'
import { createConsultationLetters } from './consultation-letters.ts'
import {
  type ConsultationRow,
  deleteConsultation,
  forgetConsultations,
  holdConsultation,
  insertConsultation,
  keepForMember,
  listOfMember,
  listOverdue,
  readOpened,
  saveMove,
  type Side,
} from './consultation-store.ts'
import { readSender } from './sender-schemas.ts'

type Tx = Transaction<Tables>
type Parts = ContactParts & {
  contacts: Pick<ClinicContacts, 'readEmail'>
  jobs: Pick<Jobs, 'repeat'>
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  siteOrigin: string
}

/** What is encrypted of a request. The patient's token stands in later mails too. */
type Content = Pick<SentRequest, 'clinic' | 'procedures' | 'request' | 'name' | 'email'> & { token: string }

/** A form that is sent to a clinic. The same key twice is the same form. */
export type GivenRequest = Omit<Content, 'token' | 'name' | 'email'> & { clinicId: number; key: string }

const tokenBytes = 24
const tokenShape = /^[\w-]{32}$/
const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// Each one mails a stranger's address, so few for a network and fewer for an address.
const limitOfNetwork = { limit: 10, windowSeconds: 24 * 3_600 }
const limitOfAddress = { limit: 5, windowSeconds: 24 * 3_600 }
const overdueAtOnce = 200

/**
 * Requests of visitors to clinics. A request goes to the clinic after the visitor confirmed it by a mailed link. Only
 * these two read it, each by a link of their own, and the clinic's looks are logged.
 */
export function createConsultations(parts: Parts) {
  const { database, dataKey, findClinic, contacts, jobs, limits, outbox, recordAudit, siteOrigin, now } = parts
  const letters = createConsultationLetters(siteOrigin)
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)
  jobs.repeat('consultations.sweep', 60, sweep)

  function open({ id, content }: Pick<ConsultationRow, 'id' | 'content'>): Content {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed, so nobody but `send` wrote it
    return JSON.parse(dataKey.open(content, placeOf(id))) as Content
  }

  function present(row: ConsultationRow): SentRequest {
    const { token: _, ...content } = open(row)
    return {
      ...content,
      state: row.state,
      writtenAt: row.writtenAt.toISOString(),
      requestedAt: row.requestedAt?.toISOString() ?? null,
      seenAt: row.seenAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    }
  }

  /** The row that a token opens; undefined for any other token. */
  async function find(side: Side, token: string): Promise<ConsultationRow | undefined> {
    if (!tokenShape.test(token)) return undefined
    return database.transactionAs({ role: 'visitor' }, (tx) => readOpened(tx, side, token))
  }

  /** Moves a request and writes the mails of the move, all or nothing. False if it cannot be moved so. */
  function move(id: string, to: ConsultationState, by: ConsultationMover): Promise<boolean> {
    return asService(async (tx) => {
      const row = await holdConsultation(tx, id)
      if (!row || !canMoveConsultation(row.state, to, by)) return false
      const clinicEmail = await contacts.readEmail(tx, row.clinicId)
      const content = open(row)
      const clinicToken = randomBytes(tokenBytes).toString('base64url')
      if (to === 'requested' && (clinicEmail === null || !outbox.isConfigured)) return false
      await saveMove(tx, id, { state: to, at: new Date(now()), clinicToken })
      await mail(tx, letters.toPatient(content, to, content.token))
      if (to === 'requested' && clinicEmail !== null) {
        await mail(tx, letters.request(clinicEmail, content.request.language, clinicToken))
      }
      if (to === 'withdrawn' && clinicEmail !== null) await mail(tx, letters.withdrawn(clinicEmail))
      return true
    })
  }

  /** Where mail was turned off later, requests are still withdrawn, and still end and are deleted in time. */
  async function mail(tx: Tx, letter: Letter): Promise<void> {
    if (outbox.isConfigured) await outbox.add(tx, letter)
  }

  async function moveOpened(side: Side, token: string, to: ConsultationState): Promise<boolean> {
    const row = await find(side, token)
    return row ? move(row.id, to, side) : false
  }

  function readKept(member: Claims & { role: 'member' }): Promise<ConsultationRow[]> {
    return database.transactionAs(member, (tx) => listOfMember(tx, mostListedRequests))
  }

  async function sweep(): Promise<void> {
    await asService(forgetConsultations)
    const overdue = await asService((tx) => listOverdue(tx, overdueAtOnce))
    for (const id of overdue) await move(id, 'expired', 'time')
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
      const token = randomBytes(tokenBytes).toString('base64url')
      const content: Content = { ...given, name, email, token }
      const sealed = dataKey.seal(JSON.stringify(content), placeOf(id))
      await asService(async (tx) => {
        const row = { id, clinicId, key, content: sealed, token, at: new Date(now()) }
        if (await insertConsultation(tx, row)) await outbox.add(tx, letters.toPatient(content, 'unconfirmed', token))
      })
      return { outcome: 'sent' }
    },

    /** One's own request. */
    async readOwn(token: string): Promise<SentRequest | null> {
      const row = await find('patient', token)
      return row ? present(row) : null
    },

    /** Sends it to the clinic. False if it was sent already, or the clinic takes no requests any more or is gone. */
    async confirm(token: string): Promise<boolean> {
      const row = await find('patient', token)
      if (!row || (await findClinic(row.clinicId)) === null) return false
      return move(row.id, 'requested', 'patient')
    },

    withdraw: (token: string) => moveOpened('patient', token, 'withdrawn'),

    /** Withdraws it where the clinic can still open it, and deletes it. */
    async remove(token: string): Promise<void> {
      const row = await find('patient', token)
      if (!row) return
      await move(row.id, 'withdrawn', 'patient')
      await asService((tx) => deleteConsultation(tx, row.id))
    },

    /** Whether the clinic's link opens a request. It says nothing of it. */
    async isKnownToClinic(token: string): Promise<boolean> {
      return (await find('clinic', token)) !== undefined
    },

    /** What the clinic reads. Each look is logged, and the first one is told to the patient. */
    async openForClinic(token: string, client: string): Promise<SentRequest | null> {
      const found = await find('clinic', token)
      if (!found) return null
      await move(found.id, 'seen', 'clinic')
      const at = new Date(now())
      const entry = { at, actorId: null, action: 'consultation.opened', subjectId: found.id, client } as const
      await asService((tx) => recordAudit(tx, entry))
      const row = await find('clinic', token)
      return row ? present(row) : null
    },

    /** A member's own requests that they keep in their account, newest first. */
    async listOwn(actor: Actor): Promise<ListedRequest[]> {
      const rows = await readKept(requireMember(actor))
      return rows.map((row) => {
        const { clinic, token } = open(row)
        const address = `${sentRequestPath}?token=${token}`
        return { state: row.state, clinic, writtenAt: row.writtenAt.toISOString(), address }
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
      read: async (userId: string) => (await readKept({ role: 'member', userId, assurance: 'aal1' })).map(present),
    },

    decline: (token: string) => moveOpened('clinic', token, 'declined'),
  }
}

function requireMember(actor: Actor) {
  if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required')
  return { role: 'member', userId: actor.userId, assurance: actor.assurance } as const
}

function placeOf(id: string) {
  return { column: 'mgk.consultations.content', row: id } as const
}
