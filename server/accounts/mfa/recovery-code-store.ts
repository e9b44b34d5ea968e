import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Executor = Kysely<Tables>

export async function replaceRecoveryCodes(
  executor: Executor,
  { userId, hashes, at }: { userId: string; hashes: readonly Buffer[]; at: Date },
): Promise<void> {
  await deleteRecoveryCodes(executor, userId)
  await executor
    .insertInto('mgk.recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: at })))
    .execute()
}

export async function deleteRecoveryCodes(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('mgk.recovery_codes').where('user_id', '=', userId).execute()
}

/** Whether there was such a code, which is deleted. Of concurrent requests with the same code, one gets true. */
export async function takeRecoveryCode(
  executor: Executor,
  { userId, hash }: { userId: string; hash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('mgk.recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('mgk.recovery_codes')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
