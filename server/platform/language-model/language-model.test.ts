import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { createServiceRecord } from '#server/platform/outside/service-record.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { type ModelAnswer, startLanguageModel } from '#testing/stand-ins/language-model-server.ts'
import { createLanguageModel } from './language-model.ts'
import type { LanguageModelSettings } from './language-model-settings.ts'

const wires = ['openai-compatible', 'anthropic'] as const
const key = 'sk-test-1234567890'

let lines: unknown[]
let now: number

const opened = await openTestDatabase()
const models: Record<(typeof wires)[number], Awaited<ReturnType<typeof startLanguageModel>>> = {
  'openai-compatible': await startLanguageModel('openai-compatible'),
  anthropic: await startLanguageModel('anthropic'),
}

beforeEach(async () => {
  await sql`delete from mgk.outside_calls`.execute(opened.database.app)
  for (const wire of wires) models[wire].asked.length = 0
  lines = []
  now = Date.parse('2026-11-21T12:00:00+09:00')
})
afterEach(() => {
  if (/sk-|1234567890/u.test(JSON.stringify(lines))) throw new Error('A key is in a line of the log.')
})
afterAll(async () => {
  for (const wire of wires) await models[wire].stop()
  await opened.close()
})

function open(wire: (typeof wires)[number], changes: Partial<LanguageModelSettings> = {}, maxBytes?: number) {
  const settings = { kind: wire, url: models[wire].url, key, name: 'test-model', callsPerDay: 100, ...changes }
  const log = { warn: (...words: unknown[]) => void lines.push(words) }
  return createLanguageModel({
    settings,
    database: opened.database,
    log,
    now: () => now,
    ...(maxBytes && { maxBytes }),
  })
}

async function read(model: ReturnType<typeof open>, signal = AbortSignal.timeout(5_000)): Promise<string> {
  let text = ''
  try {
    for await (const piece of model.stream({ instructions: 'Be brief.', prompt: 'Tell the day.', signal }))
      text += piece
  } catch (error) {
    if (error instanceof OutsideProblem) return error.message
    throw error
  }
  return text
}

test.each(wires)(
  '%s: a text comes piece by piece, asked for with the key and both parts of the question',
  async (wire) => {
    models[wire].become({ kind: 'text', text: 'Start at the **palace** (궁).' })
    const model = open(wire)
    expect(model.state()).toBe('unused')
    expect(await read(model)).toBe('Start at the **palace** (궁).')
    expect(model.state()).toBe('answers')
    expect(models[wire].asked).toHaveLength(1)
    const [asked] = models[wire].asked
    expect(asked).toMatchObject({ path: wire === 'anthropic' ? '/v1/messages' : '/v1/chat/completions' })
    expect(asked?.authorization).toContain(key)
    expect(asked?.instructions).toContain('Be brief.')
    expect(asked?.prompt).toContain('Tell the day.')
    expect(lines).toEqual([])
  },
)

test('a model on this machine is asked without a key', async () => {
  models['openai-compatible'].become({ kind: 'text', text: 'Fine.' })
  expect(await read(open('openai-compatible', { key: null }))).toBe('Fine.')
  expect(models['openai-compatible'].asked[0]?.authorization).toBeNull()
})

const faults: [ModelAnswer, string][] = [
  [{ kind: 'status', status: 401 }, 'language-model: bad_key (HTTP 401)'],
  [{ kind: 'status', status: 429 }, 'language-model: quota (HTTP 429)'],
  [{ kind: 'status', status: 500 }, 'language-model: upstream_down (HTTP 500)'],
  [{ kind: 'status', status: 204 }, 'language-model: malformed (HTTP 204)'],
  [{ kind: 'redirect', to: 'http://127.0.0.1:9/stolen' }, 'language-model: malformed (HTTP 307)'],
  [{ kind: 'cut', text: 'Half of it.' }, 'language-model: malformed (ended by length)'],
]

test.each(wires.flatMap((wire) => faults.map(([answer, message]) => [wire, answer, message] as const)))(
  '%s: %j is told as %j, once',
  async (wire, answer, message) => {
    models[wire].become(answer)
    const model = open(wire)
    expect(await read(model)).toBe(message)
    expect(model.state()).toBe('fails')
    expect(models[wire].asked).toHaveLength(1)
    expect(lines).toHaveLength(1)
  },
)

test.each(wires.flatMap((wire) => (['half', 'garbage', 'error-event'] as const).map((kind) => [wire, kind] as const)))(
  '%s: %s is no answer',
  async (wire, kind) => {
    models[wire].become(kind === 'half' ? { kind, text: 'A long text that ends early.' } : { kind })
    expect(await read(open(wire))).toMatch(/^language-model: (?:malformed|upstream_down)/u)
  },
)

test.each(wires)('%s: an answer without an end is let go of when it is too long', async (wire) => {
  models[wire].become({ kind: 'flood', bytes: 50 * 1024 * 1024 })
  expect(await read(open(wire, {}, 100_000))).toBe('language-model: malformed (too long)')
})

test.each(wires)('%s: silence and a slow drip end when the question does', async (wire) => {
  for (const answer of [{ kind: 'silence' }, { kind: 'drip', text: 'slow', pauseMilliseconds: 10_000 }] as const) {
    models[wire].become(answer)
    expect(await read(open(wire), AbortSignal.timeout(150))).toBe('language-model: timeout')
  }
})

test('the connection to a model ends when its reader stops', async () => {
  const model = models['openai-compatible']
  model.become({ kind: 'drip', text: 'abcdefgh', pauseMilliseconds: 30 })
  const before = model.state.left
  for await (const piece of open('openai-compatible').stream({
    instructions: '',
    prompt: 'x',
    signal: AbortSignal.timeout(5_000),
  }))
    if (piece !== '') break
  await expect.poll(() => model.state.left).toBe(before + 1)
})

test('no more questions a day than allowed, on whichever node', async () => {
  models['openai-compatible'].become({ kind: 'text', text: 'Fine.' })
  const one = { callsPerDay: 1 }
  expect(await read(open('openai-compatible', one))).toBe('Fine.')
  expect(await read(open('openai-compatible', one))).toBe('language-model: quota (the calls of this day are used up)')
  now += 24 * 60 * 60 * 1000
  expect(await read(open('openai-compatible', one))).toBe('Fine.')
})

test('after three failures in a row it is left alone for a minute', async () => {
  const standIn = models['openai-compatible']
  standIn.become({ kind: 'status', status: 503 })
  const model = open('openai-compatible')
  for (let time = 0; time < 3; time += 1) await read(model)
  expect(await read(model)).toBe('language-model: upstream_down (left alone for a minute)')
  expect(standIn.asked).toHaveLength(3)
  now += 60_000
  standIn.become({ kind: 'text', text: 'Back.' })
  expect(await read(model)).toBe('Back.')
})

test('the database has when the model last answered and last failed, for the status of every node', async () => {
  const record = createServiceRecord({ database: opened.database, now: () => now })
  const model = open('anthropic')
  models.anthropic.become({ kind: 'text', text: 'Go.' })
  await read(model)
  const answeredAt = now
  now += 1_000
  models.anthropic.become({ kind: 'status', status: 500 })
  await read(model)
  expect(await record.read('language-model')).toMatchObject({
    lastSuccessAt: answeredAt,
    lastFailure: { at: now, code: 'upstream_down' },
  })
})
