import { expect, test } from 'vitest'
import { foldBrief, spanOf } from './brief-text.ts'

test.each([
  ['20 desember to 27 februari', '20 december to 27 february'],
  ['3 nites, tmrw, dont like musuems', "3 nights, tomorrow, don't like museums"],
  ['vegeterian resturant', 'vegetarian restaurant'],
  ['half past nine, quarter to ten, ten o’clock', '9:30, 9:45, 10:00'],
  ['by ten, 8 in the evening, 7 in the morning', 'by 10:00, 8 pm, 7 am'],
  ['arrive 0630, 1640 hrs, 21h30', 'arrive 06:30, 16:40, 21:30'],
  ['담주 금욜 게하', '다음 주 금요일 게스트하우스'],
  ['我俩,姐妹俩', '我们两个人,姐妹两个'],
  ['mum n dad, w/o kids, 1.5 mil', 'mum and dad, without kids, 1.5 million'],
])('%j is read as %j', (typed, plain) => {
  expect(foldBrief(typed).plain).toBe(plain)
})

test.each([
  'places',
  'hotel',
  'in 2027',
  'arrive 2027-03-20',
  'daughters',
  'mei lin and i',
  'N Seoul Tower',
  'maintain',
])('%j is left as it is', (typed) => {
  expect(foldBrief(typed).plain).toBe(typed.toLowerCase())
})

test('a word that was written anew quotes what was typed', () => {
  const text = foldBrief('from 20 Desember on')
  const at = text.plain.indexOf('december')
  expect(spanOf(text, at, at + 'december'.length).words).toBe('Desember')
})
