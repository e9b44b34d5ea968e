import { expect, test } from 'vitest'
import { exportOptions, palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { writePlainText, writeShortDays } from './plain-text.ts'

test('the text has every day, time, name and address in Hangul, way, cost and what was left out', () => {
  const text = writePlainText(twoDayTrip(), { ...exportOptions, url: 'https://guide.example/t/a' })
  const parts = [
    'Trip to Korea, 31 May 2027 to 1 June 2027',
    'All times are Korean time (Asia/Seoul, UTC+9).',
    'Online: https://guide.example/t/a',
    'DAY 1, MONDAY 31 MAY\nStarts at Hotel area: Myeongdong',
    '09:40–11:10  Gyeongbokgung Palace 경복궁\n  서울 종로구 사직로 161\n  Getting there: Subway',
    '23:30–01:30 (next day)  Euljiro Bar 을지로 바',
    'Way back to Hotel area: Myeongdong: Taxi 9\u00a0min, 1.8\u00a0km, ₩5,600 (estimate)',
    'This day: about ₩28,100 per traveller',
    'KTX to Busan',
    'The whole trip: about ₩87,900 per traveller',
    'Not in the plan\n- Leeum: It is closed on every day of your trip.',
    'The trip as text\n\nTwo days in Seoul',
  ]
  for (const part of parts) expect(text).toContain(part)
})

test('the stored words are not in the text, and those written in their place carry no label', () => {
  const text = writePlainText(twoDayTrip({ words: { text: 'A palace.', by: 'model' } }), exportOptions)
  expect(text).toContain('The trip as text\n\nTwo days in Seoul')
  expect(text).not.toMatch(/language model|A palace\./u)
})

test('hidden clinics are in neither text', () => {
  const options = { ...exportOptions, showsClinics: false }
  for (const text of [writePlainText(twoDayTrip(), options), writeShortDays(twoDayTrip(), options).join('\n')]) {
    expect(text).not.toMatch(/Hanbit|한빛|onsult/u)
    expect(text).toContain('Private time')
  }
})

test('a short day is one line a stop, in Hangul where there is some', () => {
  expect(writeShortDays(twoDayTrip(), exportOptions)).toEqual([
    'Day 1, Monday 31 May\n09:40 경복궁\n14:00 한빛의원\n17:00 Rest\n23:30 을지로 바',
    'Day 2, Tuesday 1 June\n10:20 KTX to Busan',
  ])
})

test('a name with lines and escape codes stays on its line', () => {
  const trip = twoDayTrip()
  const name = { en: 'A\nDAY 9\u001B[31m', ko: '가\r\n나' }
  const given = { ...trip, places: { ...trip.places, [palace.id]: { ...palace, name } } }
  expect(writePlainText(given, exportOptions)).toContain('  A DAY 9[31m 가 나\n')
  expect(writeShortDays(given, exportOptions)[0]).toContain('09:40 가 나\n')
})
