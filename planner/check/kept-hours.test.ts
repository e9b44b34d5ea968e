import { expect, test } from 'vitest'
import { dayOf, lawfulTrip, violationsOf } from '#testing/trips/checked-trips.ts'
import { isKeptFromMeal, listTaken } from './kept-hours.ts'
import { checkTravellerType } from './traveller-type.ts'

function hoursOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

test('a stop in hours that are kept free is an objection, and one that ends when they begin is none', () => {
  const trip = lawfulTrip({})
  const [first] = dayOf(trip).stops
  if (!first) throw new Error('The day has no stop.')
  const { date } = dayOf(trip)
  const [arrive, leave] = [minutesOf(first.arrive), minutesOf(first.leave)]
  trip.steps.step2.keptHours = [{ on: date, from: hoursOf(arrive - 60), to: hoursOf(arrive) }]
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
  trip.steps.step2.keptHours = [{ on: date, from: hoursOf(leave - 5), to: hoursOf(leave - 1) }]
  expect(violationsOf(checkTravellerType, trip)).toHaveLength(1)
  const name = `${date} ${hoursOf(leave - 5)}–${hoursOf(leave - 1)}`
  trip.plan.unplaced.push({ placeId: null, name: `${date} 07:00–08:00`, reason: 'kept_hours', note: '' })
  expect(violationsOf(checkTravellerType, trip)).toHaveLength(1)
  trip.plan.unplaced.push({ placeId: null, name, reason: 'kept_hours', note: '' })
  expect(violationsOf(checkTravellerType, trip)).toEqual([])
})

test('hours that are kept free take a meal away where they leave no hour for it, with the moves of the day', () => {
  const day = { index: 0, stops: [] }
  const lunch = { from: 660, to: 870 }
  const kept = (from: number, to: number, of = 0) => ({ keptHours: [{ day: of, from, to }] })
  expect(isKeptFromMeal(day, kept(600, 900), lunch)).toBe(true)
  expect(isKeptFromMeal(day, kept(600, 900, 1), lunch)).toBe(false)
  expect(isKeptFromMeal(day, kept(780, 900), lunch)).toBe(false)
  expect(isKeptFromMeal(day, kept(700, 900), lunch)).toBe(true)
})

test('a move in hours that are kept free is told as one, and hours beside it are free', () => {
  const stop = { placeId: null, name: 'KTX to Busan', cost: 0, hoursUnknown: false, because: [] }
  const leg = { mode: 'ktx', minutes: 160, metres: 300_000, cost: 59_800 } as const
  const move = { ...stop, kind: 'transfer' as const, arrive: '11:10', leave: '11:25', leg }
  const day = { ...dayOf(lawfulTrip({})), date: '2027-05-03', stops: [move] }
  const taken = (from: number, to: number) => listTaken({ keptHours: [{ day: 0, from, to }] }, [day])
  expect(taken(540, 660)).toEqual(['2027-05-03 09:00–11:00'])
  expect([taken(420, 510), taken(690, 780)]).toEqual([[], []])
})
