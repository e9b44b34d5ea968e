import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ["We aren't hikers and we're not shoppers", ['hiking', 'shopping'], undefined],
  ['Give the museums a miss', ['museums'], undefined],
  ['give me museums', undefined, ['culture']],
  ['Temples are a hard pass, beaches are not my thing', ['temples', 'beaches'], undefined],
  ['I could do without shopping', ['shopping'], undefined],
  ['食事はビビンバ、海鮮は義母がダメ', undefined, ['food']],
  ['박물관은 노관심, 등산은 사양할게요', ['museums', 'hiking'], undefined],
  ['美術館は見送り', ['museums'], undefined],
  ['博物馆略过', ['museums'], undefined],
  ['Also want falconry? no - gardens', undefined, ['nature']],
  ['no - gardens', ['gardens', 'nature'], undefined],
  ['登山？不—购物', undefined, ['shopping']],
  ['too many museums last time', undefined, undefined],
  ['博物馆太多了', undefined, undefined],
  ['cheap eats and brunch', undefined, ['food']],
  ['とにかく食べる', undefined, ['food']],
])('%j refuses %j and asks for %j', (text, avoid, interests) => {
  const { step1, step2 } = readSteps(text)
  expect(step2.avoid).toEqual(avoid)
  expect(step1.selectedInterests).toEqual(interests)
})

test('where somebody has been is avoided only when it is not needed again', () => {
  expect(readSteps("Been to Seoul three times, don't need it again").step2.avoid).toEqual(['Seoul'])
  expect(readSteps('Been to Seoul three times').step2).not.toHaveProperty('avoid')
})

test('what one of two does not eat says nothing of the other', () => {
  expect(readSteps('한 분은 채식, 한 분은 소고기 안 드세요').step2.diet).toEqual([
    'vegetarian (some of us)',
    'no-beef (some of us)',
  ])
  expect(readSteps('allergic to shellfish, so skip the fish markets').step2).toMatchObject({
    diet: ['shellfish allergy'],
    avoid: ['fish markets'],
  })
})
