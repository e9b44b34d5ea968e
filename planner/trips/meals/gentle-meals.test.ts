import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { daysOfGentleMeals, isGentle, listGentleMeals } from './gentle-meals.ts'

function table(id: string, cuisine: string, dish: string[]): Candidate {
  const row: PlanPlace = inventRow(id, 0, { kind: 'restaurant', cuisine, dish })
  return { row, kind: 'meal', score: 1, minutes: 45, cost: 9000, isMust: false, because: [] }
}

test.each([
  ['korean soup', ['seolleongtang'], true],
  ['tofu', ['sundubu jjigae'], true],
  ['korean', ['abalone porridge'], true],
  ['korean soup', ['seonji haejangguk', 'gomtang'], false],
  ['noodles', ['hoe naengmyeon'], false],
  ['barbecue', ['samgyeopsal'], false],
])('after an operation a kitchen of %s with %j is gentle: %s', (cuisine, dish, expected) => {
  expect(isGentle({ cuisine, dish })).toBe(expected)
})

test('with seven gentle kitchens near the base the others are left out; with fewer soft ones come first', () => {
  const soups = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => table(id, 'korean soup', ['gomtang']))
  const all = [...soups, table('rice', 'korean', ['bibimbap']), table('grill', 'barbecue', ['galbi'])]
  const near = new Set(all.map(({ row }) => row.id))
  expect([...listGentleMeals(all, near)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  near.delete('d')
  expect([...listGentleMeals(all, near)].filter((id) => id.length > 1)).toEqual(['rice'])
  near.delete('e')
  expect(listGentleMeals(all, near).has('grill')).toBe(true)
})

test('an operation has gentle meals on its day and on two days after it', () => {
  expect(daysOfGentleMeals({ surgeryDays: new Set([3]) })).toEqual([3, 4, 5])
  expect(daysOfGentleMeals({ surgeryDays: new Set() })).toEqual([])
})
