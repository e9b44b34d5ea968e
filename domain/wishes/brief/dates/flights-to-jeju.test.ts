import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

function at(time: string) {
  return { airport: 'CJU', time }
}

test.each([
  ['Jeju, 23-28 May 2027, flying Seoul Gimpo-Jeju at 9:00 on the 23rd, return 28th 19:00', '10:10', '19:00'],
  ['2027년 5월 3일부터 6일까지 제주, 김포에서 8시 출발 비행기, 돌아오는 건 6일 저녁 7시', '09:10', '19:00'],
  ['김포-제주 3일 오전 9시, 2027년 5월 3일~6일 제주도, 제주-김포 6일 오후 8시', '10:10', '20:00'],
  ['2027年5月3日から6日まで済州島。金浦から済州へ9:30の便、済州から金浦18:00', '10:40', '18:00'],
  ['2027年5月3日到6日济州岛，从首尔飞济州 上午10点，回程下午6点', '11:10', '18:00'],
  ['2027년 5월 3일~6일 제주. 김포 09:20 출발 제주 10:30 도착, 돌아오는 비행기는 제주 17:50', '10:30', '17:50'],
  [
    '제주 2027년 5월 3일~6일. 김포공항 9시 20분 출발해서 제주공항 10시 30분 도착, 제주에서 저녁 6시 출발',
    '10:30',
    '18:00',
  ],
  [
    'Jeju 3-6 May 2027. We leave Gimpo at 9:20 and land in Jeju at 10:30, flight home 17:50 from Jeju',
    '10:30',
    '17:50',
  ],
  ['Jeju 3-6 May 2027. GMP 09:20 - CJU 10:30, CJU 17:50 - GMP 19:00', '10:30', '17:50'],
  [
    '2027年5月3日から6日まで済州島。金浦を9時20分に出て済州に10時30分に着きます。帰りの便は済州17時50分発',
    '10:30',
    '17:50',
  ],
  ['2027年5月3日到6日济州岛。金浦9:20起飞，济州10:30到，回程济州17:50起飞', '10:30', '17:50'],
])('in %j one lands on the island at %s and leaves it at %s', (text, arrival, departure) => {
  expect(readSteps(text).step1).toMatchObject({ arrival: at(arrival), departure: at(departure) })
})

test('an hour of landing is the hour itself', () => {
  expect(readSteps('Jeju 3-6 May 2027, Gimpo to Jeju landing at 11:00 on the 3rd').step1.arrival).toEqual(at('11:00'))
})

test.each([
  'Seoul and Jeju 1-8 May 2027. Fly Gimpo to Jeju on 4 May at 9:00',
  '2027년 5월 3일~6일 부산 여행. 서울에서 8시 출발 비행기',
  'Jeju 3-6 May 2027, the ferry from Busan to Jeju is too slow',
])('no flight of the first day is read from %j', (text) => {
  expect(readSteps(text).step1.arrival).toBeUndefined()
})

test('who comes from abroad lands there, and flies to the island on another day', () => {
  const text =
    'Arrive ICN 1 May 2027 10:00, leave ICN 10 May 14:00. Gimpo to Jeju on 4 May at 9:00, back on 7 May 18:00'
  expect(readSteps(text).step1.arrival).toEqual({ airport: 'ICN', time: '10:00' })
})
