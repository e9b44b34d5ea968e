import { expect, test } from 'vitest'
import { leastBesideKept, mealsBesideKept } from './kept-spans.ts'
import { mealHours } from './meals/meal-hours.ts'

test('meals have the longest of the hours that are left, and dinner waits after a late lunch', () => {
  const meals = [
    { name: 'lunch' as const, from: 675, to: 810 },
    { name: 'dinner' as const, from: 1065, to: 1200 },
  ]
  expect(mealsBesideKept(meals, [], mealHours)).toEqual(meals)
  const beside = (from: number, to: number) => mealsBesideKept(meals, [{ from, to }], mealHours)
  expect(beside(780, 900)).toMatchObject([{ name: 'lunch', from: 675, to: 720 }, { name: 'dinner' }])
  expect(beside(540, 840)).toMatchObject([
    { name: 'lunch', from: 855, to: 870 },
    { name: 'dinner', from: 1125 },
  ])
  expect(beside(540, 900)).toMatchObject([{ name: 'dinner' }])
})

test('a day of which a part is kept free asks for fewer sights, a whole one for none', () => {
  expect(leastBesideKept(4, [])).toBe(4)
  expect(leastBesideKept(4, [{ from: 780, to: 900 }])).toBe(3)
  expect(leastBesideKept(4, [{ from: 300, to: 1439 }])).toBe(0)
})
