import { expect, test } from 'vitest'
import { foldBrief } from '#domain/wishes/brief/brief-text.ts'
import { readTripDays } from './trip-days.ts'

// From a Monday to a Friday.
const dates = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07']

function days(text: string): number[] {
  return readTripDays(foldBrief(text), { dates, today: '2027-05-04' }).flatMap(({ value }) => value)
}

test.each([
  ['day two', [1]],
  ['Day 2 and 3', [1, 2]],
  ['days 2 to 4', [1, 2, 3]],
  ['the third day', [2]],
  ['the 2nd day', [1]],
  ['on the last day', [4]],
  ['every day', [0, 1, 2, 3, 4]],
  ['on Friday', [4]],
  ['today and tomorrow', [1, 2]],
  ['the day after tomorrow', [3]],
  ['this Thursday', [3]],
  ['on 3 May', [0]],
  ['on 5 May', [2]],
  ['첫째 날', [0]],
  ['다섯째 날', [4]],
  ['둘째 날', [1]],
  ['3일차', [2]],
  ['마지막 날', [4]],
  ['수요일', [2]],
  ['첫날', [0]],
  ['2日目', [1]],
  ['金曜日', [4]],
  ['最終日', [4]],
  ['第二天', [1]],
  ['周五', [4]],
  ['Tuesday to Thursday', [1, 2, 3]],
  ['Tue-Thu', [1, 2, 3]],
  ['on weekdays', [0, 1, 2, 3, 4]],
  ['Mon, Tue and Wed 9-12', [0, 1, 2]],
  ['화~목', [1, 2, 3]],
  ['Wed 9-12', [2]],
  ['월요일부터 수요일까지', [0, 1, 2]],
  ['火曜から木曜', [1, 2, 3]],
  ['周一到周三', [0, 1, 2]],
  ['最后一天', [4]],
  ['5月5日', [2]],
])('%j names the days %j', (text, indexes) => {
  expect(days(text)).toEqual(indexes)
})

test.each(['day 9', 'on Sunday', 'on 20 June', 'in two weeks'])('%j is a day that the trip does not have', (text) => {
  expect(readTripDays(foldBrief(text), { dates, today: '2027-05-04' }).map(({ value }) => value)).toEqual([[]])
})

test('no day is named by a length or an hour', () => {
  expect(days('one more day, 2 days longer, at 10, the sun 9-12')).toEqual([])
})
