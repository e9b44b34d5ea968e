import type { Transaction } from 'kysely'
import type { Clinic } from '#domain/clinics/clinics.ts'
import { consultationPeriods } from '#domain/consultations/consultation-life.ts'
import { readReview, type ReviewMistakes, type TypedReview } from '#domain/reviews/read-review.ts'
import {
  canEditReview,
  type ClinicReviews,
  type OwnReview,
  type ReviewedVisit,
  type ReviewOrder,
  reviewsPerPage,
} from '#domain/reviews/reviews.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { cutPage } from '#server/platform/edits/change-rows.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { presentReview, readPosition, writePosition } from './present-review.ts'
import {
  detachReviews,
  emptyReview,
  findClinicOf,
  insertReview,
  listOfClinic,
  listOfMember,
  listRemovals,
  openVisit,
  readOfVisit,
  type ReviewRow,
  saveOutcome,
  summarise,
  updateReview,
} from './review-store.ts'

export type ReviewParts = {
  database: Pick<Database, 'transactionAs' | 'reader'>
  jobs: Pick<Jobs, 'repeat'>
  findClinic: (id: number) => Promise<Clinic | null>
  now: () => number
}

/** `closed`: the visit is not completed, was reviewed long ago, or its clinic has left the directory. */
export type WriteOutcome =
  | { outcome: 'written' }
  | { outcome: 'wrong'; mistakes: ReviewMistakes }
  | { outcome: 'closed' }

type AskedReviews = { after?: string | null; limit?: number; order?: ReviewOrder }

const tokenShape = /^[\w-]{32}$/
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mostRemovals = 50
// Before the requests are deleted, of which a job keeps no exact time.
const detachedDays = consultationPeriods.keptDays - 10

/**
 * Reviews of visits. The link of a completed request writes one, so nobody else can, and each visit has one. The
 * average is computed from the shown reviews.
 */
export function createReviews({ database, jobs, findClinic, now }: ReviewParts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)
  jobs.repeat('reviews.detach', 24 * 60, () => asService((tx) => detachReviews(tx, detachedDays)))

  /** The visit of a token, with its review unless it can still get one; null for any other token. */
  async function open(token: string) {
    if (!tokenShape.test(token)) return null
    const found = await database.transactionAs({ role: 'visitor' }, async (tx) => {
      const visit = await openVisit(tx, token)
      return visit && { visit, row: await readOfVisit(tx, visit.id) }
    })
    const clinic = found && (await findClinic(found.visit.clinicId))
    if (!found || !clinic || (!found.row && !found.visit.canBeReviewed)) return null
    return { ...found, clinic }
  }

  function presentOwn(row: ReviewRow): OwnReview {
    if (row.state !== 'shown') return { state: row.state }
    const canEdit = canEditReview(row.writtenAt.getTime(), now())
    return { state: 'shown', review: presentReview(row), outcomeState: row.outcomeState, canEdit }
  }

  return {
    /** The completed visit that the patient's token opens, with its review. */
    async readOwn(token: string): Promise<ReviewedVisit | null> {
      const found = await open(token)
      if (!found) return null
      const { visit, row, clinic } = found
      const { clinicId, visitMonth } = visit
      return { clinicId, clinicName: clinic.name, visitMonth, own: row ? presentOwn(row) : null }
    },

    /** Writes the review of a visit, or changes it in time. */
    async write(token: string, typed: TypedReview): Promise<WriteOutcome> {
      if (!(await open(token))) return { outcome: 'closed' }
      const read = readReview(typed)
      if ('mistakes' in read) return { outcome: 'wrong', mistakes: read.mistakes }
      const isWritten = await database.transactionAs({ role: 'visitor' }, async (tx) => {
        const visit = await openVisit(tx, token)
        if (!visit) return false
        const row = await readOfVisit(tx, visit.id)
        const id = row ? row.id : await insertReview(tx, visit, read.review)
        if (id === undefined || (row && !(await updateReview(tx, id, read.review, new Date(now()))))) return false
        await saveOutcome(tx, id, read.review.outcome)
        return true
      })
      return { outcome: isWritten ? 'written' : 'closed' }
    },

    /** Takes the review back, at any time. The visit gets no second one. */
    async withdraw(token: string): Promise<void> {
      const found = await open(token)
      const { row } = found ?? {}
      if (row) await asService((tx) => emptyReview(tx, row.id, 'withdrawn'))
    },

    /** A page of the reviews of a clinic, with the average of all and what was removed. */
    async ofClinic(
      clinicId: number,
      { after = null, limit = reviewsPerPage, order = 'newest' }: AskedReviews = {},
    ): Promise<ClinicReviews> {
      const list = `reviews ${clinicId} ${order}`
      const page = { after: readPosition(after, list), limit: limit + 1, order }
      const [summary, rows, removals] = await Promise.all([
        summarise(database.reader, clinicId),
        listOfClinic(database.reader, clinicId, page),
        listRemovals(database.reader, clinicId, mostRemovals),
      ])
      const { shown, last } = cutPage(rows, { limit })
      return { summary, reviews: shown.map(presentReview), next: writePosition(last, list), removals }
    },

    /** The clinic whose page shows this review; null if there is none. */
    async findClinic(id: string): Promise<Clinic | null> {
      const clinicId = idShape.test(id) ? await findClinicOf(database.reader, id) : undefined
      return clinicId === undefined ? null : findClinic(clinicId)
    },

    exportPart: {
      name: 'reviews',
      read: (userId: string) =>
        database.transactionAs({ role: 'member', userId, assurance: 'aal1' }, async (tx) =>
          (await listOfMember(tx, userId)).map((row) => ({ clinicId: row.clinicId, ...presentOwn(row) })),
        ),
    },
  }
}

export type Reviews = ReturnType<typeof createReviews>
