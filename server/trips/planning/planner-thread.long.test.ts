import { afterAll, expect, test } from 'vitest'
import { readTripSteps } from '#domain/trips/answers/trip-schemas.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { openTestFacts } from '#testing/trips/planner-facts.ts'
import { threeDays } from '#testing/trips/trip-function.ts'
import { createPlannerThread, startThread, type ThreadTask } from './planner-thread.ts'

const { log, lines } = createTestLog()
const thread = createPlannerThread({ start: startThread, log, msAtMost: 60_000 })
const forever = new AbortController().signal

const opened = await openTestFacts('catalogue')
const facts = await opened.facts.current()
await opened.close()
afterAll(() => thread.end())

const plannedOn = '2026-11-29'

function readSteps() {
  const read = readTripSteps(threeDays)
  if (!('steps' in read)) throw new Error(read.fields.join())
  return read.steps
}

async function plan(signal: AbortSignal, told: Partial<ThreadTask> = {}) {
  const job = { kind: 'plan', steps: readSteps(), seed: 1, plannedOn } as const
  const answered = await thread.run({ job, facts, ...told }, signal)
  if (answered.type !== 'planned') throw new Error('not planned')
  return answered.trip
}

test('a thread tells how far it is, then the days, and then the whole trip', async () => {
  const heard: string[] = []
  const trip = await plan(forever, {
    progress: () => heard.push('progress'),
    found: ({ plan: days }) => heard.push(`${days.days.length} days`),
  })
  expect(new Set(heard.slice(0, -1))).toEqual(new Set(['progress']))
  expect(heard.at(-1)).toBe('3 days')
  expect(trip.plan.warnings.map(({ code }) => code)).not.toContain('time_cut')
})

test('a search that nobody waits for is cut, and what it finds is told to nobody', async () => {
  const leaving = new AbortController()
  const heard: string[] = []
  const planned = plan(leaving.signal, { progress: () => heard.push('progress'), found: () => heard.push('days') })
  leaving.abort()
  expect((await planned).plan.warnings.map(({ code }) => code)).toContain('time_cut')
  expect(heard).toEqual([])
  expect(lines).toEqual([])
})

test('the words of a plan are read beside it: what they leave out breaks a rule', async () => {
  const trip = await plan(forever)
  const check = async (words: string) => {
    const job = { kind: 'check', steps: readSteps(), plan: trip.plan, words } as const
    const answered = await thread.run({ job, facts }, forever)
    return answered.type === 'checked' ? answered.checks : []
  }
  const rules = ['privacy', 'words', 'wishes']
  expect((await check('Nothing.')).map(({ rule, held }) => [rule, held])).toContainEqual(['words', false])
  const stops = trip.plan.days.flatMap((day) => day.stops.map(({ placeId }) => trip.places[placeId ?? '']?.name.en))
  const held = await check(`A hotel for a couple in Insadong: ${stops.join(', ')}`)
  expect(held.map(({ rule }) => rule)).toEqual(rules)
  expect(held.filter((one) => !one.held)).toEqual([])
})

test('a job without sense fails by itself, and the thread does the next one', async () => {
  const { step1, step2, step3 } = readSteps()
  const steps = { step1: { ...step1, startDate: 'never' }, step2, step3 }
  const job = { kind: 'plan', steps, seed: 1, plannedOn } as const
  await expect(thread.run({ job, facts }, forever)).rejects.toThrow(RangeError)
  expect((await plan(forever)).plan.days).toHaveLength(3)
})
