import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { consultationPeriods, type VisitSpan } from '#domain/consultations/consultation-life.ts'
import { freePerson } from '#domain/consultations/visit-schedules.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { HeldConsultation } from '#server/consultations/consultation-store.ts'
import { SlotConflict } from './slot-conflicts.ts'
import { confirmSlot, deleteSlots, insertSlot, listTaken, lockSlots, readSlot, releaseLapsed } from './slot-store.ts'

type Tx = Transaction<Tables>
type Request = Pick<HeldConsultation, 'id' | 'clinicId'>

/** Who asks for a time of a clinic, how many people see patients there, and when. */
export type SlotCall = { request: Request; patient: Buffer; people: number; at: Date }

/** Holds the times of a proposal in place of those of the proposal before. Throws a `SlotConflict`. */
export async function holdSlots(tx: Tx, call: SlotCall, slots: readonly VisitSpan[]): Promise<void> {
  const { request, at } = call
  await beginSlots(tx, call)
  await deleteSlots(tx, request.id)
  const heldUntil = new Date(at.getTime() + consultationPeriods.holdHours * 3_600_000)
  for (const span of slots) await addSlot(tx, call, { span, heldUntil })
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

/** Confirms a time that was not proposed. Throws a `SlotConflict`. */
export async function takeFreeTime(tx: Tx, call: SlotCall, span: VisitSpan): Promise<void> {
  await beginSlots(tx, call)
  await deleteSlots(tx, call.request.id)
  await addSlot(tx, call, { span, heldUntil: null })
}

/** Without `heldUntil` the time is confirmed at once. */
async function addSlot(tx: Tx, call: SlotCall, time: { span: VisitSpan; heldUntil: Date | null }): Promise<void> {
  const { request, patient } = call
  const person = await findFreePerson(tx, call, time.span)
  const { id: consultationId, clinicId } = request
  await insertSlot(tx, { id: randomUUID(), consultationId, clinicId, patient, person, ...time })
}

async function beginSlots(tx: Tx, { request, at }: SlotCall): Promise<void> {
  await lockSlots(tx, request.clinicId)
  await releaseLapsed(tx, request.clinicId, at)
}

async function findFreePerson(tx: Tx, { request, people, at }: SlotCall, span: VisitSpan): Promise<number> {
  const person = freePerson(span, people, await listTaken(tx, request.clinicId, span, at))
  if (person === null) throw new SlotConflict('person')
  return person
}
