import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ['Me and the girlfriend, not the mother', 'couple'],
  ['두 아이 없이 남편이랑 둘이', 'couple'],
  ['不带孩子,和老公去', 'couple'],
  ['My sons are 4 and 6, my husband is on business', 'family'],
  ['in Seoul for work, just the Friday to myself', 'business'],
  ['夫の出張についていきます', 'couple'],
  ['남편은 출장이라 혼자 갑니다', 'solo'],
  ['One traveller', 'solo'],
  ['me and my besties', 'friends'],
  ['2 teachers with 8 students (all 16)', undefined],
  ['友達3人。ジミンのお父さんのカフェ', 'friends'],
  ["two friends, we go to Jimin's dad's cafe", 'friends'],
  ['친구 셋, 지민이 아버지 카페', 'friends'],
  ['친구 셋, 지민 아빠가 하는 카페', 'friends'],
  ['三个朋友 智旻爸爸的咖啡店', 'friends'],
  ['三個朋友 智旻爸爸開的咖啡廳', 'friends'],
  ['お父さんとカフェ', 'family'],
  ['with my dad, who loves cafes', 'family'],
  ['아버지 카페 좋아하세요', 'family'],
  ['爸爸喜欢咖啡店', 'family'],
  ['My daughter flies home after the first week, then I am on my own', undefined],
])('%j travels as %s', (text, type) => {
  expect(readSteps(text).step2.travelerType).toBe(type)
})
