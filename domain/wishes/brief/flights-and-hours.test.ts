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

test.each([
  ['3月13日夕方5時に金浦着、15日帰国', 'GMP', '17:00'],
  ['5月3日から8日、仁川に夜11時着', 'ICN', '23:00'],
  ['5월 3일 낮 1시에 인천 도착, 8일 귀국', 'ICN', '13:00'],
  ['5月3日傍晚六点到仁川,8号回国', 'ICN', '18:00'],
])('the part of the day that %j names says which hour it is', (text, airport, time) => {
  expect(readSteps(text).step1.arrival).toEqual({ airport, time })
})

test.each([
  '5월 3일 밤 12시에 인천 도착, 8일 귀국',
  '5월 3일~8일 서울, 인천 밤 1시 도착',
  '5月3日から8日、仁川に夜1時着',
])('of an hour after midnight nobody knows the day, and its airport is no place to visit: %s', (text) => {
  const { step1, step2 } = readSteps(text)
  expect(step1.arrival).toBeUndefined()
  expect(step2.mustVisitPlaces ?? '').not.toMatch(/인천|仁川/u)
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
  ['Not too early in the mornings, say 9.30', '09:30'],
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

test.each([
  ['3-6 May 2027, ICN in 8am, out 9pm', 'ICN 08:00', 'ICN 21:00'],
  ['Busan 11-14 June 2027 (Fri-Mon). Fly in Gimhae Fri 13:10, out Mon 16:00', 'PUS 13:10', 'PUS 16:00'],
  ['We fly into Gimhae on 11 June 2027 at 13:10 and fly out of Gimhae on 14 June at 16:00', 'PUS 13:10', 'PUS 16:00'],
  ['arrive 24/4/2027 at 5pm depart 30/4 10pm both ICN', 'ICN 17:00', 'ICN 22:00'],
  ['9-15 February 2027. Arrive 9 Feb 06:30, leave 15 Feb 16:45 Incheon', 'ICN 06:30', 'ICN 16:45'],
  ['Jeju 24-28 May 2027, land Jeju airport 24 May 10:00, fly from Jeju on the 28th at 19:00', 'CJU 10:00', 'CJU 19:00'],
  ['2027年6月18日到22日首尔，18号下午2点到仁川，22号晚上9点飞', 'ICN 14:00', 'ICN 21:00'],
  ['2027年10月20日到27日，20日下午1點到金海機場，27日下午5點從仁川出發', 'PUS 13:00', 'ICN 17:00'],
  ['2027年3月28日から4月3日、28日10:45金海空港着、4月3日16:10仁川発', 'PUS 10:45', 'ICN 16:10'],
])('in %j one lands at %s and leaves at %s', (text, arrival, departure) => {
  const { step1 } = readSteps(text)
  expect(`${step1.arrival?.airport} ${step1.arrival?.time}`).toBe(arrival)
  expect(`${step1.departure?.airport} ${step1.departure?.time}`).toBe(departure)
})

test.each([
  'Seoul 10-19 May 2027, KTX to Busan at 9:00 on the 10th, dinner at 19:00 on the 19th',
  'Leaving Vancouver on 10 May 2027 at 11:00, home on the 19th',
])('an hour of another way in %j is no flight of the trip', (text) => {
  const { step1 } = readSteps(text)
  expect(step1.arrival).toBeUndefined()
  expect(step1.departure).toBeUndefined()
})

test.each([
  ['2027년 5월 1일~5일 부산, 서울에서 KTX 타고 가요', '부산'],
  ['2027년 11월 12일~14일 전주. 금요일 9시 용산역 출발, 서울 올라갈게요', '전주'],
  ['KTX from Seoul on the morning of 10 May 2027, Suncheon', 'Suncheon'],
  ['Jeju, flying Seoul Gimpo-Jeju at 9:00', 'Jeju'],
])('where one comes from in %j is no place to visit', (text, places) => {
  expect(readSteps(text).step2.mustVisitPlaces).toBe(places)
})
