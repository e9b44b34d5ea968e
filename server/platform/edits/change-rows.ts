import type { Change } from '#domain/site/change-history.ts'

/** A row of a history, of any kind of entry. */
export type ChangeRow = {
  version: number
  action: Change['action']
  at: Date
  actor_id: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Finds the email addresses of accounts; a deleted account has none. */
export type FindEmails = (userIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>

/** A page of changes, the newest first; it begins below the last change of the previous page. */
export type ChangesPage = { below: number | null; limit: number }

/** One more row shows whether another page follows. */
export function andOneMore(page: ChangesPage): ChangesPage {
  return { ...page, limit: page.limit + 1 }
}

/** `last` is the last row of the page, if another page follows. */
export function cutPage<Row>(rows: readonly Row[], { limit }: { limit: number }): { shown: Row[]; last: Row | null } {
  const shown = rows.slice(0, limit)
  return { shown, last: (rows.length > limit && shown.at(-1)) || null }
}

export async function presentChanges(rows: readonly ChangeRow[], findEmails: FindEmails): Promise<Change[]> {
  const actorOf = await nameActors(rows, findEmails)
  return rows.map((row) => presentChange(row, actorOf(row)))
}

type Acted = Pick<ChangeRow, 'actor_id'>

/** Who made each change: null if the product itself made it, or if the account is gone. */
export async function nameActors(
  rows: readonly Acted[],
  findEmails: FindEmails,
): Promise<(row: Acted) => string | null> {
  const ids = rows.flatMap(({ actor_id }) => actor_id ?? [])
  const emails = ids.length === 0 ? new Map<string, string>() : await findEmails([...new Set(ids)])
  return ({ actor_id }) => (actor_id === null ? null : (emails.get(actor_id) ?? null))
}

function presentChange({ version, action, at, before, after }: ChangeRow, by: string | null): Change {
  return {
    version,
    action,
    at: at.toISOString(),
    by,
    fields: Object.entries(after).map(([field, value]) => ({ field, before: before[field] ?? null, after: value })),
  }
}
