import type { Change } from '#domain/change-history.ts'

/** A row of a history, whatever it is the history of. */
export type ChangeRow = {
  version: number
  action: Change['action']
  at: Date
  actor_id: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The addresses of accounts; of one that is gone there is none. */
export type FindEmails = (userIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>

/** A page of what was changed, the newest first; it begins below the change where the page before ended. */
export type ChangesPage = { below: number | null; limit: number }

/** Whether a page follows is seen by one row more. */
export function andOneMore(page: ChangesPage): ChangesPage {
  return { ...page, limit: page.limit + 1 }
}

/** `last` is where the page ends, if another follows. */
export function cutPage<Row>(rows: readonly Row[], { limit }: { limit: number }): { shown: Row[]; last: Row | null } {
  const shown = rows.slice(0, limit)
  return { shown, last: (rows.length > limit && shown.at(-1)) || null }
}

export async function presentChanges(rows: readonly ChangeRow[], findEmails: FindEmails): Promise<Change[]> {
  const actorOf = await nameActors(rows, findEmails)
  return rows.map((row) => presentChange(row, actorOf(row)))
}

type Acted = Pick<ChangeRow, 'actor_id'>

/** Who did each of them: null where the product itself did it, or where the account is gone. */
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
