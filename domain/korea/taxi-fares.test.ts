import { expect, test } from 'vitest'
import { taxiMeterBetween, taxiNightRate, taxiParty } from './taxi-fares.ts'

const myeongdong = { lat: 37.563, lng: 126.985 }
const seomyeon = { lat: 35.158, lng: 129.06 }
const dongseongro = { lat: 35.869, lng: 128.595 }
const jejuCity = { lat: 33.488, lng: 126.492 }
const suwon = { lat: 37.282, lng: 127.014 }
function meterAt(at: typeof suwon, metres: number): number {
  return taxiMeterBetween(at, at)(metres)
}
function atClock(hours: number, minutes = 0): number {
  return hours * 60 + minutes
}

test('a taxi in Seoul costs its base for 1.6 km and 100 won for each 131 m after it', () => {
  expect(meterAt(myeongdong, 1600)).toBe(4800)
  expect(meterAt(myeongdong, 1601)).toBe(4900)
  expect(meterAt(myeongdong, 1600 + 131 * 10)).toBe(5800)
})

test('other cities have a base and steps of their own', () => {
  expect(meterAt(seomyeon, 2000)).toBe(4800)
  expect(meterAt(dongseongro, 1700)).toBe(4500)
  expect(meterAt(jejuCity, 2126)).toBe(4400)
})

test('between two cities the dearer tariff counts, there and back', () => {
  const there = taxiMeterBetween(jejuCity, seomyeon)(10_000)
  expect(there).toBe(Math.max(meterAt(jejuCity, 10_000), meterAt(seomyeon, 10_000)))
  expect(taxiMeterBetween(seomyeon, jejuCity)(10_000)).toBe(there)
})

test.each([
  ['before ten', myeongdong, atClock(21, 59), 1],
  ['from ten', myeongdong, atClock(22), 1.2],
  ['from eleven', myeongdong, atClock(23), 1.4],
  ['before two', myeongdong, atClock(25, 59), 1.4],
  ['from two', myeongdong, atClock(26), 1.2],
  ['at half past midnight of a new day', myeongdong, 30, 1.4],
  ['from four', myeongdong, atClock(28), 1],
  ['in Busan before eleven', seomyeon, atClock(22, 30), 1],
  ['in Busan after midnight', seomyeon, atClock(24), 1.3],
  ['in Gyeonggi after eleven', suwon, atClock(23), 1.3],
  ['on Jeju after eleven', jejuCity, atClock(23), 1.2],
])('the night costs more %s', (_when, from, minute, rate) => {
  expect(taxiNightRate(from, minute)).toBe(rate)
})

test('friends and families share a car, and who travels alone pays it alone', () => {
  expect([taxiParty('friends'), taxiParty('family'), taxiParty('couple')]).toEqual([3, 3, 2])
  expect([taxiParty('solo'), taxiParty('business'), taxiParty(null)]).toEqual([1, 1, 1])
})
