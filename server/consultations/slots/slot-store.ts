import { sql, type Transaction } from 'kysely'
import type { VisitSpan } from '#domain/consultations/consultation-life.ts'
import type { TakenSpan } from '#domain/consultations/visit-schedules.ts'
import type { SlotState } from '#domain/consultations/visit-slots.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

export type SlotRow = { id: string; from: Date; to: Date; state: SlotState; person: number }

const times = sql<Date>`lower(during)`.as('from')
const ends = sql<Date>`upper(during)`.as('to')

function rangeOf({ from, to }: VisitSpan) {
  return sql`tstzrange(${new Date(from)}, ${new Date(to)})`
}

/**
 * Slots of a clinic are written one transaction after the other, so that two that want the same times do not wait for
 * each other. That nobody gets a time twice is up to the constraints of the table.
 */
export async function lockSlots(tx: Tx, clinicId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mgk slots of clinic ${clinicId}`}, 0))`.execute(tx)
}

/** Holds end by themselves. Writes of the same transaction then find the time free. */
export async function releaseLapsed(tx: Tx, clinicId: number, at: Date): Promise<void> {
  await tx
    .updateTable('mgk.consultation_slots')
    .set({ state: 'released', held_until: null })
    .where('clinic_id', '=', clinicId)
    .where('state', '=', 'held')
    .where('held_until', '<=', at)
    .execute()
}

/** The times of a clinic that are held at this moment or confirmed, between two others. */
export async function listTaken(tx: Tx, clinicId: number, within: VisitSpan, at: Date): Promise<TakenSpan[]> {
  const rows = await tx
    .selectFrom('mgk.consultation_slots')
    .select(['person', times, ends])
    .where('clinic_id', '=', clinicId)
    .where('state', 'in', ['held', 'confirmed'])
    .where((slot) => slot.or([slot('held_until', 'is', null), slot('held_until', '>', at)]))
    .where(sql<boolean>`during && ${rangeOf(within)}`)
    .execute()
  return rows.map(({ person, from, to }) => ({ person, from: from.getTime(), to: to.getTime() }))
}

/** A time of a clinic that is held or confirmed. */
export type ReservedSpan = { person: number; from: Date; to: Date }

/** All of them that are still to come. A hold that has ended is one until it is released. */
export function listReserved(tx: Tx, clinicId: number, at: Date): Promise<ReservedSpan[]> {
  return tx
    .selectFrom('mgk.consultation_slots')
    .select(['person', times, ends])
    .where('clinic_id', '=', clinicId)
    .where('state', 'in', ['held', 'confirmed'])
    .where(sql<boolean>`lower(during) > ${at}`)
    .execute()
}

/** The clinics that have holds which have ended and were not released. */
export async function listLapsedClinics(tx: Tx, at: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('mgk.consultation_slots')
    .select('clinic_id')
    .distinct()
    .where('state', '=', 'held')
    .where('held_until', '<=', at)
    .limit(200)
    .execute()
  return rows.map(({ clinic_id }) => clinic_id)
}

export function listSlots(tx: Tx, consultationId: string): Promise<Omit<SlotRow, 'person'>[]> {
  return tx
    .selectFrom('mgk.consultation_slots')
    .select(['id', 'state', times, ends])
    .where('consultation_id', '=', consultationId)
    .orderBy(sql`lower(during)`)
    .execute()
}

/** In the product's transaction. */
export function readSlot(tx: Tx, consultationId: string, id: string): Promise<SlotRow | undefined> {
  return tx
    .selectFrom('mgk.consultation_slots')
    .select(['id', 'state', 'person', times, ends])
    .where('consultation_id', '=', consultationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

type NewSlot = {
  id: string
  consultationId: string
  clinicId: number
  patient: Buffer
  person: number
  span: VisitSpan
  heldUntil: Date | null
}

/** Held until then, or confirmed at once. */
export async function insertSlot(tx: Tx, slot: NewSlot): Promise<void> {
  await tx
    .insertInto('mgk.consultation_slots')
    .values({
      id: slot.id,
      consultation_id: slot.consultationId,
      clinic_id: slot.clinicId,
      patient: slot.patient,
      person: slot.person,
      during: rangeOf(slot.span),
      state: slot.heldUntil === null ? 'confirmed' : 'held',
      held_until: slot.heldUntil,
    })
    .execute()
}

export async function confirmSlot(tx: Tx, id: string, person: number): Promise<void> {
  await tx
    .updateTable('mgk.consultation_slots')
    .set({ state: 'confirmed', held_until: null, person })
    .where('id', '=', id)
    .execute()
}

/** All of a request, but for one. */
export async function deleteSlots(tx: Tx, consultationId: string, but: string | null = null): Promise<void> {
  await tx
    .deleteFrom('mgk.consultation_slots')
    .where('consultation_id', '=', consultationId)
    .$if(but !== null, (all) => all.where('id', '!=', but))
    .execute()
}
