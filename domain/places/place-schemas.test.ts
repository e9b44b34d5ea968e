import { expect, test } from 'vitest'
import { placeFacts } from './place-schemas.ts'
import { type PlaceFacts, unknownPlace } from './places.ts'

const recalled: PlaceFacts = {
  ...unknownPlace,
  id: 'a-palace',
  name: { en: 'A Palace', ko: '궁' },
  description: 'A palace.',
  lat: 37.5,
  lng: 127,
  province: 'Seoul',
  district: { en: 'Seoul', ko: '서울' },
  address: { en: '1 Road, Seoul', ko: '서울 길 1' },
  kind: 'attraction',
  categories: ['culture'],
  interests: ['culture'],
  visitMinutes: 60,
}

test('a recalled row needs no source', () => {
  expect(placeFacts.safeParse(recalled).success).toBe(true)
})

test('a checked row without its source and day is refused', () => {
  expect(placeFacts.safeParse({ ...recalled, basis: 'checked' }).success).toBe(false)
  expect(placeFacts.safeParse({ ...recalled, basis: 'checked', source: 'https://example.kr' }).success).toBe(false)
})

test('a recalled row that is dressed as checked is refused', () => {
  const dressed = { ...recalled, source: 'https://example.kr', checkedOn: '2026-11-01' }
  expect(placeFacts.safeParse(dressed).success).toBe(false)
  expect(placeFacts.safeParse({ ...dressed, basis: 'checked' }).success).toBe(true)
})

test('a field that nobody knows is refused, so that a typo in a name is noticed', () => {
  expect(placeFacts.safeParse({ ...recalled, adress: 'x' }).success).toBe(false)
})

test('a place outside Korea, or in a Seoul area but another province, is refused', () => {
  expect(placeFacts.safeParse({ ...recalled, lat: 21.3, lng: -157.8 }).success).toBe(false)
  expect(placeFacts.safeParse({ ...recalled, area: 'Hongdae', province: 'Busan' }).success).toBe(false)
})

test('hours are every weekday, around the clock or unknown; a weekday that is left out is refused', () => {
  const everyDay = { mon: [], tue: [], wed: [['09:00', '18:00']], thu: [], fri: [['18:00', '02:00']], sat: [], sun: [] }
  const { mon: _, ...sixDays } = everyDay
  expect(placeFacts.safeParse({ ...recalled, hours: everyDay }).success).toBe(true)
  expect(placeFacts.safeParse({ ...recalled, hours: '24h' }).success).toBe(true)
  expect(placeFacts.safeParse({ ...recalled, hours: sixDays }).success).toBe(false)
  expect(placeFacts.safeParse({ ...recalled, hours: { ...everyDay, mon: [['9', '18:00']] } }).success).toBe(false)
})

test('a field that a row leaves out is read as unknown', () => {
  const { otherNames: _names, phone: _phone, website: _website, image: _image, ...least } = recalled
  expect(placeFacts.parse(least)).toEqual(recalled)
})

test('a website is an address of the web, without a script and without a name before the host', () => {
  const withWebsite = (website: string) => placeFacts.safeParse({ ...recalled, website }).success
  expect(withWebsite('https://palace.example/en')).toBe(true)
  for (const website of ['javascript:alert(1)', 'palace.example', 'https://palace.example@elsewhere.example']) {
    expect(withWebsite(website), website).toBe(false)
  }
})

test('a photograph without its author or licence is refused', () => {
  const image = { url: '/storage/v1/object/public/place-images/a.webp', author: 'A', licence: 'B', cpyrhtDivCd: null }
  expect(placeFacts.safeParse({ ...recalled, image }).success).toBe(true)
  for (const missing of ['author', 'licence']) {
    expect(placeFacts.safeParse({ ...recalled, image: { ...image, [missing]: ' ' } }).success, missing).toBe(false)
  }
})
