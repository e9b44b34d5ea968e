import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  'My husband hates museums but I love them. 3 to 8 May 2027',
  "The kids hate temples but we don't.",
  'We go hiking? She hates hiking, though he does',
  '남편은 술을 안 마시는데 저는 마셔요',
  '친구는 등산을 싫어하지만 저는 좋아해요',
  '彼はお酒を飲まないけど私は飲みます',
  '他不喝酒我喝',
  '老婆不爬山但我爬',
])('what one refuses and another likes is not avoided: %s', (text) => {
  expect(readSteps(text).step2.avoid).toBeUndefined()
})

test.each([
  ['她不吃辣我吃', ['spicy food']],
  ['外婆不能爬楼梯,妈妈喜欢传统文化', ['stairs']],
  ['He hates museums but I love temples', ['museums']],
  ['남편은 술을 안 마시는데 저는 커피를 좋아해요', ['alcohol']],
])('what somebody cannot eat or do, and what is said of something else, stays avoided: %s', (text, avoid) => {
  expect(readSteps(text).step2.avoid).toEqual(avoid)
})
