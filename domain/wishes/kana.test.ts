import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { readKana } from './kana.ts'

test.each([
  ['キョンボックン', 'kyonbokun'],
  ['ミョンドン', 'myondon'],
  ['みょんどん', 'myondon'],
  ['カンナム', 'kannam'],
  ['プルグクサ', 'pulguksa'],
  ['ソウルタワー', 'soultawa'],
  ['イテウォン', 'itewon'],
  ['クァンジャン', 'kwanjan'],
  ['チョンジュ', 'chonju'],
  ['南山タワー', '南山tawa'],
  ['경복궁 abc', '경복궁 abc'],
])('%s sounds like %s', (text, sound) => {
  expect(readKana(text)).toBe(sound)
})

test('no text makes it throw, and what was read is read to itself', () => {
  fc.assert(fc.property(anyText, (text) => readKana(readKana(text)) === readKana(text)))
})
