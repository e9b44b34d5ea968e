import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ['my grandmother is vegetarian', 'vegetarian'],
  ['my vegetarian wife', 'vegetarian'],
  ["my wife doesn't eat beef", 'no-beef'],
  ['one of us is vegan', 'vegan'],
  ['16 year old is vegetarian', 'vegetarian'],
  ['와이프는 소고기 안 먹어요', 'no-beef'],
  ['네 명 중 한 명은 비건', 'vegan'],
  ['妻はベジタリアン', 'vegetarian'],
  ['母は牛肉が食べられません', 'no-beef'],
  ['妈妈不吃牛肉', 'no-beef'],
  ['阿嬤吃素(鍋邊素可)', 'vegetarian'],
])('%j is %s for some of them', (text, diet) => {
  expect(readSteps(text).step2.diet).toEqual([`${diet} (some of us)`])
})

test.each([
  ['my wife and I are vegetarian', 'vegetarian'],
  ['me and my wife are vegetarian', 'vegetarian'],
  ['we are vegetarian', 'vegetarian'],
  ["I'm vegetarian, my husband eats everything", 'vegetarian'],
  ['저랑 와이프는 채식해요', 'vegetarian'],
  ['私と妻はベジタリアン', 'vegetarian'],
  ['我和老婆吃素', 'vegetarian'],
  ['我們吃素', 'vegetarian'],
  ['my daughter is allergic to nuts', 'nuts allergy'],
])('%j is %s for all of them', (text, diet) => {
  expect(readSteps(text).step2.diet).toEqual([diet])
})
