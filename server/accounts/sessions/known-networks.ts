import { hash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'

type KnownNetwork = { userId: string; client: string }

export async function rememberNetwork(
  tx: Transaction<Tables>,
  { userId, client, at }: KnownNetwork & { at: Date },
): Promise<void> {
  await tx
    .insertInto('mgk.known_networks')
    .values({ user_id: userId, network_hash: hashNetwork({ userId, client }), seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at: at }))
    .execute()
}

/** Whether this user has signed in from the client's network. The same query runs for an unknown user. */
export async function isKnownNetwork(
  executor: Kysely<Tables>,
  { userId, client }: { userId: string | null; client: string },
): Promise<boolean> {
  const network_hash = hashNetwork({ userId: userId ?? '', client })
  const { rows } = await sql`
    select from mgk.known_networks where user_id = ${userId}::uuid and network_hash = ${network_hash}
  `.execute(executor)
  return rows.length > 0
}

export async function listKnownNetworks(executor: Kysely<Tables>, userId: string): Promise<{ seen_at: Date }[]> {
  return executor
    .selectFrom('mgk.known_networks')
    .select('seen_at')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .execute()
}

export async function forgetNetworks(tx: Transaction<Tables>, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.known_networks').where('seen_at', '<', seenBefore).execute()
}

function hashNetwork({ userId, client }: KnownNetwork): Buffer {
  return hash('sha256', `network:${userId}:${visitorNetwork(client)}`, 'buffer')
}
