import type pg from 'pg'
import { createClient } from '#server/platform/database/pool/create-client.ts'
import { endConnection } from '#server/platform/database/pool/end-connection.ts'
import { keepAlive } from '#server/platform/database/pool/pools.ts'

/** A connection for copying rows: without timeouts, and with settings that write values the same on every server. */
export async function withCopyConnection<T>(
  ownerUrl: string,
  name: 'backup' | 'restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = createClient({
    url: ownerUrl,
    application_name: `my-guide-korea ${name}`,
    connectionTimeoutMillis: 30_000,
    ...keepAlive,
  })
  await client.connect()
  try {
    await client.query(
      `select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
        set_config('idle_in_transaction_session_timeout', '0', false), set_config('datestyle', 'ISO', false),
        set_config('intervalstyle', 'postgres', false), set_config('timezone', 'UTC', false)`,
    )
    return await work(client)
  } finally {
    await endConnection(client)
  }
}
