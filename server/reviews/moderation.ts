import type { Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { Clinic } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { canModerateReviews, type ModeratedReview, type RemovalGround } from '#domain/reviews/reviews.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { cutPage } from '#server/platform/edits/change-rows.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'
import { presentReview, readPosition, writePosition } from './present-review.ts'
import {
  decideOutcome,
  emptyReview,
  listToModerate,
  logRemoval,
  readShown,
  removeAnswer,
  type ReviewRow,
} from './review-store.ts'

type Tx = Transaction<Tables>

type AuditEntry = {
  at: Date
  actorId: string
  action: AuditAction
  subjectId: string
  client: string
  details?: Record<string, string>
}

export type ModerationParts = {
  database: Pick<Database, 'transactionAs'>
  findClinic: (id: number) => Promise<Clinic | null>
  recordAudit: (tx: Kysely<Tables>, entry: AuditEntry) => Promise<void>
  now: () => number
}

const { audience, requireEditor: requireModerator } = createEditors({
  mayEdit: canModerateReviews,
  denied: 'reviews.moderation_denied',
})

export const reviewModerators = audience

/**
 * Reviews for administrators. Every statement runs as the administrator, so that the database checks too. Each decision
 * is in the audit log, and each removal also in the public one.
 */
export function createModeration({ database, findClinic, recordAudit, now }: ModerationParts) {
  async function present(row: ReviewRow): Promise<ModeratedReview> {
    const clinic = await findClinic(row.clinicId)
    const { clinicId, outcomeState } = row
    return { ...presentReview(row), clinicId, clinicName: clinic?.name ?? '', outcomeState }
  }

  /** Changes a shown review in the administrator's name, with its entry in the audit log. */
  function change(
    { actor, client }: Editor,
    id: string,
    entry: { action: AuditAction; details?: Record<string, string> },
    work: (tx: Tx, row: ReviewRow) => Promise<void>,
  ): Promise<ReviewRow> {
    const own = requireModerator(actor)
    return database.transactionAs(own, async (tx) => {
      const row = await readShown(tx, id)
      if (!row) throw new Problem('reviews.not_found')
      await work(tx, row)
      await recordAudit(tx, { at: new Date(now()), actorId: own.userId, subjectId: id, client, ...entry })
      return row
    })
  }

  return {
    /** Reviews with words that wait, or all that are shown; newest first. */
    async list({ actor }: Editor, asked: { isWaiting: boolean; after: string | null; limit: number }) {
      const own = requireModerator(actor)
      const order = asked.isWaiting ? 'waiting reviews' : 'shown reviews'
      const page = { after: readPosition(asked.after, order), limit: asked.limit + 1 }
      const rows = await database.transactionAs(own, (tx) => listToModerate(tx, asked.isWaiting, page))
      const { shown, last } = cutPage(rows, asked)
      return { reviews: await Promise.all(shown.map(present)), next: writePosition(last, order) }
    },

    /** Shows or refuses the words about the result. */
    async decide(by: Editor, id: string, isShown: boolean): Promise<ModeratedReview> {
      const action = isShown ? 'review.outcome_shown' : 'review.outcome_refused'
      const state = isShown ? 'shown' : 'refused'
      const row = await change(by, id, { action }, async (tx, { outcomeState }) => {
        if (outcomeState === null) throw new Problem('reviews.not_found')
        await decideOutcome(tx, id, state)
      })
      return present({ ...row, outcomeState: state })
    },

    /** Removes the clinic's answer, and ends its link. */
    async removeAnswer(by: Editor, id: string): Promise<ModeratedReview> {
      const row = await change(by, id, { action: 'review.answer_removed' }, async (tx, { answer }) => {
        if (answer === null) throw new Problem('reviews.not_found')
        await removeAnswer(tx, id)
      })
      return present({ ...row, answer: null })
    },

    async remove(by: Editor, id: string, ground: RemovalGround): Promise<void> {
      await change(by, id, { action: 'review.removed', details: { ground } }, async (tx, { clinicId, writtenAt }) => {
        if (!(await emptyReview(tx, id, 'removed'))) throw new Problem('reviews.not_found')
        await logRemoval(tx, { clinicId, ground, writtenOn: seoulDay(writtenAt.getTime()) })
      })
    },
  }
}

export type Moderation = ReturnType<typeof createModeration>
