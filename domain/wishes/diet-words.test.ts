import { expect, test } from 'vitest'
import { avoidedFoods, readDiets } from './diet-words.ts'

test.each([
  ['vegan restaurants only', ['vegan']],
  ['I am a Vegan', ['vegan']],
  ['plant-based food', ['vegan']],
  ['비건 식당', ['vegan']],
  ['vegetarian food please', ['vegetarian']],
  ['채식', ['vegetarian']],
  ['素食餐厅', ['vegetarian']],
  ['HALAL food, Itaewon', ['halal']],
  ['할랄 음식', ['halal']],
  ['vegan or vegetarian', ['vegan', 'vegetarian']],
  ['no pork, please', ['no-pork']],
  ['pork-free', ['no-pork']],
])('%j tells what somebody eats', (text, diets) => {
  expect(readDiets(text)).toEqual(diets)
})

test.each(['', 'Gyeongbokgung, Bukchon', 'Las Vegas', 'meat market', 'Bugak Skyway', 'veganism'])(
  '%j tells nothing of it',
  (text) => {
    expect(readDiets(text)).toEqual([])
  },
)

test.each([
  ['gluten allergy', 'jajang'],
  ['celiac disease', 'noodle'],
  ['peanut allergy', 'walnut'],
  ['egg allergy', 'gimbap'],
  ['milk allergy', 'cheese'],
  ['soy allergy', 'tofu'],
  ['sesame allergy', 'bibimbap'],
  ['buckwheat allergy', 'makguksu'],
])('for %j the planner avoids %j', (diet, food) => {
  expect(avoidedFoods(diet)).toContain(food)
})

test.each(['vegan', 'gluten', 'pollen allergy', 'no pork'])('%j alone forbids no fish', (diet) => {
  expect(avoidedFoods(diet)).not.toContain('seafood')
})
