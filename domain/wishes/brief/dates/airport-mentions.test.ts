import { expect, test } from 'vitest'
import { known, readSteps } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function flightsOf(text: string) {
  const { arrival, departure } = readSteps(text).step1
  return [arrival, departure].map((flight) => (flight ? `${flight.airport} ${flight.time}` : null))
}

const jeju = ['CJU 10:20', 'CJU 16:30']

test.each([
  ['Jeju 18-21 May 2027, land 10:20 at Jeju, fly out of Jeju 16:30 on the 21st', jeju],
  ['제주 2027년 5월 18일~21일. 제주 10:20 도착, 21일 16:30 제주 출발', jeju],
  ['제주 2027년 5월 18일~21일. 김포에서 09:10 비행기 타고 제주 10:20 도착, 21일 16:30 제주 출발', jeju],
  ['済州島2027年5月18日〜21日。済州10:20着、21日16:30済州発', jeju],
  ['济州岛2027年5月18日到21日，10:20到济州，21日16:30济州起飞', jeju],
  ['濟州 2027年5月18日到21日，10:20抵達濟州，21日16:30飛離濟州', jeju],
  [
    'Busan 18-21 May 2027. Land in Busan at 10:20, fly home from Busan on the 21st at 16:30',
    ['PUS 10:20', 'PUS 16:30'],
  ],
  ['부산 2027년 5월 18일~21일. 비행기로 부산 10:20 도착, 21일 16:30 부산 출발 비행기', ['PUS 10:20', 'PUS 16:30']],
  [
    'Seoul and Jeju 18-24 May 2027, landing at Jeju 10:20 on the 18th, flying home from Incheon 15:00 on the 24th',
    ['CJU 10:20', 'ICN 15:00'],
  ],
])('a city with one airport stands for it beside a flight: %s', (text, flights) => {
  expect(flightsOf(text)).toEqual(flights)
  expect(readBrief(text, known).notUnderstood).toEqual([])
})

test.each([
  'Seoul and Jeju 18-24 May 2027, landing at Jeju 10:00 on the 20th',
  'Seoul and Jeju 18-24 May 2027, we land in Jeju at 10:00',
  'Jeju 18-21 May 2027. The ferry reaches Jeju at 10:20',
  '제주 2027년 5월 18일~21일. 여객선으로 10:20 제주 도착',
  'Busan 18-21 May 2027. We arrive in Busan at 10:20',
  '釜山 2027年5月18日〜21日。釜山10:20着',
  '釜山2027年5月18日到21日，坐高铁10:20到釜山',
])('a city is no airport on another day, at sea, on rails, or where nothing says that one flies: %s', (text) => {
  expect(flightsOf(text)).toEqual([null, null])
})

test.each([
  ['慶州 2027年9月13日から17日、17日は釜山(金海)15:30発の便です', '慶州'],
  ['경주 2027년 9월 13일~17일, 17일 15:30 부산(김해) 출발', '경주'],
  ['Gyeongju 13-17 September 2027, leaving on the 17th at 15:30 from Busan (Gimhae)', 'Gyeongju'],
  ['庆州 2027年9月13日到17日，17日15:30从釜山(金海)起飞', '庆州'],
  ['慶州 2027年9月13日到17日，17日15:30從金海(釜山)起飛', '慶州'],
])('the city beside the name of its airport is no place to visit: %s', (text, places) => {
  const { step1, step2 } = readSteps(text)
  expect(step1.departure).toEqual({ airport: 'PUS', time: '15:30' })
  expect(step2.mustVisitPlaces).toBe(places)
})

test('of an hour at which a town is left, by which way nobody knows, the traveller is asked', () => {
  const text = '부산 2027년 5월 18일~21일. 21일 16:30 부산 출발'
  expect(readBrief(text, known).question).toEqual({ ask: 'airport', words: '16:30' })
})
