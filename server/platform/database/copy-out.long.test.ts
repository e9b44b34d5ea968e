import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { copyOut } from './copy-out.ts'

let client: pg.Client

const opened = await openTestDatabase()
afterAll(() => opened.close())
beforeEach(async () => {
  client = new pg.Client({ connectionString: opened.url })
  client.on('error', () => {})
  await client.connect()
})
afterEach(() => client.end())

/** What the socket has taken from the server so far. */
function countBytes(): number {
  const { stream } = client.connection
  return 'bytesRead' in stream ? Number(stream.bytesRead) : Number.NaN
}

async function readAll(rows: AsyncGenerator<Buffer, number>) {
  const blocks: Buffer[] = []
  for (;;) {
    const next = await rows.next()
    if (next.done) return { text: Buffer.concat(blocks).toString(), blocks: blocks.length, rows: next.value }
    // The server is far ahead of a slow reader.
    if (blocks.length % 7 === 0) await new Promise((resolve) => setImmediate(resolve))
    blocks.push(next.value)
  }
}

test('every row arrives, in order and unchanged, whatever its length', async () => {
  const series = `select n, repeat(chr(65 + n % 26), n * 37 % 5000) from generate_series(1, 5000) n`
  const copied = await readAll(copyOut(client, `copy (${series}) to stdout`))
  const expected = Array.from({ length: 5_000 }, (_, index) => {
    const n = index + 1
    return `${n}\t${String.fromCodePoint(65 + (n % 26)).repeat((n * 37) % 5_000)}\n`
  })
  expect(copied.rows).toBe(5_000)
  expect(copied.text === expected.join('')).toBe(true)
})

test('a row that is larger than a block arrives whole', async () => {
  const copied = await readAll(copyOut(client, `copy (select repeat('x', 3000000)) to stdout`))
  expect([copied.text.length, copied.rows]).toEqual([3_000_001, 1])
})

test('a table without rows is copied as nothing, and the connection goes on', async () => {
  expect(await readAll(copyOut(client, 'copy mgk.users to stdout'))).toEqual({ text: '', blocks: 0, rows: 0 })
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a failing copy fails its reader and leaves the connection usable', async () => {
  const failing = `copy (select repeat('x', 1000), 1 / (3000 - n) from generate_series(1, 5000) n) to stdout`
  await expect(readAll(copyOut(client, failing))).rejects.toThrow('division by zero')
  await expect(readAll(copyOut(client, 'copy nothing to stdout'))).rejects.toThrow('"nothing" does not exist')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a reader that stands still makes the server wait', async () => {
  const rows = copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, 200000)) to stdout`)
  await rows.next()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const read = countBytes()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([countBytes() - read, read < 20_000_000]).toEqual([0, true])
  expect((await readAll(rows)).rows).toBe(200_000)
})

test('a reader that is late for the end leaves a connection that answers', async () => {
  for (let rows = 1_000; rows <= 1_400; rows += 20) {
    const copied = copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, ${rows})) to stdout`)
    const first = await copied.next()
    // All of it is here by now, or as much as may wait.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([first.done, (await readAll(copied)).rows]).toEqual([false, rows])
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})
