import type { Transaction } from 'kysely'
import {
  canMoveConsultation,
  type ConsultationMove,
  type ConsultationMover,
  hasEnded,
  remindersOf,
  stateAfter,
  type VisitSpan,
} from '#domain/consultations/consultation-life.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import {
  type ConsultationChanges,
  deleteConsultation,
  holdConsultation,
  saveChanges,
  saveClinicLink,
} from './consultation-store.ts'
import type { ChangedRequest, RequestMails } from '#server/consultations/mails/request-mails.ts'
import { type RequestSeal, standingOf, visitOf } from './sealed-requests.ts'
import { recogniseConflict } from '#server/consultations/slots/slot-conflicts.ts'
import { createFreedSlots } from '#server/consultations/slots/freed-slots.ts'
import { deleteSlots, listLapsedClinics, releaseLapsed } from '#server/consultations/slots/slot-store.ts'
import { deleteWaits } from '#server/consultations/slots/wait-store.ts'
import { replaceReminders } from '#server/consultations/mails/reminder-store.ts'

type Tx = Transaction<Tables>
type Parts = {
  database: Pick<Database, 'transactionAs'>
  mails: RequestMails
  seal: RequestSeal
  now: () => number
}

/** What a move does with the clinic's slots. Answers with the times that the mails name; null if it cannot be done. */
type SlotWork = (tx: Tx, changed: ChangedRequest) => Promise<readonly VisitSpan[] | null>

/** `isRemoved`: the request is deleted in the same transaction, and the mail to its patient says so. */
type Also = { work?: SlotWork | undefined; isRemoved?: boolean }

/** Moves requests. A move, its slots, its reminders and its mails are one transaction. */
export function createMoves({ database, mails, seal, now }: Parts) {
  const freed = createFreedSlots({ mails, seal })
  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.transactionAs({ role: 'service' }, work)

  async function moveIn(tx: Tx, id: string, name: ConsultationMove, by: ConsultationMover, also: Also = {}) {
    const { work, isRemoved = false } = also
    const row = await holdConsultation(tx, id)
    if (!row || !canMoveConsultation(standingOf(row), name, by, now())) return false
    // The request would reach nobody.
    if (name === 'ask' && (await mails.findClinicEmail(tx, row.clinicId)) === null) return false
    const content = seal.openIfReadable(row)
    // Without its key a request still ends, by whoever ends it, and nothing else can be done with it.
    if (!content && !hasEnded(stateAfter(name))) return false
    const changed = { row, content, at: new Date(now()) }
    const changeSlots = async () => {
      const made = work && content ? await work(tx, { ...changed, content }) : []
      if (made !== null && freesSlots(name)) await deleteSlots(tx, id)
      return made
    }
    const changing = { clinicId: row.clinicId, except: id, at: changed.at }
    const after = work || freesSlots(name) ? await freed.telling(tx, changing, changeSlots) : await changeSlots()
    if (after === null) return false
    const arranged = visitOf(row)
    const times = { before: arranged ? [arranged] : [], after }
    if (hasEnded(stateAfter(name))) await saveClinicLink(tx, id, null)
    if (hasEnded(stateAfter(name)) || name === 'accept') await deleteWaits(tx, id)
    await saveChanges(tx, id, changesOf(name, changed, after))
    const [visit] = name === 'accept' ? after : []
    await replaceReminders(tx, id, visit ? remindersOf(visit, now()) : [])
    await mails.afterMove(tx, { name, by, times, isRemoved }, changed)
    return true
  }

  /** False if the request cannot be moved so. Throws a `SlotConflict` if a time is not free. */
  async function move(id: string, name: ConsultationMove, by: ConsultationMover, work?: SlotWork): Promise<boolean> {
    try {
      return await asService((tx) => moveIn(tx, id, name, by, { work }))
    } catch (error) {
      throw recogniseConflict(error)
    }
  }

  /** Sends a request to its clinic, in the transaction that writes it. False if no mail can reach the clinic. */
  const askIn = (tx: Tx, id: string): Promise<boolean> => moveIn(tx, id, 'ask', 'patient')

  /** Withdraws a request where that can still be done, and deletes it, in the transaction of its reason. */
  async function removeIn(tx: Tx, id: string): Promise<void> {
    await moveIn(tx, id, 'withdraw', 'patient', { isRemoved: true })
    await deleteConsultation(tx, id)
  }

  /** Lets go of holds that have ended. */
  async function releaseHolds(): Promise<void> {
    const at = new Date(now())
    for (const clinicId of await asService((tx) => listLapsedClinics(tx, at))) {
      await asService((tx) => freed.telling(tx, { clinicId, except: null, at }, () => releaseLapsed(tx, clinicId, at)))
    }
  }

  return { move, askIn, remove: (id: string) => asService((tx) => removeIn(tx, id)), removeIn, releaseHolds }
}

export type Moves = ReturnType<typeof createMoves>

function freesSlots(move: ConsultationMove): boolean {
  return ['ask_other_times', 'decline', 'withdraw', 'expire'].includes(move)
}

function changesOf(
  move: ConsultationMove,
  { row, at }: Pick<ChangedRequest, 'row' | 'at'>,
  times: readonly VisitSpan[],
): ConsultationChanges {
  // Every move makes a mailed link for the visit before it useless.
  const moved = { state: stateAfter(move), change_hash: null }
  const noVisit = { visit_from: null, visit_to: null }
  // A calendar replaces or removes an entry only for a higher number.
  const changed = { visit_changes: row.visitChanges + 1 }
  const [visit] = times
  switch (move) {
    case 'ask':
      return { ...moved, requested_at: at, active_at: at }
    case 'open':
      return { ...moved, seen_at: at, active_at: at }
    case 'propose':
      return { ...moved, ...noVisit, ...changed, active_at: at, answered_at: row.answeredAt ?? at }
    case 'accept':
      return {
        ...moved,
        ...changed,
        active_at: at,
        visit_from: visit ? new Date(visit.from) : null,
        visit_to: visit ? new Date(visit.to) : null,
      }
    case 'ask_other_times':
      return { ...moved, ...noVisit, ...changed, active_at: at }
    case 'complete':
      return { ...moved, ended_at: at, completed_at: at }
    case 'report_not_held':
      return { ...moved, ended_at: at }
    case 'decline':
      return { ...moved, ...noVisit, ...changed, ended_at: at, answered_at: row.answeredAt ?? at }
    case 'withdraw':
    case 'expire':
      return { ...moved, ...noVisit, ...changed, ended_at: at }
  }
}
