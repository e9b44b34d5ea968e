import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  '6 days in Jeju',
  'A week in Busan, 3 to 9 May',
  'Busan trip, 3-9 May 2027, Haeundae and Gamcheon',
  '부산 여행 2027년 5월 3일~9일, 해운대',
  '5月3日から9日まで釜山',
  '釜山七天，2027年5月3日出發',
])('days that are told of the only town of a text are all spent there: %s', (text) => {
  expect(readSteps(text).step2.cities).toBe('one')
})

test.each<[text: string, nights: number]>([
  ['Jeju 3-8 May 2027, food', 5],
  ['Jeju 3-9 May 2027, and the waterfalls of Seogwipo', 6],
  ['제주 6일, 5월 3일부터', 5],
  ['済州島 2027年5月3日から8日', 5],
  ['2027年5月3日到8日去济州岛', 5],
])('all nights of a trip to Jeju are on the island, which has two towns: %s', (text, nights) => {
  const { step2 } = readSteps(text)
  expect([step2.cities, step2.nights]).toEqual([undefined, [{ city: 'Jeju', nights }]])
})

test.each([
  'Seoul 3-9 May 2027',
  'Busan and Gyeongju 3-9 May 2027',
  'Busan 3-9 May 2027, and Gyeongbokgung',
  'Busan 3-9 May 2027, shopping in Myeongdong',
  'Korea 3-17 May 2027, we want to see Busan',
  '2 weeks in Korea with 5 days in Busan',
  'Busan or Jeju, 3-9 May 2027',
  '가평이나 양평 9월 9-10일',
  '속초 당일치기 2월 6일',
  '2/20-2/24、釜山日帰り',
  '韩国2027年5月3日到9日，想去釜山',
  'Jeju 3 nights, 3-6 May 2027',
])('nothing is said of one city in %j', (text) => {
  expect(readSteps(text).step2.cities).toBeUndefined()
})
