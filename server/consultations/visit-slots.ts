import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { consultationPeriods, type VisitSpan } from '#domain/consultations/consultation-life.ts'
import { overlaps } from '#domain/consultations/visit-slots.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { HeldConsultation } from './consultation-store.ts'
import { SlotConflict } from './slot-conflicts.ts'
import {
  confirmSlot,
  deleteSlots,
  insertSlot,
  listTaken,
  lockSlots,
  readSlot,
  releaseLapsed,
  type TakenTime,
} from './slot-store.ts'

type Tx = Transaction<Tables>
type Request = Pick<HeldConsultation, 'id' | 'clinicId'>

/** Who asks for a time of a clinic, how many people see patients there, and when. */
export type SlotCall = { request: Request; patient: Buffer; people: number; at: Date }

/** Holds the times of a proposal in place of those of the proposal before. Throws a `SlotConflict`. */
export async function holdSlots(tx: Tx, call: SlotCall, slots: readonly VisitSpan[]): Promise<void> {
  const { request, patient, at } = call
  await beginSlots(tx, call)
  await deleteSlots(tx, request.id)
  const heldUntil = new Date(at.getTime() + consultationPeriods.holdHours * 3_600_000)
  for (const span of slots) {
    const person = await findFreePerson(tx, call, span)
    await insertSlot(tx, {
      id: randomUUID(),
      consultationId: request.id,
      clinicId: request.clinicId,
      patient,
      person,
      span,
      heldUntil,
    })
  }
}

/**
 * Confirms a proposed time, also after its hold has ended if it is still free, and lets go of the others. Throws a
 * `SlotConflict`. Null: there is no such time, or it has passed.
 */
export async function takeSlot(tx: Tx, call: SlotCall, slotId: string): Promise<VisitSpan | null> {
  const { request, at } = call
  await beginSlots(tx, call)
  const slot = await readSlot(tx, request.id, slotId)
  if (!slot || slot.from <= at) return null
  const span = { from: slot.from.getTime(), to: slot.to.getTime() }
  const person = slot.state === 'held' ? slot.person : await findFreePerson(tx, call, span)
  await confirmSlot(tx, slot.id, person)
  await deleteSlots(tx, request.id, slot.id)
  return span
}

async function beginSlots(tx: Tx, { request, at }: SlotCall): Promise<void> {
  await lockSlots(tx, request.clinicId)
  await releaseLapsed(tx, request.clinicId, at)
}

async function findFreePerson(tx: Tx, { request, people }: SlotCall, span: VisitSpan): Promise<number> {
  const person = freePerson(await listTaken(tx, request.clinicId, span), people, span)
  if (person === null) throw new SlotConflict('person')
  return person
}

/** The first of the clinic's people who is free then; null if nobody is. */
function freePerson(taken: readonly TakenTime[], people: number, span: VisitSpan): number | null {
  const busy = new Set(
    taken
      .filter(({ from, to }) => overlaps({ from: from.getTime(), to: to.getTime() }, span))
      .map(({ person }) => person),
  )
  for (let person = 1; person <= people; person += 1) if (!busy.has(person)) return person
  return null
}
