import { type Kysely, sql } from 'kysely'
import type { JWK } from 'jose'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type StoredKey = {
  kid: string
  algorithm: 'ES256' | 'RS256'
  public_jwk: Record<string, unknown>
  private_jwk: Buffer
  created_at: Date
  replaced_at: Date | null
}

export const keysChannel = 'mgk_signing_keys'

/** Newest first. Every token signed by a key that was replaced before `trustedSince` has expired. */
export function listKeys(tx: Kysely<Tables>, trustedSince: Date): Promise<StoredKey[]> {
  return tx
    .selectFrom('mgk.signing_keys')
    .selectAll()
    .where((key) => key.or([key('replaced_at', 'is', null), key('replaced_at', '>', trustedSince)]))
    .orderBy('created_at', 'desc')
    .execute()
}

type NewKey = { kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer; at: Date }

/** Does nothing if there is a current key: of several nodes that start at once, only one adds a key. */
export async function addKey(tx: Kysely<Tables>, { kid, publicJwk, sealedPrivateJwk, at }: NewKey): Promise<void> {
  await tx
    .insertInto('mgk.signing_keys')
    .values({
      kid,
      algorithm: 'ES256',
      public_jwk: JSON.stringify(publicJwk),
      private_jwk: sealedPrivateJwk,
      created_at: at,
      replaced_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Retires the current key and deletes keys that are no longer trusted. Nodes that cache keys are notified when the
 * transaction commits.
 */
export async function retireKeys(
  tx: Kysely<Tables>,
  { at, trustedSince }: { at: Date; trustedSince: Date },
): Promise<void> {
  await tx.deleteFrom('mgk.signing_keys').where('replaced_at', '<=', trustedSince).execute()
  await tx.updateTable('mgk.signing_keys').set({ replaced_at: at }).where('replaced_at', 'is', null).execute()
  await sql`select pg_notify(${keysChannel}, '')`.execute(tx)
}
