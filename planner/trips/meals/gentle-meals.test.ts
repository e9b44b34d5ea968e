import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { gentleDaysOf, isGentle, listGentleMeals } from './gentle-meals.ts'

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
  ['noodles', ['kalguksu'], false],
  ['korean soup', ['yangpyeong haejangguk', 'naejangtang'], false],
  ['seafood', ['ganjang gejang', 'doenjang jjigae'], false],
  ['barbecue', ['samgyeopsal'], false],
])('after an operation a kitchen of %s with %j is gentle: %s', (cuisine, dish, expected) => {
  expect(isGentle({ cuisine, dish })).toBe(expected)
})

test('with seven gentle kitchens near the base the others are left out; with fewer soft ones come first', () => {
  const soups = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => table(id, 'korean soup', ['gomtang']))
  const all = [
    ...soups,
    table('g', 'tofu', ['sundubu jjigae']),
    table('rice', 'korean', ['bibimbap']),
    table('grill', 'barbecue', ['galbi']),
  ]
  const near = new Set(all.map(({ row }) => row.id))
  expect([...listGentleMeals(all, near)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  near.delete('d')
  expect([...listGentleMeals(all, near)].filter((id) => id.length > 1)).toEqual(['rice'])
  near.delete('e')
  expect(listGentleMeals(all, near).has('grill')).toBe(true)
})

test('gentle kitchens of one kind alone are too few, because no day has the same kitchen twice', () => {
  const soups = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => table(id, 'korean soup', ['gomtang']))
  const all = [...soups, table('rice', 'korean', ['bibimbap'])]
  expect(listGentleMeals(all, new Set(all.map(({ row }) => row.id))).has('rice')).toBe(true)
})

test.each([
  ['surgery', ['rhinoplasty'], [3, 4, 5]],
  ['medical', ['lasik'], [3]],
  ['medical', ['dental-implant'], [3, 4, 5, 6]],
  ['medical', ['health-check'], [2, 3]],
  ['skin', ['botox'], []],
] as const)(
  'a treatment of the class %s, %j, has gentle meals on the days %j',
  (treatmentClass, treatmentIds, days) => {
    expect(gentleDaysOf({ treatmentClass, treatmentIds: [...treatmentIds] }, 3)).toEqual(days)
  },
)

test('an examination on the first day has gentle meals on that day alone', () => {
  expect(gentleDaysOf({ treatmentClass: 'medical', treatmentIds: ['health-check'] }, 0)).toEqual([0])
})

test('where gentle kitchens are few, soft ones are taken and no noodles, hangover soup or raw crab', () => {
  const others = [table('crab', 'seafood', ['gejang']), table('noodles', 'noodles', ['guksu'])]
  const soft = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => table(id, 'korean', ['bibimbap']))
  const all = [
    ...soft,
    table('g', 'fish', ['grilled mackerel']),
    ...others,
    table('soup', 'korean soup', ['haejangguk']),
  ]
  const near = new Set(all.map(({ row }) => row.id))
  expect([...listGentleMeals(all, near)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
