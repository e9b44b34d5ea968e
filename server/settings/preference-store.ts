import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** A stored choice, possibly of another release. Names and values that this release does not know stay unchanged. */
export type StoredChoice = { name: string; value: string; changed_at: Date }

/** The choices of the transaction's member, because row-level security shows no others. */
export function listChoices(tx: Kysely<Tables>): Promise<StoredChoice[]> {
  return tx.selectFrom('mgk.preferences').select(['name', 'value', 'changed_at']).orderBy('name').execute()
}

/** The newer of two choices wins, in whatever order they arrive. */
export async function keepChoices(tx: Kysely<Tables>, userId: string, choices: readonly StoredChoice[]): Promise<void> {
  if (choices.length === 0) return
  await tx
    .insertInto('mgk.preferences')
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'name'])
        .doUpdateSet({ value: sql`excluded.value`, changed_at: sql`excluded.changed_at` })
        .whereRef('mgk.preferences.changed_at', '<', sql.ref('excluded.changed_at')),
    )
    .execute()
}
