import type { Transaction } from 'kysely'
import type { ReminderHours } from '#domain/consultations/consultation-life.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

export type Reminder = { consultationId: string; hours: ReminderHours }

/** In place of those of the visit before. */
export async function replaceReminders(
  tx: Tx,
  consultationId: string,
  reminders: readonly { hours: ReminderHours; dueAt: number }[],
): Promise<void> {
  await tx.deleteFrom('mgk.visit_reminders').where('consultation_id', '=', consultationId).execute()
  if (reminders.length === 0) return
  const rows = reminders.map(({ hours, dueAt }) => ({
    consultation_id: consultationId,
    hours,
    due_at: new Date(dueAt),
  }))
  await tx.insertInto('mgk.visit_reminders').values(rows).execute()
}

/** The one that has been due longest. */
export async function findDueReminder(tx: Tx, at: Date): Promise<Reminder | undefined> {
  return tx
    .selectFrom('mgk.visit_reminders')
    .select(['consultation_id as consultationId', 'hours'])
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
}

/** False if another node has just taken it, or the visit was moved. */
export async function takeReminder(tx: Tx, { consultationId, hours }: Reminder): Promise<boolean> {
  const taken = await tx
    .deleteFrom('mgk.visit_reminders')
    .where('consultation_id', '=', consultationId)
    .where('hours', '=', hours)
    .returning('hours')
    .executeTakeFirst()
  return taken !== undefined
}
