import { expect, test } from 'vitest'
import { createPlannerUsage } from './planner-usage.ts'

test('the usage of an owner is halved every minute and includes running tasks', () => {
  let now = 0
  const usage = createPlannerUsage(() => now)
  const end = usage.begin('a')
  now = 8_000
  expect(usage.of('a')).toBe(8_000)
  end()
  expect(usage.of('a')).toBe(8_000)
  now += 60_000
  expect(usage.of('a')).toBe(4_000)
  usage.begin('a')
  now += 60_000
  expect(usage.of('a')).toBe(2_000 + 60_000)
  expect(usage.of('b')).toBe(0)
})

test('two tasks of one owner count twice', () => {
  let now = 0
  const usage = createPlannerUsage(() => now)
  const ends = [usage.begin('a'), usage.begin('a')]
  now = 1_000
  for (const end of ends) end()
  expect(usage.of('a')).toBe(2_000)
})
