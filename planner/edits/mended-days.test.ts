import { expect, test } from 'vitest'
import type { Breach, EditResult } from '#domain/trips/plan/trip-edits.ts'
import { factsFor, planDays } from '#testing/trips/edited-trips.ts'
import { createEditContext } from './edit-context.ts'
import { mendDays } from './mended-days.ts'

const context = createEditContext(factsFor())
const plan = planDays()

function noLunch(day: number): Breach {
  return { rule: 'meals', day, code: 'no_meal', meal: 'lunch' }
}

/** Answers of a search that breaks rules as told; what was asked for is recorded. */
function searching(breachesOf: (chosen: readonly number[], more: number) => Breach[]) {
  const asked: string[] = []
  const made = mendDays(
    plan,
    new Set([0, 1, 2]),
    (chosen, more): EditResult => {
      asked.push(`${[...chosen].join('')}+${more}`)
      return { plan, breaches: breachesOf([...chosen], more), isRefused: false }
    },
    context,
  )
  return { asked, codes: made.breaches.map(({ code }) => code) }
}

test('new days that break nothing are the answer at once', () => {
  expect(searching(() => [])).toEqual({ asked: ['012+0'], codes: [] })
})

test('another seed is tried before a day is left as it is', () => {
  expect(searching((_, more) => (more === 1 ? [] : [noLunch(1)]))).toEqual({ asked: ['012+0', '012+1'], codes: [] })
})

test('a day without a lunch for every seed stays as it is, and the others are new', () => {
  const { asked, codes } = searching((chosen) => (chosen.includes(1) ? [noLunch(1)] : []))
  expect([asked.at(-1), codes]).toEqual(['02+0', []])
})

test('the day of a place that a breach of the whole trip names stays as it is', () => {
  const name = context.rows.get(plan.days[2]?.stops[0]?.placeId ?? '')?.name.en ?? ''
  const lost: Breach = { rule: 'must_visits', day: null, code: 'wish_missing', name }
  expect(searching((chosen) => (chosen.includes(2) ? [lost] : [])).asked.at(-1)).toBe('01+0')
})

test('where every day breaks a rule, the answer with the fewest says which', () => {
  const { codes } = searching((chosen, more) => (more === 2 ? [noLunch(0)] : chosen.map(noLunch)))
  expect(codes).toEqual(['no_meal'])
})
