import { expect, test } from 'vitest'
import { createJoin } from './join-names.ts'
import { keyOfKoreanName, readTitle } from './korean-name.ts'

const palace = { sourceId: '1', nameKo: '경복궁', lat: 37.579, lng: 126.977 }

function at(metres: number) {
  return { contentId: '9', korean: '경복궁', lat: 37.579 + metres / 111_195, lng: 126.977 }
}

test.each([
  [299, '1'],
  [301, null],
])('a record of that name %d m away is place %j', (metres, place) => {
  expect(createJoin([palace], new Map()).find(at(metres))).toBe(place)
})

test('of two places of one name the nearer one is meant, and each is found once', () => {
  const other = { ...palace, sourceId: '2', lat: 37.5795 }
  const join = createJoin([other, palace], new Map())
  expect(join.rest()).toEqual(['2', '1'])
  expect([join.find(at(0)), join.find(at(0)), join.find(at(0))]).toEqual(['1', '2', null])
  expect(join.rest()).toEqual([])
})

test("an operator's word counts before name and distance, and a place that he gave away is not found by others", () => {
  const overrides = new Map([
    ['8', '1'],
    ['7', null],
    ['6', 'gone'],
  ])
  const join = createJoin([palace], overrides)
  expect(join.find({ ...at(9_999), contentId: '8', korean: '다른 이름' })).toBe('1')
  expect(join.find({ ...at(0), contentId: '7' })).toBeNull()
  expect(join.find({ ...at(0), contentId: '6' })).toBeNull()
  expect(join.find(at(0))).toBeNull()
})

test('no name and no position join nothing', () => {
  const join = createJoin([palace, { ...palace, nameKo: '' }], new Map())
  expect(join.find({ ...at(0), korean: '' })).toBeNull()
  expect(join.find({ ...at(0), lat: Number.NaN })).toBeNull()
})

test.each([
  ['Gyeongbokgung Palace (경복궁)', 'Gyeongbokgung Palace', '경복궁'],
  ['景福宮（경복궁）', '景福宮', '경복궁'],
  ['Museum (Seoul) (박물관(서울))', 'Museum (Seoul)', '박물관(서울)'],
  ['Lotte World Tower & Mall (롯데월드타워 & 몰) ', 'Lotte World Tower & Mall', '롯데월드타워 & 몰'],
  ['N Seoul Tower (Namsan)', 'N Seoul Tower (Namsan)', ''],
  ['경복궁', '경복궁', ''],
])('the title %j is %j, in Korean %j', (title, own, korean) => {
  expect(readTitle(title)).toEqual({ own, korean })
})

test('spaces, punctuation, notes in square brackets and decomposed Hangul make no other name', () => {
  for (const name of ['롯데월드타워&몰', ' 롯데월드타워 & 몰 [한국관광 품질인증]', '롯데월드타워몰'.normalize('NFD')]) {
    expect(keyOfKoreanName(name)).toBe('롯데월드타워몰')
  }
})
