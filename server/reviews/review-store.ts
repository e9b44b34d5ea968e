import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { WrittenReview } from '#domain/reviews/read-review.ts'
import {
  type OutcomeState,
  type RemovalGround,
  type ReviewOrder,
  type ReviewFacets,
  type ReviewRemoval,
  type ReviewState,
  type ReviewSummary,
  reviewWriteDays,
} from '#domain/reviews/reviews.ts'
import type { ClinicLanguage } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

/** The position after a page of reviews: the rating where the order begins with it, microseconds since 1970, the id. */
export type ReviewPosition = readonly [rating: number, since: number, id: string]
export type ReviewPage = { after: ReviewPosition | null; limit: number; order?: ReviewOrder }

export type ReviewRow = ReviewFacets & {
  id: string
  clinicId: number
  state: ReviewState
  rating: number
  language: ClinicLanguage
  experience: string
  outcome: string | null
  outcomeState: OutcomeState | null
  visitMonth: string
  writtenAt: Date
  editedAt: Date | null
  answer: string | null
  answeredAt: Date | null
  since: number
}

const shown = sql`
  review.id, clinic_id as "clinicId", review.state, coalesce(rating, 0) as rating, price, spoken, waiting, pressure,
  language, experience, outcome.text as outcome, outcome.state as "outcomeState",
  to_char(visit_month, 'YYYY-MM') as "visitMonth", written_at as "writtenAt", edited_at as "editedAt", answer.text as answer,
  answered_at as "answeredAt",
  (extract(epoch from written_at) * 1000000)::bigint as since
`
/** Words about the result come along only where the policies show them to this role. */
const all = sql`
  mgk.reviews as review
  left join mgk.review_outcomes as outcome on outcome.review_id = review.id
  left join mgk.review_answers as answer on answer.review_id = review.id
`

/** A request that became a visit. */
export type VisitRow = { id: string; clinicId: number; visitMonth: string; canBeReviewed: boolean }

/** In a visitor's transaction: from here on the policies let through only the request that the token opens. */
export async function openVisit(tx: Tx, token: string): Promise<VisitRow | undefined> {
  await sql`select set_config('mgk.patient_token', ${token}, true)`.execute(tx)
  const { rows } = await sql<VisitRow>`
    select id, clinic_id as "clinicId", to_char(visit_from at time zone 'Asia/Seoul', 'YYYY-MM') as "visitMonth",
      completed_at > now() - make_interval(days => ${reviewWriteDays}) as "canBeReviewed"
    from mgk.consultations where state = 'completed'
  `.execute(tx)
  return rows[0]
}

export async function readOfVisit(tx: Tx, visitId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`select ${shown} from ${all} where consultation_id = ${visitId}`.execute(tx)
  return rows[0]
}

/** The id of the new review; undefined if the visit has one. */
export async function insertReview(tx: Tx, visit: VisitRow, review: WrittenReview): Promise<string | undefined> {
  const { outcome: _outcome, ...said } = review
  const row = await tx
    .insertInto('mgk.reviews')
    .values({ ...said, clinic_id: visit.clinicId, consultation_id: visit.id, visit_month: `${visit.visitMonth}-01` })
    .onConflict((conflict) => conflict.column('consultation_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** False if it cannot be changed any more. */
export async function updateReview(tx: Tx, id: string, review: WrittenReview, at: Date): Promise<boolean> {
  const { outcome: _outcome, ...said } = review
  const row = await tx
    .updateTable('mgk.reviews')
    .set({ ...said, edited_at: at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Words that changed wait again; the same words stay as they were decided. */
export async function saveOutcome(tx: Tx, reviewId: string, text: string): Promise<void> {
  await sql`delete from mgk.review_outcomes where review_id = ${reviewId} and text <> ${text}`.execute(tx)
  if (text === '') return
  await sql`
    insert into mgk.review_outcomes (review_id, text)
    select ${reviewId}, ${text}
    where not exists (select from mgk.review_outcomes where review_id = ${reviewId})
  `.execute(tx)
}

export async function listOfClinic(tx: Kysely<Tables>, clinicId: number, page: ReviewPage): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${shown} from ${all} where clinic_id = ${clinicId} and review.state = 'shown' and ${isAfter(page)}
    order by ${orderOf(page)} limit ${page.limit}
  `.execute(tx)
  return rows
}

export async function summarise(tx: Kysely<Tables>, clinicId: number): Promise<ReviewSummary> {
  const { rows } = await sql<ReviewSummary>`
    select count(*)::int as count, round(avg(rating), 2)::double precision as average
    from mgk.reviews where clinic_id = ${clinicId} and state = 'shown'
  `.execute(tx)
  return rows[0] ?? { count: 0, average: null }
}

export async function listRemovals(tx: Kysely<Tables>, clinicId: number, limit: number): Promise<ReviewRemoval[]> {
  const { rows } = await sql<ReviewRemoval>`
    select ground, to_char(written_on, 'YYYY-MM-DD') as "writtenOn",
      to_char(removed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "removedOn"
    from mgk.review_removals where clinic_id = ${clinicId} order by id desc limit ${limit}
  `.execute(tx)
  return rows
}

/** The clinic of a shown review. */
export async function findClinicOf(tx: Kysely<Tables>, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('mgk.reviews')
    .select('clinic_id')
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return row?.clinic_id
}

/** In the member's transaction: the policies let through only what they wrote. */
export async function listOfMember(tx: Tx, userId: string): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${shown} from ${all}
    where consultation_id in (select id from mgk.consultations where user_id = ${userId}) order by written_at desc
  `.execute(tx)
  return rows
}

/** For administrators: all shown reviews, or those whose words about the result wait. */
export async function listToModerate(tx: Tx, isWaiting: boolean, page: ReviewPage): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${shown} from ${all}
    where review.state = 'shown' and ${isWaiting ? sql`outcome.state = 'waiting'` : sql`true`} and ${isAfter(page)}
    order by written_at desc, review.id desc limit ${page.limit}
  `.execute(tx)
  return rows
}

/** Undefined if there is no shown review of this id. */
export async function readShown(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${shown} from ${all} where review.id = ${id} and review.state = 'shown'
  `.execute(tx)
  return rows[0]
}

export async function decideOutcome(tx: Tx, id: string, state: 'shown' | 'refused'): Promise<void> {
  await tx.updateTable('mgk.review_outcomes').set({ state }).where('review_id', '=', id).execute()
}

/** Empties a review. False if it was not shown any more. */
export async function emptyReview(tx: Tx, id: string, state: 'withdrawn' | 'removed'): Promise<boolean> {
  await tx.deleteFrom('mgk.review_outcomes').where('review_id', '=', id).execute()
  await removeAnswer(tx, id)
  const nothing = { price: null, spoken: null, waiting: null, pressure: null }
  const row = await tx
    .updateTable('mgk.reviews')
    .set({ ...nothing, state, rating: null, experience: '' })
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the clinic's answer, and ends its link. */
export async function removeAnswer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mgk.review_answers').where('review_id', '=', id).execute()
  await tx.updateTable('mgk.reviews').set({ answer_hash: null }).where('id', '=', id).execute()
}

export async function logRemoval(
  tx: Tx,
  removal: { clinicId: number; ground: RemovalGround; writtenOn: string },
): Promise<void> {
  await tx
    .insertInto('mgk.review_removals')
    .values({ clinic_id: removal.clinicId, ground: removal.ground, written_on: removal.writtenOn })
    .execute()
}

/** Reviews of requests that are deleted soon stay, and belong to nobody then. */
export async function detachReviews(tx: Tx, endedDaysAgo: number): Promise<void> {
  await sql`
    update mgk.reviews set consultation_id = null
    where consultation_id in (
      select id from mgk.consultations where ended_at < now() - make_interval(days => ${endedDaysAgo})
    )
  `.execute(tx)
}

function isAfter({ after, order = 'newest' }: ReviewPage): RawBuilder<boolean> {
  if (after === null) return sql`true`
  const [rating, since, id] = after
  const moment = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  if (order === 'newest') return sql`(written_at, review.id) < (${moment}, ${id}::uuid)`
  const rank = order === 'highest' ? rating : -rating
  return sql`(${ranks[order]}, written_at, review.id) < (${rank}::int, ${moment}, ${id}::uuid)`
}

/** What comes before the newest. */
const ranks = { highest: sql`rating::int`, lowest: sql`-rating::int` }

function orderOf({ order = 'newest' }: ReviewPage): RawBuilder<unknown> {
  const newest = sql`written_at desc, review.id desc`
  return order === 'newest' ? newest : sql`${ranks[order]} desc, ${newest}`
}
