import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  canMoveConsultation,
  type ConsultationMove,
  type ConsultationMover,
  consultationPeriods,
  hasEnded,
  stateAfter,
  type VisitSpan,
} from '#domain/consultations/consultation-life.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ClinicContacts } from './clinic-contacts.ts'
import type { ConsultationLetters } from './consultation-letters.ts'
import {
  type ConsultationChanges,
  type HeldConsultation,
  holdConsultation,
  saveChanges,
  saveClinicLink,
} from './consultation-store.ts'
import { type Content, type RequestSeal, standingOf, visitOf } from './sealed-requests.ts'
import { recogniseConflict } from './slot-conflicts.ts'
import { deleteSlots } from './slot-store.ts'

type Tx = Transaction<Tables>
type Parts = {
  database: Pick<Database, 'transactionAs'>
  contacts: Pick<ClinicContacts, 'readEmail'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  letters: ConsultationLetters
  seal: RequestSeal
  now: () => number
}

/** A request in the transaction of its move. */
export type Moved = { row: HeldConsultation; content: Content; at: Date }

/** What a move does with the clinic's slots. Answers with the times that the mails name; null if it cannot be done. */
type SlotWork = (tx: Tx, moved: Moved) => Promise<readonly VisitSpan[] | null>

const tokenBytes = 24

export function makeToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Moves requests. A move, its slots and its mails are one transaction. */
export function createMoves({ database, contacts, outbox, letters, seal, now }: Parts) {
  /** Where mail was turned off later, requests are still withdrawn, and still end and are deleted in time. */
  async function mail(tx: Tx, letter: Letter): Promise<void> {
    if (outbox.isConfigured) await outbox.add(tx, letter)
  }

  /** The token of the clinic's link, which opens the request for a week from now. Null if there is no link. */
  async function prolongLink(tx: Tx, { row, at }: Moved, isNew: boolean): Promise<string | null> {
    if (!isNew && !row.hasClinicLink) return null
    const token = row.clinicToken && !isNew ? seal.openClinicToken(row.id, row.clinicToken) : makeToken()
    const until = new Date(at.getTime() + consultationPeriods.lookDays * 24 * 3_600_000)
    await saveClinicLink(tx, row.id, { token, sealed: seal.sealClinicToken(row.id, token), until })
    return token
  }

  async function mailClinic(tx: Tx, name: ConsultationMove, by: ConsultationMover, moved: Moved, times: MovedTimes) {
    const to = await contacts.readEmail(tx, moved.row.clinicId)
    if (to === null || by === 'clinic') return
    const token = () => prolongLink(tx, moved, false)
    switch (name) {
      case 'ask':
        return mail(tx, letters.request(to, moved.content.request.language, (await prolongLink(tx, moved, true)) ?? ''))
      case 'accept':
        return mail(tx, letters.toClinic(to, 'accepted', { token: await token(), times: times.after }))
      case 'ask_other_times':
        return mail(tx, letters.toClinic(to, 'askedOtherTimes', { token: await token(), times: times.before }))
      case 'withdraw': {
        const news = times.before.length > 0 ? 'cancelled' : 'withdrawn'
        return mail(tx, letters.toClinic(to, news, { token: null, times: times.before }))
      }
      case 'report_not_held':
        return mail(tx, letters.toClinic(to, 'reportedNotHeld', { token: null, times: times.before }))
      case 'open':
      case 'propose':
      case 'complete':
      case 'decline':
      case 'expire':
        return undefined
    }
  }

  /**
   * Moves a request and writes the mails of the move, all or nothing. False if it cannot be moved so. Throws a
   * `SlotConflict` if a time is not free.
   */
  async function move(id: string, name: ConsultationMove, by: ConsultationMover, work?: SlotWork): Promise<boolean> {
    try {
      return await database.transactionAs({ role: 'service' }, async (tx) => {
        const row = await holdConsultation(tx, id)
        if (!row || !canMoveConsultation(standingOf(row), name, by, now())) return false
        const at = new Date(now())
        // The request can go to nobody.
        if (name === 'ask' && (!outbox.isConfigured || (await contacts.readEmail(tx, row.clinicId)) === null)) {
          return false
        }
        const moved = { row, content: seal.open(row), at }
        const after = work ? await work(tx, moved) : []
        if (after === null) return false
        const arranged = visitOf(row)
        const times = { before: arranged ? [arranged] : [], after }
        if (freesSlots(name)) await deleteSlots(tx, id)
        if (hasEnded(stateAfter(name))) await saveClinicLink(tx, id, null)
        await saveChanges(tx, id, changesOf(name, moved, after))
        const { token } = moved.content
        await mail(
          tx,
          letters.toPatient(moved.content, name, { token, times: after.length > 0 ? after : times.before }),
        )
        await mailClinic(tx, name, by, moved, times)
        return true
      })
    } catch (error) {
      throw recogniseConflict(error)
    }
  }

  return { move }
}

/** The visit that was arranged before a move, and the times that came of it. */
type MovedTimes = { before: readonly VisitSpan[]; after: readonly VisitSpan[] }

function freesSlots(move: ConsultationMove): boolean {
  return ['ask_other_times', 'decline', 'withdraw', 'expire'].includes(move)
}

function changesOf(move: ConsultationMove, { row, at }: Moved, times: readonly VisitSpan[]): ConsultationChanges {
  const state = stateAfter(move)
  const noVisit = { visit_from: null, visit_to: null }
  // A calendar replaces or removes an entry only for a higher number.
  const changed = { visit_changes: row.visitChanges + 1 }
  const [visit] = times
  switch (move) {
    case 'ask':
      return { state, requested_at: at, active_at: at }
    case 'open':
      return { state, seen_at: at, active_at: at }
    case 'propose':
      return { state, ...noVisit, ...changed, active_at: at, answered_at: row.answeredAt ?? at }
    case 'accept':
      return {
        state,
        ...changed,
        active_at: at,
        visit_from: visit ? new Date(visit.from) : null,
        visit_to: visit ? new Date(visit.to) : null,
      }
    case 'ask_other_times':
      return { state, ...noVisit, ...changed, active_at: at }
    case 'complete':
      return { state, ended_at: at, completed_at: at }
    case 'report_not_held':
      return { state, ended_at: at }
    case 'decline':
      return { state, ...noVisit, ...changed, ended_at: at, answered_at: row.answeredAt ?? at }
    case 'withdraw':
    case 'expire':
      return { state, ...noVisit, ...changed, ended_at: at }
  }
}
