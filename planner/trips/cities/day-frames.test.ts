import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import type { PlanBase, PlanLeg } from '#domain/trips/plan/plans.ts'
import type { TripFlight, TripStep1 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { costOfFrames, type DayFrame, frameDays } from './day-frames.ts'

const seoul: PlanBase = { name: 'Myeongdong', lat: 37.5636, lng: 126.985 }
const jeju = airportBase('CJU')

/** An hour to a near airport; three hours and 70,000 won to one in another city. */
function legBetween(from: PlanBase | { lat: number }, to: { lat: number }): PlanLeg {
  if (from.lat === to.lat) return { mode: 'walk', minutes: 0, metres: 0, cost: 0 }
  const isFar = Math.abs(from.lat - to.lat) > 1
  return isFar
    ? { mode: 'flight', minutes: 180, metres: 480_000, cost: 70_000 }
    : { mode: 'train', minutes: 60, metres: 60_000, cost: 4500 }
}

function frames(days: number, flights: Partial<Pick<TripStep1, 'arrival' | 'departure'>>): DayFrame[] {
  const steps = askTrip(days)
  Object.assign(steps.step1, flights)
  return frameDays(readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] }), [seoul], legBetween)
}

function at(airport: TripFlight['airport'], time: string): TripFlight {
  return { airport, time }
}

/** What of a frame a plan shows. */
function shown({ from, to, begins, ends, moveIn, moveOut, isEmpty, flight }: DayFrame) {
  const moves = [moveIn, moveOut].flatMap((move) => (move ? [move.name] : []))
  return { ends: `${from.name} - ${to.name}`, hours: [begins / 60, ends / 60], moves, isEmpty, flight }
}

test('without flights every day is whole, from base to base', () => {
  for (const frame of frames(2, {}))
    expect(shown(frame)).toEqual({
      ends: 'Myeongdong - Myeongdong',
      hours: [9, 22],
      moves: [],
      isEmpty: false,
      flight: null,
    })
})

test('days keep to the hours that a traveller asked for, and those of a flight keep their own', () => {
  const steps = askTrip(3, { wakeUp: '10:00', bedtime: '20:30' })
  Object.assign(steps.step1, { departure: at('ICN', '12:00') })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
  const hours = frameDays(wishes, [seoul], legBetween).map((frame) => shown(frame).hours)
  expect(hours.slice(0, 2)).toEqual([
    [10, 20.5],
    [10, 20.5],
  ])
  expect(frameDays(wishes, [seoul], legBetween).at(-1)).toMatchObject({ flight: 'departure', isEmpty: true })
})

test('the first day begins at the bed, a ride after the 75 minutes of the landing, and the last ends at the airport', () => {
  const [first, middle, last] = frames(3, { arrival: at('ICN', '12:00'), departure: at('ICN', '20:00') }).map(shown)
  expect(first).toMatchObject({ ends: 'Incheon Airport - Myeongdong', hours: [14.5, 22], flight: 'arrival' })
  expect(frames(3, { arrival: at('ICN', '12:00') })[0]).toMatchObject({
    start: { name: 'Myeongdong' },
    moveIn: { arrive: 14.25 * 60, leave: 14.5 * 60 },
  })
  expect(middle).toMatchObject({ ends: 'Myeongdong - Myeongdong', flight: null })
  expect(last).toMatchObject({ ends: 'Myeongdong - Incheon Airport', hours: [9, 17], flight: 'departure' })
})

test('the evening of the first day ends at the hour of going to bed, where one is at the bed in time for dinner', () => {
  const steps = askTrip(3, { bedtime: '20:30' })
  const endsAfter = (time: string) => {
    Object.assign(steps.step1, { arrival: at('ICN', time) })
    const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
    return (frameDays(wishes, [seoul], legBetween)[0]?.ends ?? 0) / 60
  }
  expect([endsAfter('09:00'), endsAfter('17:30')]).toEqual([20.5, 22])
})

test('nobody sets out for an early flight from another city before the landing', () => {
  const [late] = frames(2, { arrival: at('ICN', '23:15'), departure: at('CJU', '08:45') })
  expect(late?.moveOut).toBeNull()
  const [noon] = frames(2, { departure: at('CJU', '08:45') })
  expect(noon?.moveOut).toMatchObject({ to: { name: 'Jeju Airport' } })
})

test('a domestic flight asks for two hours at the airport', () => {
  expect(frames(2, { departure: at('GMP', '20:00') }).map(shown)[1]).toMatchObject({ hours: [9, 18] })
})

test('a landing at dawn lets the day begin at nine with the bags at the bed, and a stopover at eight from the airport', () => {
  expect(frames(2, { arrival: at('ICN', '04:00') })[0]).toMatchObject({ begins: 9 * 60, moveIn: { leave: 9 * 60 } })
  expect(frames(1, { arrival: at('ICN', '04:00') })[0]).toMatchObject({ begins: 8 * 60, moveIn: null })
})

test('a landing that leaves nothing of the day is an empty day with the way into the city', () => {
  const [first] = frames(2, { arrival: at('ICN', '20:30') })
  expect(first).toMatchObject({ isEmpty: true, way: { minutes: 60, cost: 4500 } })
})

test('a flight soon after midnight takes the evening before, and one at dawn takes nothing of it', () => {
  const [before, last] = frames(2, { departure: at('ICN', '00:30') }).map(shown)
  expect(before).toMatchObject({ ends: 'Myeongdong - Incheon Airport', hours: [9, 21.5], flight: 'departure' })
  expect(last).toMatchObject({ ends: 'Incheon Airport - Incheon Airport', isEmpty: true })
  const [whole, dawn] = frames(2, { departure: at('ICN', '06:00') }).map(shown)
  expect(whole).toMatchObject({ ends: 'Myeongdong - Myeongdong', hours: [9, 22] })
  expect(dawn).toMatchObject({ ends: 'Myeongdong - Incheon Airport', isEmpty: true })
})

test('an airport in another city is left and reached by a move with time for the luggage', () => {
  const [first, , last] = frames(3, { arrival: at('CJU', '09:00'), departure: at('CJU', '20:00') })
  expect(first && shown(first)).toMatchObject({ ends: 'Jeju Airport - Myeongdong', moves: ['Flight to Seoul'] })
  expect(first?.moveIn).toMatchObject({ arrive: 13.25 * 60, leave: 13.5 * 60, leg: { minutes: 180 } })
  expect(first?.begins).toBe(13.5 * 60)
  expect(last?.moveOut).toMatchObject({ to: jeju, arrive: 17.75 * 60, leave: 18 * 60 })
  expect(last?.ends).toBe(14.75 * 60)
})

test('a move that would end after nine in the evening waits for the morning, and the first night is at the airport', () => {
  const [first, second] = frames(3, { arrival: at('CJU', '18:00') })
  expect(first && shown(first)).toMatchObject({ ends: 'Jeju Airport - Jeju Airport', isEmpty: true, moves: [] })
  expect(second && shown(second)).toMatchObject({ ends: 'Jeju Airport - Myeongdong', moves: ['Flight to Seoul'] })
  expect(second?.moveIn && second.moveIn.arrive - second.moveIn.leg.minutes).toBe(7 * 60)
})

test('a flight in the morning from another city is reached on the day before', () => {
  const [, before, last] = frames(3, { departure: at('CJU', '09:00') }).map(shown)
  expect(before).toMatchObject({ ends: 'Myeongdong - Jeju Airport', moves: ['Flight to Jeju Airport'], isEmpty: false })
  expect(last).toMatchObject({ ends: 'Jeju Airport - Jeju Airport', isEmpty: true })
})

test('flights that cannot both be taken leave an empty day and no move', () => {
  const flights = { arrival: at('ICN', '20:00'), departure: at('CJU', '22:00') }
  expect(frames(1, flights).map(shown)[0]).toMatchObject({ isEmpty: true, moves: [] })
  const same = { arrival: at('ICN', '20:00'), departure: at('ICN', '09:00') }
  expect(frames(1, same).map(shown)[0]).toMatchObject({ isEmpty: true, ends: 'Incheon Airport - Incheon Airport' })
})

test('the cost of moves and empty days follows from the frames of the days', () => {
  expect(costOfFrames(frames(3, { arrival: at('CJU', '09:00') }))).toBe(70_000)
  expect(costOfFrames(frames(3, { arrival: at('ICN', '20:30') }))).toBe(4500)
  expect(costOfFrames(frames(3, {}))).toBe(0)
})

test('every time of every airport makes frames whose hours are numbers and whose days hang together', () => {
  const clocks = ['00:00', '00:30', '03:00', '06:30', '09:00', '13:30', '17:00', '20:00', '23:30']
  for (const days of [1, 2, 3])
    for (const landing of clocks)
      for (const takeOff of clocks)
        for (const airport of ['ICN', 'CJU'] as const) {
          const made = frames(days, { arrival: at(airport, landing), departure: at('ICN', takeOff) })
          const told = `${days} ${landing} ${takeOff} ${airport}`
          expect(made, told).toHaveLength(days)
          expect(
            made.every(({ begins, ends }) => Number.isFinite(begins) && Number.isFinite(ends)),
            told,
          ).toBe(true)
          const nights = made.slice(0, -1).map(({ to }) => to.name)
          expect(nights, told).toEqual(made.slice(1).map(({ from }) => from.name))
        }
})

test('with a small child the days end early', () => {
  const party = { adults: 2, childAges: [3], older: false, mobility: null }
  const wishes = readTripWishes(askTrip(2, { party }), { names: indexPlaceNames([]), treatments: [] })
  expect(frameDays(wishes, [seoul], legBetween).map(({ ends }) => ends / 60)).toEqual([20.25, 20.25])
})

test('a late landing with a small child leaves the evening as long as the flight does', () => {
  const party = { adults: 2, childAges: [3], older: false, mobility: null }
  const steps = askTrip(3, { party })
  Object.assign(steps.step1, { arrival: at('ICN', '18:00') })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
  expect(frameDays(wishes, [seoul], legBetween).map(({ ends }) => ends / 60)).toEqual([22, 20.25, 20.25])
})

test('a move sets out at half past eight, and an hour earlier to a city of which a place was named', () => {
  const wishes = readTripWishes(askTrip(3), { names: indexPlaceNames([]), treatments: [] })
  const arrivals = [false, true].map((isNamed) => {
    const [, second] = frameDays(wishes, [seoul, jeju], legBetween, () => isNamed)
    return second?.moveIn?.arrive
  })
  expect(arrivals).toEqual([8.5 * 60 + 180, 7.5 * 60 + 180])
})
