import { hash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clinic } from '#domain/clinics/clinics.ts'
import { findMistakeInText, readText, type ReviewMistake } from '#domain/reviews/read-review.ts'
import { type Review, reviewAnswerPath, reviewLengths } from '#domain/reviews/reviews.ts'
import { en } from '#locales/en.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { holdUntold, markTold, readOfClinic, saveAnswer } from './answer-store.ts'
import { presentReview } from './present-review.ts'

export type AnswerParts = {
  database: Pick<Database, 'transactionAs'>
  jobs: Pick<Jobs, 'repeat'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  contacts: { readEmail: (tx: Transaction<Tables>, clinicId: number) => Promise<string | null> }
  findClinic: (id: number) => Promise<Clinic | null>
  siteOrigin: string
}

const tokenBytes = 24
const tokenShape = /^[\w-]{32}$/
const toldAtOnce = 50

/** The clinic's side of reviews: it is told of each, and answers it by a link. No mail says what the review says. */
export function createAnswers({ database, jobs, outbox, contacts, findClinic, siteOrigin }: AnswerParts) {
  jobs.repeat('reviews.tell', 15, tellClinics)

  async function tellClinics(): Promise<void> {
    if (!outbox.isConfigured) return
    await database.transactionAs({ role: 'service' }, async (tx) => {
      for (const { id, clinicId } of await holdUntold(tx, toldAtOnce)) {
        const to = await contacts.readEmail(tx, clinicId)
        if (to !== null) await tell(tx, id, to)
      }
    })
  }

  /** The link and its mail, both or neither. */
  async function tell(tx: Transaction<Tables>, id: string, to: string): Promise<void> {
    const token = randomBytes(tokenBytes).toString('base64url')
    await markTold(tx, id, hash('sha256', token, 'buffer'))
    const { subject, korean, english, action } = en.mail.review
    const url = `${siteOrigin}${reviewAnswerPath}?token=${token}`
    await outbox.add(tx, { to, subject, paragraphs: [korean, english], action: { label: action, url } })
  }

  return {
    /** The review that the clinic's link shows; null for any other token. */
    async read(token: string): Promise<{ review: Review; clinic: Clinic } | null> {
      if (!tokenShape.test(token)) return null
      const row = await database.transactionAs({ role: 'visitor' }, (tx) => readOfClinic(tx, token))
      const clinic = row && (await findClinic(row.clinicId))
      return row && clinic ? { review: presentReview(row), clinic } : null
    },

    /** Writes the answer, or another one in its place. */
    async write(token: string, typed: string): Promise<'written' | 'closed' | ReviewMistake> {
      const text = readText(typed)
      const mistake = text === '' ? 'missing' : findMistakeInText(text, reviewLengths.answer)
      if (mistake) return mistake
      if (!tokenShape.test(token)) return 'closed'
      return database.transactionAs({ role: 'visitor' }, async (tx) => {
        const row = await readOfClinic(tx, token)
        if (!row) return 'closed'
        await saveAnswer(tx, row.id, text)
        return 'written'
      })
    },
  }
}
