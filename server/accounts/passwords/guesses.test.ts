import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createGuesses } from './guesses.ts'

let now = Date.parse('2026-05-01T09:00:00Z')

const opened = await openTestDatabase()
afterAll(() => opened.close())

function startNode({ on = true } = {}) {
  const limits = createRateLimits({ database: opened.database, now: () => now })
  return createGuesses({ database: opened.database, limits, now: () => now, on })
}

function of(subject: string) {
  return { kind: 'password', subject }
}

function wrong(): Promise<boolean> {
  return Promise.resolve(false)
}

function right(): Promise<boolean> {
  return Promise.resolve(true)
}

const refused = { code: 'over_request_rate_limit', status: 429 }

async function expectFailures(subject: string, times: number, guesses = startNode()): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await guesses.attempt(of(subject), wrong)).toBe(false)
}

function readWait(error: unknown): number {
  return error instanceof AuthProblem ? Number(error.headers['retry-after']) : 0
}

test('the eleventh guess in fifteen minutes is not looked at, even when it is right', async () => {
  await expectFailures('ten@example.com', 10)
  let looked = 0
  const look = () => Promise.resolve((looked += 1) > 0)
  await expect(startNode().attempt(of('ten@example.com'), look)).rejects.toMatchObject(refused)
  expect(looked).toBe(0)
})

test('of many guesses at once over two nodes exactly ten are looked at', async () => {
  let looked = 0
  const look = async () => {
    looked += 1
    await new Promise(setImmediate)
    return false
  }
  const nodes = [startNode(), startNode()]
  const attempts = nodes.flatMap((guesses) =>
    Array.from({ length: 30 }, () => guesses.attempt(of('many@example.com'), look)),
  )
  const answers = await Promise.allSettled(attempts)
  expect(looked).toBe(10)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(50)
})

test('right guesses count for nothing, also many at once', async () => {
  const guesses = startNode()
  const answers = await Promise.all(Array.from({ length: 40 }, () => guesses.attempt(of('often@example.com'), right)))
  expect(answers.every(Boolean)).toBe(true)
  await expectFailures('often@example.com', 10)
  await expect(guesses.attempt(of('often@example.com'), right)).rejects.toMatchObject(refused)
})

test('an owner who is right takes nothing of what a stranger has used up', async () => {
  await expectFailures('shared@example.com', 9)
  expect(await startNode().attempt(of('shared@example.com'), right)).toBe(true)
  await expectFailures('shared@example.com', 1)
  await expect(startNode().attempt(of('shared@example.com'), right)).rejects.toMatchObject(refused)
})

test('after the window one guess at a time is looked at, each after twice the wait', async () => {
  const began = now
  await expectFailures('slow@example.com', 10)
  const waits: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const seconds = await startNode()
      .attempt(of('slow@example.com'), wrong)
      .then(() => 0, readWait)
    waits.push(seconds)
    now += seconds * 1_000
    await expectFailures('slow@example.com', 1)
  }
  expect(waits).toEqual([900, 120, 240, 480, 900, 900, 900])
  now = began
})

test('a window without guesses lifts the block of an account', async () => {
  const began = now
  await expectFailures('quiet@example.com', 10)
  now += 900_000 + 900_000
  await expectFailures('quiet@example.com', 10)
  now = began
})

test('accounts and kinds of secrets count apart, and capitals do not make another account', async () => {
  await expectFailures('Case@Example.com', 10)
  const guesses = startNode()
  await expect(guesses.attempt(of('case@example.com'), right)).rejects.toMatchObject(refused)
  expect(await guesses.attempt({ kind: 'code', subject: 'case@example.com' }, right)).toBe(true)
  expect(await guesses.attempt(of('other@example.com'), right)).toBe(true)
})

function from(subject: string, place: string, isKnown = false) {
  return { ...of(subject), from: { place, isKnown } }
}

test('from one new network ten guesses are looked at, like from nowhere', async () => {
  const guesses = startNode()
  for (let nth = 0; nth < 10; nth += 1) await guesses.attempt(from('one@example.com', 'network'), wrong)
  await expect(guesses.attempt(from('one@example.com', 'network'), right)).rejects.toMatchObject(refused)
})

test('while others guess an account, a new network has three guesses and a known one its own ten', async () => {
  const guesses = startNode()
  const subject = 'besieged@example.com'
  for (let nth = 0; nth < 250; nth += 1) {
    for (let time = 0; time < 2; time += 1) {
      await guesses.attempt(from(subject, `attacker ${nth}`), wrong).catch(() => null)
    }
  }
  expect(await guesses.attempt(from(subject, 'new device'), right)).toBe(true)
  for (let time = 0; time < 2; time += 1) {
    expect(await guesses.attempt(from(subject, 'new device'), wrong)).toBe(false)
  }
  await expect(guesses.attempt(from(subject, 'new device'), right)).rejects.toMatchObject(refused)
  for (let time = 0; time < 10; time += 1) {
    expect(await guesses.attempt(from(subject, 'home', true), wrong)).toBe(false)
  }
  await expect(guesses.attempt(from(subject, 'home', true), right)).rejects.toMatchObject(refused)
  expect(await guesses.attempt(from(subject, 'office', true), right)).toBe(true)
})

test('an account allows some thousand guesses a day from any number of networks', async () => {
  const guesses = startNode()
  let looked = 0
  const look = () => Promise.resolve((looked += 1) < 0)
  for (let nth = 0; nth < 1_030; nth += 1) {
    await guesses.attempt(from('flooded@example.com', `attacker ${nth}`), look).catch(() => null)
  }
  expect(looked).toBe(10 + 1_000)
}, 120_000)

test('an address that is spelled like another one with a place counts for itself', async () => {
  await expectFailures('victim@example.com:home', 10)
  expect(await startNode().attempt(from('victim@example.com', 'home', true), right)).toBe(true)
  await expect(startNode().attempt(of('victim@example.com:home'), right)).rejects.toMatchObject(refused)
})

test('after a new password the guesses of the owner’s own network say nothing either', async () => {
  const guesses = startNode()
  const subject = 'reset@example.com'
  for (let time = 0; time < 10; time += 1) await guesses.attempt(from(subject, 'home', true), wrong)
  await guesses.forget({ ...of(subject), place: 'home' })
  expect(await guesses.attempt(from(subject, 'home', true), right)).toBe(true)
})

test('after a new password old guesses say nothing', async () => {
  await expectFailures('renewed@example.com', 10)
  await startNode().forget(of('renewed@example.com'))
  expect(await startNode().attempt(of('renewed@example.com'), right)).toBe(true)
})

test('the address itself is not kept, and what is over is swept away', async () => {
  const began = now
  await expectFailures('gone@example.com', 1)
  const list = () =>
    opened.database.transactionAs({ role: 'service' }, (tx) =>
      tx.selectFrom('mgk.password_failures').selectAll().execute(),
    )
  expect(JSON.stringify(await list())).not.toContain('gone')
  now += 100_000_000
  await startNode().sweep()
  expect(await list()).toEqual([])
  now = began
})

test('switched off nothing is counted', async () => {
  await expectFailures('free@example.com', 40, startNode({ on: false }))
})
