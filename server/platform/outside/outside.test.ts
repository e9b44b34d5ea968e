import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { answerJson, startOutsideServer } from '#testing/stand-ins/outside-server.ts'
import { createOutside, type OutsideService } from './outside.ts'
import { OutsideProblem } from './outside-problem.ts'

const start = Date.parse('2026-11-21T12:00:00+09:00')
const usual: OutsideService = { name: 'service', callsPerDay: 100, totalMilliseconds: 2_000 }

let lines: unknown[]
let now: number

const opened = await openTestDatabase()
const server = await startOutsideServer(answerJson({}))

beforeEach(async () => {
  await sql`delete from mgk.outside_calls`.execute(opened.database.app)
  server.asked.length = 0
  server.become(answerJson({ fine: true }))
  lines = []
  now = start
})
afterAll(async () => {
  await server.stop()
  await opened.close()
})

/** As a node has it; what it logs is kept, and it does not pause. */
function createNode() {
  const log = { warn: (...words: unknown[]) => void lines.push(words) }
  return createOutside({ database: opened.database, log, now: () => now, pause: async () => {} })
}

async function ask(service: OutsideService = usual, node = createNode()): Promise<string> {
  const url = new URL('/list?apikey=hunter2', server.origin)
  return node
    .ask(service, { url }, (text) => text)
    .catch((error: unknown) => {
      if (error instanceof OutsideProblem) return error.message
      throw error
    })
}

test('an answer is read and counted', async () => {
  expect(await ask()).toBe('{"fine":true}')
  const { rows } = await sql`select service, day, calls from mgk.outside_calls`.execute(opened.database.app)
  expect(rows).toEqual([{ service: 'service', day: '2026-11-21', calls: 1 }])
})

test.each([
  [401, 'service: bad_key (HTTP 401)', 1],
  [403, 'service: forbidden (HTTP 403)', 1],
  [404, 'service: not_found (HTTP 404)', 1],
  [429, 'service: quota (HTTP 429)', 1],
  [400, 'service: bad_request (HTTP 400)', 1],
  [302, 'service: malformed (HTTP 302)', 1],
  [503, 'service: upstream_down (HTTP 503)', 3],
])('status %i is told as %j after %i attempts, and nothing of the address is', async (status, message, attempts) => {
  server.become((_request, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:9/stolen' }).end('no')
  })
  expect(await ask()).toBe(message)
  expect(server.asked).toHaveLength(attempts)
  expect(JSON.stringify(lines)).not.toContain('hunter2')
})

test('a service that comes back is heard at the next attempt', async () => {
  server.become((_request, response) => {
    server.become(answerJson({ fine: true }))
    response.destroy()
  })
  expect(await ask()).toBe('{"fine":true}')
})

test('an answer that is too long or takes too long is let go of', async () => {
  server.become((_request, response) => response.end('x'.repeat(2_000)))
  expect(await ask({ ...usual, maxBytes: 1_000 })).toBe('service: malformed (HTTP 200, too long)')
  server.become((_request, response) => response.write('{'))
  expect(await ask({ ...usual, totalMilliseconds: 50 })).toBe('service: timeout')
})

test('nobody asks more often in a day than allowed, on whichever node, and midnight in Seoul begins anew', async () => {
  const service = { ...usual, callsPerDay: 2 }
  for (const node of [createNode(), createNode()]) expect(await ask(service, node)).toBe('{"fine":true}')
  expect(await ask(service)).toBe('service: quota (the calls of this day are used up)')
  expect(server.asked).toHaveLength(2)
  now = Date.parse('2026-11-22T00:00:00+09:00')
  expect(await ask(service)).toBe('{"fine":true}')
})

/** Refuses one request with these headers and answers those after it. */
function refuseOnce(status: number, headers: Record<string, string> = {}) {
  server.become((_request, response) => {
    server.become(answerJson({ fine: true }))
    response.writeHead(status, headers).end('{}')
  })
}

const usedUp = 'service: quota (the calls of this day are used up)'

test.each([
  ['seconds', '120'],
  ['a date', 'Sat, 21 Nov 2026 03:02:00 GMT'],
])('a service that names %s in Retry-After is asked again then, and not before', async (_, retryAfter) => {
  refuseOnce(429, { 'retry-after': retryAfter })
  await ask()
  now = start + 119_000
  expect(await ask()).toBe(usedUp)
  now = start + 120_000
  expect(await ask()).toBe('{"fine":true}')
})

test('a service that names no time is left alone for a minute, and longer each time in a row', async () => {
  const node = createNode()
  for (const minutes of [1, 5, 25]) {
    refuseOnce(429)
    await ask(usual, node)
    now += minutes * 60_000 - 1
    expect(await ask(usual, node), `${minutes}`).toBe(usedUp)
    now += 1
  }
  expect(await ask(usual, node)).toBe('{"fine":true}')
  refuseOnce(429)
  await ask(usual, node)
  now += 60_000
  expect(await ask(usual, node)).toBe('{"fine":true}')
})

test('a service is never left alone beyond its day, whatever it says', async () => {
  refuseOnce(429, { 'retry-after': '999999' })
  await ask()
  now = Date.parse('2026-11-22T00:00:00+09:00') - 1
  expect(await ask()).toBe(usedUp)
  now += 1
  expect(await ask()).toBe('{"fine":true}')
})

test('a service whose own code says that the calls of a day are used up is asked no more on that day', async () => {
  const node = createNode()
  const read = () => {
    throw new OutsideProblem('quota', { service: 'service', theirs: '22' })
  }
  await expect(node.ask(usual, { url: new URL(server.origin) }, read)).rejects.toThrow('quota')
  now = Date.parse('2026-11-22T00:00:00+09:00') - 1
  expect(await ask(usual, node)).toBe(usedUp)
})

test('a service that failed five times in a row is left alone for a minute', async () => {
  const node = createNode()
  server.become(answerJson({}, 500))
  await ask(usual, node)
  await ask(usual, node)
  expect(server.asked).toHaveLength(5)
  expect(await ask(usual, node)).toBe('service: upstream_down (left alone for a minute)')
  expect(server.asked).toHaveLength(5)
  now += 60_000
  server.become(answerJson({ fine: true }))
  expect(await ask(usual, node)).toBe('{"fine":true}')
})

test('the last answer, the last failure and the calls left are known on every node', async () => {
  await sql`delete from mgk.outside_services`.execute(opened.database.app)
  const service = { ...usual, callsPerDay: 5 }
  expect(await createNode().status(service)).toEqual({ lastSuccessAt: null, lastFailure: null, callsLeft: 5 })
  await ask(service)
  now += 1_000
  server.become(answerJson({}, 401))
  await ask(service)
  const expected = { lastSuccessAt: start, lastFailure: { at: start + 1_000, code: 'bad_key' }, callsLeft: 3 }
  expect(await createNode().status(service)).toEqual(expected)
  server.become(answerJson({}, 429))
  await ask(service)
  expect(await createNode().status(service)).toMatchObject({ lastFailure: { code: 'quota' }, callsLeft: 0 })
  now = Date.parse('2026-11-22T00:00:00+09:00')
  expect(await createNode().status(service)).toMatchObject({ callsLeft: 5 })
})
