import type { Kysely, Selectable } from 'kysely'
import type { AccountTables } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type Factor = Selectable<AccountTables['mgk.factors']>
export type Challenge = Selectable<AccountTables['mgk.factor_challenges']>
type Executor = Kysely<Tables>

/** The factors of one user, oldest first. */
export function listFactors(executor: Executor, userId: string): Promise<Factor[]> {
  return executor
    .selectFrom('mgk.factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertFactor(
  executor: Executor,
  factor: Pick<Factor, 'id' | 'user_id' | 'friendly_name' | 'secret'> & { at: Date },
): Promise<void> {
  const { at, ...columns } = factor
  await executor
    .insertInto('mgk.factors')
    .values({ ...columns, factor_type: 'totp', status: 'unverified', created_at: at, updated_at: at })
    .execute()
}

/** Marks the factor as verified. The code of this step is never accepted again. */
export async function acceptStep(
  executor: Executor,
  { factorId, step, at }: { factorId: string; step: number; at: Date },
): Promise<void> {
  await executor
    .updateTable('mgk.factors')
    .set({ status: 'verified', last_used_step: step, updated_at: at })
    .where('id', '=', factorId)
    .execute()
}

export async function deleteFactor(executor: Executor, factorId: string): Promise<void> {
  await executor.deleteFrom('mgk.factors').where('id', '=', factorId).execute()
}

/** Deletes unverified factors that were enrolled at or before this moment. */
export async function deleteUnverifiedFactors(
  executor: Executor,
  { userId, enrolledBefore }: { userId: string; enrolledBefore: Date },
): Promise<void> {
  await executor
    .deleteFrom('mgk.factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<=', enrolledBefore)
    .execute()
}

export async function deleteFactors(executor: Executor, userId: string): Promise<number> {
  const { numDeletedRows } = await executor
    .deleteFrom('mgk.factors')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Adds a challenge and deletes those of the factor created before `endedBefore`, so that they do not accumulate. */
export async function insertChallenge(
  executor: Executor,
  {
    id,
    factorId,
    client,
    at,
    endedBefore,
  }: { id: string; factorId: string; client: string; at: Date; endedBefore: Date },
): Promise<void> {
  await executor
    .deleteFrom('mgk.factor_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<', endedBefore)
    .execute()
  await executor
    .insertInto('mgk.factor_challenges')
    .values({ id, factor_id: factorId, client, created_at: at })
    .execute()
  await executor.updateTable('mgk.factors').set({ last_challenged_at: at }).where('id', '=', factorId).execute()
}

export function findChallenge(
  executor: Executor,
  { id, factorId }: { id: string; factorId: string },
): Promise<Challenge | undefined> {
  return executor
    .selectFrom('mgk.factor_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
}

export async function answerChallenge(executor: Executor, { id, at }: { id: string; at: Date }): Promise<void> {
  await executor.updateTable('mgk.factor_challenges').set({ verified_at: at }).where('id', '=', id).execute()
}
