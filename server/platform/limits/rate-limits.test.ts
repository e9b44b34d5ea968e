import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { createRateLimits } from './rate-limits.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

test('of many takes at once exactly as many as the limit are allowed, over two nodes', async () => {
  const rule = { limit: 25, windowSeconds: 60 }
  const takes = [1, 2].flatMap(() => {
    const node = createRateLimits({ database: opened.database, now: () => 0 })
    return Array.from({ length: 30 }, () => node.take('parallel', rule))
  })
  const answers = await Promise.all(takes)
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(25)
})

test('a refused key is told when its window ends and is allowed again from then on', async () => {
  let clock = 0
  const limits = createRateLimits({ database: opened.database, now: () => clock })
  const rule = { limit: 1, windowSeconds: 60 }
  expect(await limits.take('window', rule)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  clock = 20_000
  expect(await limits.take('window', rule)).toEqual({ allowed: false, retryAfterSeconds: 40 })
  clock = 60_000
  expect(await limits.take('window', rule)).toEqual({ allowed: true, retryAfterSeconds: 0 })
})

test('a key that is over is refused without asking the database', async () => {
  const limits = createRateLimits({ database: opened.database, now: () => 0 })
  const rule = { limit: 1, windowSeconds: 60 }
  await limits.take('blocked', rule)
  await limits.take('blocked', rule)
  const taken = () =>
    sql<{ taken: number }>`select sum(taken)::int as taken from mgk.rate_limits`.execute(opened.database.app)
  const before = await taken()
  expect(await limits.take('blocked', rule)).toEqual({ allowed: false, retryAfterSeconds: 60 })
  expect((await taken()).rows).toEqual(before.rows)
})

test('neither keys nor what they are made of stand in the table', async () => {
  const limits = createRateLimits({ database: opened.database, now: () => 0 })
  await limits.take('mail:mina@example.com', { limit: 5, windowSeconds: 60 })
  const { rows } = await sql<{ text: string }>`select kept::text as text from mgk.rate_limits as kept`.execute(
    opened.database.app,
  )
  expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from('mina').toString('hex'))
  expect(rows.length).toBeGreaterThan(0)
})

test('a sweep removes the windows that have ended and keeps those that run', async () => {
  let clock = 0
  const limits = createRateLimits({ database: opened.database, now: () => clock })
  await sql`delete from mgk.rate_limits`.execute(opened.database.app)
  await limits.take('short', { limit: 5, windowSeconds: 10 })
  await limits.take('long', { limit: 5, windowSeconds: 1_000 })
  clock = 10_000
  await limits.sweep()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mgk.rate_limits`.execute(
    opened.database.app,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('switched off they allow everything and count nothing', async () => {
  const rule = { limit: 1, windowSeconds: 60 }
  const off = createRateLimits({ database: opened.database, now: () => 0, isOn: false })
  for (let nth = 0; nth < 5; nth += 1) expect((await off.take('lifted', rule)).allowed).toBe(true)
  expect((await off.look('lifted', rule)).allowed).toBe(true)
  const on = createRateLimits({ database: opened.database, now: () => 0 })
  expect((await on.take('lifted', rule)).allowed).toBe(true)
  expect((await on.take('lifted', rule)).allowed).toBe(false)
})

test('the operator may multiply every limit, and none becomes nothing', async () => {
  const count = async (factor: number, limit: number) => {
    const limits = createRateLimits({ database: opened.database, now: () => 0, factor })
    const answers: boolean[] = []
    for (let nth = 0; nth < 8; nth += 1) {
      answers.push((await limits.take(`times ${factor}`, { limit, windowSeconds: 60 })).allowed)
    }
    return answers.filter(Boolean).length
  }
  expect([await count(2, 3), await count(0.5, 6), await count(0.1, 1)]).toEqual([6, 3, 1])
  const fixed = createRateLimits({ database: opened.database, now: () => 0, factor: 2 })
  const once = { limit: 1, windowSeconds: 60, isFixed: true } as const
  expect([(await fixed.take('guess', once)).allowed, (await fixed.take('guess', once)).allowed]).toEqual([true, false])
  const doubled = createRateLimits({ database: opened.database, now: () => 0, factor: 2 })
  expect((await doubled.look('times 2', { limit: 3, windowSeconds: 60 })).allowed).toBe(false)
  expect((await doubled.look('times 0.5', { limit: 3, windowSeconds: 60 })).allowed).toBe(true)
})

test('looking takes nothing and says when the next take would be refused', async () => {
  const limits = createRateLimits({ database: opened.database, now: () => 0 })
  const rule = { limit: 1, windowSeconds: 60 }
  expect(await limits.look('looked at', rule)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  expect(await limits.take('looked at', rule)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  expect(await limits.look('looked at', rule)).toEqual({ allowed: false, retryAfterSeconds: 60 })
})
