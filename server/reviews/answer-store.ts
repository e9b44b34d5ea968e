import { sql, type Transaction } from 'kysely'
import { answerDays } from '#domain/reviews/reviews.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { readShown, type ReviewRow } from './review-store.ts'

type Tx = Transaction<Tables>

/** New reviews of clinics that have an address, locked, so that two nodes tell each clinic once. */
export async function holdUntold(tx: Tx, limit: number): Promise<{ id: string; clinicId: number }[]> {
  const { rows } = await sql<{ id: string; clinicId: number }>`
    select id, clinic_id as "clinicId" from mgk.reviews
    where state = 'shown' and told_at is null and written_at > now() - make_interval(days => ${answerDays})
      and clinic_id in (select clinic_id from mgk.clinic_contacts)
    order by written_at limit ${limit} for update skip locked
  `.execute(tx)
  return rows
}

export async function markTold(tx: Tx, id: string, answerHash: Buffer): Promise<void> {
  await tx
    .updateTable('mgk.reviews')
    .set({ answer_hash: answerHash, told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The links of a clinic's mails end. Of reviews that it has not answered it is told again. */
export async function endAnswerLinks(tx: Tx, clinicId: number): Promise<void> {
  await sql`
    update mgk.reviews as review set
      answer_hash = null,
      told_at = case when exists (select from mgk.review_answers where review_id = review.id) then told_at end
    where clinic_id = ${clinicId} and answer_hash is not null
  `.execute(tx)
}

/** In a visitor's transaction: from here on the policies let it answer the review of this token. */
export async function readOfClinic(tx: Tx, token: string): Promise<ReviewRow | undefined> {
  await sql`select set_config('mgk.answer_token', ${token}, true)`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from mgk.reviews
    where state = 'shown' and told_at > now() - make_interval(days => ${answerDays})
      and answer_hash = sha256(convert_to(${token}, 'UTF8'))
  `.execute(tx)
  return rows[0] && readShown(tx, rows[0].id)
}

export async function saveAnswer(tx: Tx, reviewId: string, text: string): Promise<void> {
  await tx
    .insertInto('mgk.review_answers')
    .values({ review_id: reviewId, text })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet({ text, answered_at: sql<Date>`now()` }))
    .execute()
}
