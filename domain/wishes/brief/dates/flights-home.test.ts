import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

// A Monday to a Friday.
const trips = {
  en: 'Seoul 17-21 May 2027.',
  ko: '2027년 5월 17일~21일 서울.',
  ja: '2027年5月17日〜21日ソウル。',
  zh: '2027年5月17日到21日首尔，',
}

test.each([
  [trips.en, 'Friday flight at 9 pm from ICN'],
  [trips.en, 'Flight at 21:00 from Incheon'],
  [trips.en, 'My flight is at 9pm from ICN on the last day'],
  [trips.en, 'Friday: 9 pm flight from Incheon airport'],
  [trips.en, 'ICN 9pm flight on Friday'],
  [trips.ko, '금요일 밤 9시 인천 비행기'],
  [trips.ko, '마지막 날 밤 9시 인천공항 비행기예요'],
  [trips.ko, '인천에서 밤 9시 비행기'],
  [trips.ja, '金曜の夜9時に仁川からの飛行機'],
  [trips.ja, '仁川発21時の便です'],
  [trips.ja, '最終日は仁川から21時の便'],
  [trips.zh, '周五晚上9点仁川的航班'],
  [trips.zh, '最后一天晚上9点的飞机，仁川机场'],
])('%s %s: the flight home', (trip, text) => {
  const { arrival, departure } = readSteps(`${trip} ${text}`).step1
  expect([arrival, departure]).toEqual([undefined, { airport: 'ICN', time: '21:00' }])
})

test.each([
  [trips.en, 'Monday flight at 9 am to ICN', '09:00'],
  [trips.en, 'Our flight from Singapore lands at ICN at 9 am', '09:00'],
  [trips.ko, '월요일 오전 9시 인천 도착 비행기', '09:00'],
  [trips.ja, '月曜の9時に仁川着の便', '09:00'],
  [trips.zh, '周一上午9点到仁川的航班', '09:00'],
])('%s %s: the flight there', (trip, text, time) => {
  const { arrival, departure } = readSteps(`${trip} ${text}`).step1
  expect([arrival, departure]).toEqual([{ airport: 'ICN', time }, undefined])
})

test.each([
  ['2泊3日!2027年9月10日の夜22時仁川着、12日20時仁川発。', '2027-09-10', '2027-09-12'],
  ['2박 3일, 2027년 9월 10일 밤 10시 인천 도착, 12일 저녁 8시 인천 출발', '2027-09-10', '2027-09-12'],
  ['3박4일 2027년 9월 10일 인천 도착, 13일 출발', '2027-09-10', '2027-09-13'],
])('a length beside the days of the flights in %s hides none of them', (text, startDate, endDate) => {
  expect(readSteps(text).step1).toMatchObject({ startDate, endDate })
})

test.each([
  ['Seoul 6-19 March 2027, flying out fri 19th in the evening', 'flying out fri 19th in the evening'],
  ['Seoul 6-19 March 2027. We have an evening flight home', 'evening flight home'],
  ['Seoul 6-19 March 2027. Landing in the morning', 'Landing in the morning'],
  ['2027년 3월 6일~19일 서울. 19일 저녁 비행기예요', '저녁 비행기'],
  ['2027年3月6日〜19日ソウル。帰りは夜の便です', '夜の便'],
  ['2027年3月6日到19日首尔，19号晚上的飞机', '晚上的飞机'],
])('the hour of a flight of which only the part of the day is told is asked for: %s', (text, words) => {
  const { question, notUnderstood } = readBrief(text, known)
  expect(question).toEqual({ ask: 'hour', words })
  expect(notUnderstood.map((span) => span.words)).toContain(words)
})

test.each([
  'Seoul 6-19 March 2027. I love evening walks, leaving the hotel late in the mornings',
  'Seoul 6-19 March 2027. We land at ICN at 9:00 on the 6th, flight home from ICN on the 19th at 20:00 in the evening',
  '2027年3月6日到19日首尔，19号晚上9点的飞机',
])('no hour of a flight is asked for in %s', (text) => {
  expect(readBrief(text, known).question?.ask).not.toBe('hour')
})
