import { expect, test } from 'vitest'
import { readDiets } from './diet-words.ts'

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
