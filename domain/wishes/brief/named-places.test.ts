import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ['부산, 해운대 스카이캡슐 타고 싶고 블루라인파크도요', ['부산', '해운대', '스카이캡슐']],
  ['釜山、ブルーラインパークでスカイカプセル', ['釜山', 'ブルーラインパーク']],
  ['釜山，想坐天空胶囊', ['釜山', '天空胶囊']],
  ['Busan, the Sky Capsule', ['Busan', 'Sky Capsule']],
])('%j names %j', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces?.split(', ')).toEqual(places)
})

test.each([
  ['Seoul, the Secret Garden at Changdeokgung', 'Seoul, Secret Garden'],
  ['Seoul, Changdeokgung and its Secret Garden', 'Seoul, Changdeokgung'],
])('a part of a place and the whole of it in %j are one wish', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces).toBe(places)
})

test.each([
  ['순천만습지, 낙안읍성, 향일암은 계단 많으면 빼주세요', '순천만습지, 낙안읍성', ['향일암', 'stairs']],
  ['서울, 경복궁, 북촌, 명동은 빼주세요', '서울, 경복궁, 북촌', ['명동']],
  ['ソウル。景福宮、北村韓屋村、Nソウルタワーは外してください', 'ソウル, 景福宮, 北村韓屋村', ['Nソウルタワー']],
])('of a list only what is taken out is refused: %s', (text, places, avoid) => {
  const { step2 } = readSteps(text)
  expect([step2.mustVisitPlaces, step2.avoid]).toEqual([places, avoid])
})

test.each(['Stray Kids fan', 'SEVENTEENとStray Kidsのファンです。一人旅'])(
  'of %j nobody travels with children',
  (text) => {
    expect(readSteps(text).step2.travelerType).not.toBe('family')
  },
)

test.each([
  ['Nami Island and Garden of Morning Calm', ['Nami Island', 'Garden of Morning Calm']],
  ['롯데월드 부산', ['롯데월드 부산']],
  ['부산 롯데월드', ['부산 롯데월드']],
  ['울산바위', ['울산바위']],
  ['昌徳宮の後苑', ['昌徳宮の後苑']],
  ['后苑', ['后苑']],
  ['龙平滑雪场', ['龙平滑雪场']],
  ['ハイワンリゾート', ['ハイワンリゾート']],
])('%j names the places %j', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces).toBe(places.join(', '))
})
