import { expect, test } from 'vitest'
import { isInSeasonToEat, kitchenPoints } from './kitchens.ts'

test.each([
  ['burgers', []],
  ['noodles', ['shio ramen']],
  ['japanese', ['sushi']],
])('a kitchen of %s loses points, and none where it is needed for a diet', (cuisine, dish) => {
  expect(kitchenPoints({ cuisine, dish, tags: [] }, { diets: [] })).toBeLessThan(0)
  expect(kitchenPoints({ cuisine, dish, tags: ['halal'] }, { diets: ['halal'] })).toBe(0)
  expect(kitchenPoints({ cuisine, dish, tags: ['halal'] }, { diets: ['vegan'] })).toBeLessThan(0)
})

test('a kitchen of Korea loses none, whatever else it has on the menu', () => {
  expect(kitchenPoints({ cuisine: 'noodles', dish: ['kalguksu', 'udon'], tags: [] }, { diets: [] })).toBe(0)
  expect(kitchenPoints({ cuisine: null, tags: [] }, { diets: [] })).toBe(0)
})

test('a kitchen for a diet loses points for those who have none, but temple food is for everybody', () => {
  expect(kitchenPoints({ cuisine: 'korean halal', tags: ['halal'] }, { diets: [] })).toBeLessThan(0)
  expect(kitchenPoints({ cuisine: 'vegetarian', tags: ['vegan'] }, { diets: [] })).toBeLessThan(0)
  expect(kitchenPoints({ cuisine: 'temple food', tags: ['vegan'] }, { diets: [] })).toBe(0)
})

test('nobody is led in winter to a kitchen that is known for cold noodles', () => {
  const cold = { dish: ['pyongyang naengmyeon', 'milmyeon'] }
  expect(isInSeasonToEat(cold, '2027-01-10')).toBe(false)
  expect(isInSeasonToEat(cold, '2027-06-10')).toBe(true)
  expect(isInSeasonToEat({ dish: ['galbitang', 'naengmyeon'] }, '2027-01-10')).toBe(true)
  expect(isInSeasonToEat({ dish: [] }, '2027-01-10')).toBe(true)
})
