import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { lowerSessions, lowerSessionsOfFactor } from './assurance-store.ts'
import { isVerified } from './factor-rules.ts'
import { deleteFactor, deleteFactors, type Factor, listFactors } from './factor-store.ts'
import { deleteRecoveryCodes } from './recovery-code-store.ts'

/**
 * Lowers the sessions that the factor raised. Deletes the recovery codes with the last verified factor. Returns whether
 * a verified factor is left.
 */
export async function removeFactor(tx: Transaction<Tables>, factor: Factor): Promise<boolean> {
  await deleteFactor(tx, factor.id)
  await lowerSessionsOfFactor(tx, factor.id)
  const isGuarded = (await listFactors(tx, factor.user_id)).some(isVerified)
  if (!isGuarded) await deleteRecoveryCodes(tx, factor.user_id)
  return isGuarded
}

/** Returns how many there were. */
export async function removeAllFactors(tx: Transaction<Tables>, userId: string): Promise<number> {
  const count = await deleteFactors(tx, userId)
  await lowerSessions(tx, userId)
  await deleteRecoveryCodes(tx, userId)
  return count
}
