import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { MailBudget } from './mail-tables.ts'

type NewMail = { id: string; content: Buffer; budget: MailBudget | null }

export async function insertMail(tx: Transaction<Tables>, mail: NewMail): Promise<void> {
  await tx.insertInto('mgk.mails').values(mail).execute()
}

/** Undefined if it was sent or deleted. */
export async function readUnsentMail(
  executor: Kysely<Tables>,
  id: string,
): Promise<{ content: Buffer; createdAt: Date } | undefined> {
  const row = await executor
    .selectFrom('mgk.mails')
    .select(['content', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content ? { content: row.content, createdAt: row.created_at } : undefined
}

export async function wipeSentMail(executor: Kysely<Tables>, id: string): Promise<void> {
  await sql`update mgk.mails set content = null, sent_at = now() where id = ${id}`.execute(executor)
}

/** How many were written within the last hour, and the seconds until the oldest of them is an hour old. */
export async function countWithinHour(
  executor: Kysely<Tables>,
  budget: MailBudget,
): Promise<{ count: number; secondsUntilFewer: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::int as count,
      ceil(extract(epoch from coalesce(min(created_at), now()) + interval '1 hour' - now()))::int as seconds
    from mgk.mails where budget = ${budget} and created_at > now() - interval '1 hour'
  `.execute(executor)
  return { count: rows[0]?.count ?? 0, secondsUntilFewer: rows[0]?.seconds ?? 0 }
}

/** Newest first. */
export async function listUnsentMails(
  executor: Kysely<Tables>,
  limit: number,
): Promise<{ id: string; content: Buffer; createdAt: Date }[]> {
  const { rows } = await sql<{ id: string; content: Buffer; createdAt: Date }>`
    select id, content, created_at as "createdAt" from mgk.mails
    where content is not null order by created_at desc, id limit ${limit}
  `.execute(executor)
  return rows
}

export async function forgetMails(executor: Kysely<Tables>, days: number): Promise<void> {
  await sql`delete from mgk.mails where created_at < now() - make_interval(days => ${days})`.execute(executor)
}
