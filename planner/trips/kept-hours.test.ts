import { expect, test } from 'vitest'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { planDays } from './plan-trip.ts'

const catalogue = readCatalogue()
const firstDay = askTrip(1).step1.startDate

function plan(asked: Partial<TripStep2>, days = 3) {
  const wishes = readTripWishes(askTrip(days, asked), { names: indexPlaceNames(catalogue), treatments: [] })
  const made = planDays({ wishes, catalogue, transport: readTransport(), seed: 1 })
  const objections = checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations)
  return { days: made.days, unplaced: made.unplaced, objections }
}

test('a rest of every day is a stop at the bed at its hours, with nothing in them and both meals around it', () => {
  const { days, objections, unplaced } = plan({ keptHours: [{ on: null, from: '13:00', to: '15:00' }] })
  for (const { stops } of days) {
    const kept = stops.find(({ because }) => because.includes('kept-hours'))
    expect(kept).toMatchObject({ kind: 'lodging', placeId: null, arrive: '13:00', leave: '15:00' })
    expect(stops.filter(({ arrive, leave }) => arrive < '15:00' && leave > '13:00')).toEqual([kept])
    expect(stops.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
  }
  expect([...objections, ...unplaced]).toEqual([])
})

test('an appointment is kept on its day alone, and who is away over noon eats there', () => {
  const { days, objections } = plan({ keptHours: [{ on: firstDay, from: '09:30', to: '15:00' }] })
  expect(days.map(({ stops }) => stops.filter(({ because }) => because.includes('kept-hours')).length)).toEqual([
    1, 0, 0,
  ])
  expect(days[0]?.stops.flatMap(({ meal }) => meal ?? [])).toEqual(['dinner'])
  expect(objections).toEqual([])
})

test('a day that is kept free as a whole has no stop', () => {
  const { days, objections } = plan({ keptHours: [{ on: firstDay, from: '05:00', to: '23:59' }] })
  expect(days[0]?.stops.map(({ because }) => because)).toEqual([['kept-hours']])
  expect(days[0]?.shortfall).toBe('kept_hours')
  expect(objections).toEqual([])
})

test('long hours of every day are kept, however little they leave', () => {
  for (const [from, to] of [
    ['09:00', '20:00'],
    ['10:00', '17:00'],
  ] as const) {
    const { days } = plan({ keptHours: [{ on: null, from, to }] })
    for (const { stops } of days) {
      const kept = stops.filter(({ because }) => because.includes('kept-hours'))
      expect(kept.map(({ arrive, leave }) => [arrive, leave])).toEqual([[from, to]])
    }
  }
})

test('hours of a morning come before the move of the day', () => {
  const nights = [
    { city: 'Seoul', nights: 2 },
    { city: 'Busan', nights: 2 },
  ]
  const asked = {
    keptHours: [{ on: null, from: '09:00', to: '11:00' }],
    nights,
    areaPreferences: [],
    mustVisitPlaces: '',
  }
  const { days, unplaced } = plan(asked, 5)
  const moves = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'transfer'))
  expect(moves.length).toBeGreaterThan(0)
  for (const { arrive, leg } of moves) expect(minutesOf(arrive) - (leg?.minutes ?? 0)).toBeGreaterThanOrEqual(660)
  expect(unplaced.filter(({ reason }) => reason === 'kept_hours')).toEqual([])
})

function minutesOf(clock = '00:00'): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

test('a trip by train begins at the station when it stops, and ends there before the one home', () => {
  const last = askTrip(3).step1.endDate
  const { days, objections } = plan({
    keptHours: [
      { on: firstDay, from: '05:00', to: '11:20', at: 'Seoul' },
      { on: last, from: '16:40', to: '23:59', at: 'Seoul' },
    ],
  })
  expect([days[0]?.from.name, days[2]?.to.name]).toEqual(['Seoul Station', 'Seoul Station'])
  const stops = days.flatMap((day) => day.stops)
  expect(stops.filter(({ because }) => because.includes('kept-hours'))).toEqual([])
  const [first] = stops
  expect(first?.name).not.toBe('Subway to Seoul')
  expect(minutesOf(first?.arrive) - (first?.leg?.minutes ?? 0)).toBeGreaterThanOrEqual(11 * 60 + 20)
  const back = minutesOf(days[2]?.stops.at(-1)?.leave) + (days[2]?.returnLeg?.minutes ?? 0)
  expect(back).toBeLessThanOrEqual(16 * 60 + 40)
  expect(objections).toEqual([])
})

test('whoever must be back at the airport early ends the trip there by then', () => {
  const steps = askTrip(1, { keptHours: [{ on: firstDay, from: '20:00', to: '23:59', at: 'ICN' }] })
  const flights = { arrival: { airport: 'ICN', time: '06:00' }, departure: { airport: 'ICN', time: '23:30' } } as const
  const wishes = readTripWishes(
    { ...steps, step1: { ...steps.step1, ...flights } },
    { names: indexPlaceNames(catalogue), treatments: [] },
  )
  const made = planDays({ wishes, catalogue, transport: readTransport(), seed: 1 })
  const [day] = made.days
  expect(day?.to.name).toBe('Incheon Airport')
  expect(minutesOf(day?.stops.at(-1)?.leave) + (day?.returnLeg?.minutes ?? 0)).toBeLessThanOrEqual(20 * 60)
  expect(checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations)).toEqual([])
})
