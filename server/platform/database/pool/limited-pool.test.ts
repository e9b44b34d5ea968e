import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

const service = { role: 'service' } as const

function write(): Promise<unknown> {
  return opened.database.transactionAs(service, (tx) =>
    sql`create temporary table written () on commit drop`.execute(tx),
  )
}

/** Holds one connection in each of these, as a server holds them that goes on without taking writes. */
async function makeReadOnly(count: number): Promise<void> {
  let held = 0
  const all = Promise.withResolvers<void>()
  const makeOne = () =>
    opened.database.app.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = on`.execute(connection)
      held += 1
      if (held === count) all.resolve()
      await all.promise
    })
  await Promise.all(Array.from({ length: count }, makeOne))
}

test('after a write that was refused as read-only every connection from before it is replaced', async () => {
  await makeReadOnly(3)
  const refusal: unknown = await write().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: '25006' })
  expect(isDatabaseUnavailable(refusal)).toBe(true)
  // As many at once as there were connections.
  await expect(Promise.all([write(), write(), write()])).resolves.toBeDefined()
})
