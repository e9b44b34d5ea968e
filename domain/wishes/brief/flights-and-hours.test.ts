import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

const stay = { startDate: '2027-06-06', endDate: '2027-06-16' }
const [landing, home] = [
  { airport: 'ICN', time: '15:00' },
  { airport: 'ICN', time: '18:00' },
]

test.each([
  'Surgery on 8 June 2027. Arrive ICN 6 June 15:00, leave 16 June 18:00',
  'Arriving at Incheon airport on 6 June 2027 at 15:00, leaving on 16 June at 18:00',
  '2027년 6월 6일 15시 인천 도착, 6월 16일 18시 출발',
  '2027年6月6日下午3点到仁川，16日晚上6点离开',
])('the days of %j are those of its flights, home from the airport that was named', (text) => {
  expect(readSteps(text).step1).toMatchObject({ ...stay, arrival: landing, departure: home })
})

test.each(['仁川から直接麗水へ。10月9日〜12日。朝はゆっくり10時出発', '인천 도착 후 KTX 18시 출발'])(
  'an hour of the day in %j is no flight home',
  (text) => {
    expect(readSteps(text).step1.departure).toBeUndefined()
  },
)

test.each([
  ['nothing before 11 please', '10:30'],
  ['nothing before 9:30', '09:30'],
  ['아침 11시 전에는 못 일어나요', '10:30'],
])('of %j a day begins at %s, the latest that a plan has', (text, wakeUp) => {
  expect(readSteps(text).step2.wakeUp).toBe(wakeUp)
})

test.each([
  ["We've already seen Gyeongbokgung, so not again", 'Gyeongbokgung'],
  ['甘川文化村はもう行ったのでいいです', '甘川文化村'],
  ['남산타워는 가봤으니까 빼주세요', '남산타워'],
  ['景福宫去过了不用再去', '景福宫'],
])('what was seen and is enough in %j is avoided', (text, avoided) => {
  expect(readSteps(text).step2.avoid).toEqual([avoided])
})

test('what was seen is no wish, and nothing to avoid while nobody says so', () => {
  expect(readSteps("We've already seen Gyeongbokgung and loved it").step2.avoid).toBeUndefined()
})

test('parents over seventy are older people, whatever follows', () => {
  expect(readSteps('my parents are over 70, Busan').step2.party?.older).toBe(true)
  expect(readSteps('over 70,000 won a day').step2.party?.older).not.toBe(true)
})

test('who changes planes lands and leaves on one day', () => {
  const { step1 } = readSteps('Layover at ICN 14:00 to 23:30 on 9 May 2027, want to see a palace')
  expect(step1).toMatchObject({ startDate: '2027-05-09', endDate: '2027-05-09' })
  expect(step1).toMatchObject({ arrival: { time: '14:00' }, departure: { time: '23:30' } })
})

test('flat walks are no flat to sleep in', () => {
  expect(readSteps('palaces but flat walks').step2.accommodationType).toBeUndefined()
  expect(readSteps('we rent a flat').step2.accommodationType).toBe('airbnb')
})
