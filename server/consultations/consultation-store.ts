import { hash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { consultationPeriods as periods, type ConsultationState } from '#domain/consultations/consultation-life.ts'
import type { ConsultationSide } from '#domain/consultations/sent-requests.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

/** Who opens a request with a token. `change`: the mailed link of a visit, for its patient. */
export type Opener = ConsultationSide | 'change'

const shown = [
  'id',
  'clinic_id as clinicId',
  'state',
  'content',
  'written_at as writtenAt',
  'requested_at as requestedAt',
  'seen_at as seenAt',
  'ended_at as endedAt',
  'visit_from as visitFrom',
  'visit_to as visitTo',
  'visit_changes as visitChanges',
  'admins_may_read as adminsMayRead',
] as const

export type ConsultationRow = {
  id: string
  clinicId: number
  state: ConsultationState
  content: Buffer
  writtenAt: Date
  requestedAt: Date | null
  seenAt: Date | null
  endedAt: Date | null
  visitFrom: Date | null
  visitTo: Date | null
  visitChanges: number
  adminsMayRead: boolean
}

/** A request that the product holds: with the clinic's link, which the two sides do not see. */
export type HeldConsultation = ConsultationRow & {
  answeredAt: Date | null
  hasClinicLink: boolean
  clinicToken: Buffer | null
  changeHash: Buffer | null
}

export type ConsultationChanges = Partial<{
  state: ConsultationState
  requested_at: Date
  seen_at: Date
  ended_at: Date
  active_at: Date
  answered_at: Date
  completed_at: Date
  visit_from: Date | null
  visit_to: Date | null
  visit_changes: number
  change_hash: Buffer | null
}>

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** False if a request with this key is there already. */
export async function insertConsultation(
  tx: Tx,
  row: { id: string; clinicId: number; userId: string | null; key: string; content: Buffer; token: string; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('mgk.consultations')
    .values({
      id: row.id,
      clinic_id: row.clinicId,
      user_id: row.userId,
      request_key: row.key,
      state: 'unconfirmed',
      content: row.content,
      patient_hash: hashToken(row.token),
      written_at: row.at,
      // The form names the administrators, and is not sent without consent to that.
      admins_may_read: true,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether the account is there, which it then is until the transaction ends. */
export async function holdMember(tx: Tx, userId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('mgk.users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}

/** The request that was stored with the key of a form. */
export function findByKey(tx: Tx, key: string): Promise<Pick<ConsultationRow, 'id' | 'state'> | undefined> {
  return tx.selectFrom('mgk.consultations').select(['id', 'state']).where('request_key', '=', key).executeTakeFirst()
}

/** In a visitor's transaction: the policies let through only the row that the token opens. */
export async function readOpened(tx: Tx, opener: Opener, token: string): Promise<ConsultationRow | undefined> {
  await sql`select set_config(${`mgk.${opener}_token`}, ${token}, true)`.execute(tx)
  return tx.selectFrom('mgk.consultations').select(shown).executeTakeFirst()
}

/** In the transaction of somebody whom the policies let through. */
export function readRow(tx: Tx, id: string): Promise<ConsultationRow | undefined> {
  return tx.selectFrom('mgk.consultations').select(shown).where('id', '=', id).executeTakeFirst()
}

/** Locks the request, so that two moves at once happen one after the other. */
export function holdConsultation(tx: Tx, id: string): Promise<HeldConsultation | undefined> {
  return tx
    .selectFrom('mgk.consultations')
    .select([...shown, 'answered_at as answeredAt', 'clinic_token as clinicToken', 'change_hash as changeHash'])
    .select(({ eb }) => eb('clinic_hash', 'is not', null).$castTo<boolean>().as('hasClinicLink'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveChanges(tx: Tx, id: string, changes: ConsultationChanges): Promise<void> {
  await tx.updateTable('mgk.consultations').set(changes).where('id', '=', id).execute()
}

/** The clinic's link: whoever has the token opens the request until then. Null closes it. */
export async function saveClinicLink(
  tx: Tx,
  id: string,
  link: { token: string; sealed: Buffer; until: Date } | null,
): Promise<void> {
  await tx
    .updateTable('mgk.consultations')
    .set({
      clinic_hash: link && hashToken(link.token),
      clinic_token: link?.sealed ?? null,
      clinic_link_until: link?.until ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** A code that opens the clinic's link until then, in place of the one before. */
export async function saveClinicCode(tx: Tx, id: string, code: { hash: Buffer; until: Date }): Promise<void> {
  await tx
    .updateTable('mgk.consultations')
    .set({ code_hash: code.hash, code_until: code.until })
    .where('id', '=', id)
    .execute()
}

/** Uses a code up. False if it is another one, or was used or is too old. */
export async function useClinicCode(tx: Tx, id: string, code: { hash: Buffer; at: Date }): Promise<boolean> {
  const used = await tx
    .updateTable('mgk.consultations')
    .set({ code_hash: null, code_until: null })
    .where('id', '=', id)
    .where('code_hash', '=', code.hash)
    .where('code_until', '>', code.at)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteConsultation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mgk.consultations').where('id', '=', id).execute()
}

/** In the member's transaction. An administrator with the permission sees other requests too, but not here. */
export function listOfMember(tx: Tx, userId: string, limit: number): Promise<ConsultationRow[]> {
  return tx
    .selectFrom('mgk.consultations')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** In an order that two deletions at once share, because each locks the slots of one clinic after the other. */
export async function listIdsOfMember(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('mgk.consultations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('clinic_id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The requests that a clinic can open by a link, in the order in which deletions of accounts lock them too. */
export async function listLinkedIds(tx: Tx, clinicId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('mgk.consultations')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('clinic_hash', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whoever kept it first keeps it: false for everybody else. */
export async function keepForMember(tx: Tx, id: string, userId: string): Promise<boolean> {
  const kept = await tx
    .updateTable('mgk.consultations')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Requests that nobody looked at or went on with for too long, and visits that were a day ago. */
export async function listOverdue(
  tx: Kysely<Tables>,
  limit: number,
): Promise<{ id: string; move: 'expire' | 'complete' }[]> {
  const { rows } = await sql<{ id: string; move: 'expire' | 'complete' }>`
    select id, case state when 'confirmed' then 'complete' else 'expire' end as move from mgk.consultations
    where (state = 'requested' and requested_at < now() - make_interval(days => ${periods.lookDays}))
      or (state in ('seen', 'proposed')
        and coalesce(active_at, requested_at) < now() - make_interval(days => ${periods.answerDays}))
      or (state = 'confirmed' and visit_to < now() - make_interval(hours => ${periods.completeHours}))
    limit ${limit}
  `.execute(tx)
  return rows
}

/** Deletes what was never confirmed, and what ended long ago. */
export async function forgetConsultations(tx: Kysely<Tables>): Promise<void> {
  await sql`
    delete from mgk.consultations
    where (state = 'unconfirmed' and written_at < now() - make_interval(hours => ${periods.confirmHours}))
      or ended_at < now() - make_interval(days => ${periods.keptDays})
  `.execute(tx)
}
