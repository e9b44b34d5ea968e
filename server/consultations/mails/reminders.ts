import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { holdConsultation } from '#server/consultations/consultation-store.ts'
import { findDueReminder, takeReminder } from './reminder-store.ts'
import type { RequestMails } from './request-mails.ts'
import { type RequestSeal, visitOf } from '#server/consultations/sealed-requests.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  jobs: Pick<Jobs, 'repeat'>
  mails: RequestMails
  seal: RequestSeal
  now: () => number
}

const everyMinutes = 5
const mostAtOnce = 500

/** Reminds both sides of a visit. A reminder and its mails are one transaction, so none is sent twice. */
export function repeatReminders({ database, jobs, mails, seal, now }: Parts): void {
  /** False if none is due. */
  async function remindOne(tx: Transaction<Tables>): Promise<boolean> {
    const at = new Date(now())
    const reminder = await findDueReminder(tx, at)
    if (!reminder) return false
    // The request is locked first, as by moves, which also write its reminders.
    const row = await holdConsultation(tx, reminder.consultationId)
    if (!(await takeReminder(tx, reminder))) return true
    const visit = row ? visitOf(row) : null
    const content = row && seal.openIfReadable(row)
    // After a long pause of the product a visit may be over.
    if (row?.state !== 'confirmed' || !visit || !content || visit.from <= at.getTime()) return true
    await mails.remind(tx, reminder.hours, visit, { row, content, at })
    return true
  }

  jobs.repeat('consultations.remind', everyMinutes, async (_job, signal) => {
    for (let count = 0; count < mostAtOnce && !signal.aborted; count += 1) {
      if (!(await database.transactionAs({ role: 'service' }, remindOne))) return
    }
  })
}
