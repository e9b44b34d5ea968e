import { describe, expect, test } from 'vitest'
import { judgeSense, rules } from './judge.ts'
import { badPlans } from './bad-plans.ts'
import { plantTrip } from './planted-trip.ts'

const goodDays = [
  `09:30 11:30 gyeongbokgung
   11:45 12:45 tosokchon lunch
   13:15 14:15 bukchon-hanok-village
   15:00 16:30 insadong-street
   17:00 17:45 cheonggyecheon
   18:30 19:40 gwangjang-market dinner`,
  `09:30 11:00 changdeokgung
   11:45 12:45 gwanghwamun-mijin lunch
   13:30 15:30 national-museum-of-korea
   16:30 17:15 deoksugung
   18:15 19:15 hadongkwan-myeongdong dinner
   19:45 21:00 n-seoul-tower`,
]

test('a plan that a guide would hand over has no finding', () => {
  expect(judgeSense(plantTrip({ days: goodDays, step2: { firstTime: true } }))).toEqual([])
})

describe('every rule finds the plan that breaks it', () => {
  test.each(rules.map(({ name, severity }) => ({ name, severity })))('$name', ({ name, severity }) => {
    const bad = badPlans[name]
    if (!bad) throw new Error(`No bad plan is planted for "${name}".`)
    const found = judgeSense(plantTrip(bad)).filter((finding) => finding.rule === name)
    expect(found.map((finding) => finding.severity)).toContain(severity)
  })
})

test('no bad plan is planted for a rule that does not exist', () => {
  const names = new Set(rules.map(({ name }) => name))
  expect(Object.keys(badPlans).filter((name) => !names.has(name))).toEqual([])
})
