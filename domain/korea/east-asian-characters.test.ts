import { expect, test } from 'vitest'
import { foldText } from '#domain/site/search-words.ts'
import { characterForms, unifyCharacters } from './east-asian-characters.ts'

test.each([
  ['景福宫', '景福宮'],
  ['广藏市场', '廣藏市場'],
  ['広蔵市場', '廣藏市場'],
  ['海云台', '海雲臺'],
  ['竜頭山公園', '龍頭山公園'],
  ['みょんどん', 'ミョンドン'],
  ['ゲーム', 'ゲーム'],
  ['경복궁 Gyeongbokgung', '경복궁 Gyeongbokgung'],
])('%j is written %j in one form', (text, form) => {
  expect(unifyCharacters(text)).toBe(form)
})

test('no sign stands for two others, and a form that stands for others is its own', () => {
  for (const [sign, form] of characterForms) {
    expect([sign, characterForms.has(form)]).toEqual([sign, false])
    expect(foldText(sign)).toBe(form)
  }
})
