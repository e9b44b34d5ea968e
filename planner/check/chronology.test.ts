import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import {
  dayOf,
  insertStop,
  lawfulTrip,
  rowOf,
  shiftStop,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkChronology } from './chronology.ts'

/** `sight-1` begins in the very minute in which one can be there. */
function tightTrip(): Trip {
  const trip = lawfulTrip()
  const [before, stop] = [stopOf(trip, 'sight-0'), stopOf(trip, 'sight-1')]
  const slack = minutesOfPlanClock(stop.arrive) - minutesOfPlanClock(before.leave) - (stop.leg?.minutes ?? 0)
  shiftStop(before, { leave: slack })
  return trip
}

test('days and stops that follow each other are lawful, to the minute', () => {
  expect(violationsOf(checkChronology, lawfulTrip())).toEqual([])
  expect(violationsOf(checkChronology, tightTrip())).toEqual([])
})

test('a stop that begins a minute before one can be there is caught', () => {
  const sooner = tightTrip()
  shiftStop(stopOf(sooner, 'sight-1'), { arrive: -1 })
  expect(violationsOf(checkChronology, sooner)).toEqual([
    'The sight-1 house on 2027-05-03 begins at 10:49, before one can be there.',
  ])
  const farther = tightTrip()
  Object.assign(stopOf(farther, 'sight-1').leg ?? {}, { minutes: 1 + (stopOf(farther, 'sight-1').leg?.minutes ?? 0) })
  expect(violationsOf(checkChronology, farther)).toHaveLength(1)
})

test('without a way a stop may begin when the one before it ends, and no minute sooner', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'sight-1'), { leg: null, arrive: '10:30' })
  expect(violationsOf(checkChronology, trip)).toEqual([])
  shiftStop(stopOf(trip, 'sight-1'), { arrive: -1 })
  expect(violationsOf(checkChronology, trip)).toHaveLength(1)
})

test('a stop may take no time, and may not end before it begins', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'cafe-0'), { arrive: '15:10', leave: '15:10' })
  expect(violationsOf(checkChronology, trip)).toEqual([])
  stopOf(trip, 'cafe-0').leave = '15:09'
  expect(violationsOf(checkChronology, trip)).toEqual(['The cafe-0 house on 2027-05-03 is from 15:10 to 15:09.'])
})

test.each([
  ['05:00', '05:00', 0],
  ['04:59', '05:00', 1],
  ['29:00', '29:00', 0],
  ['29:00', '29:01', 1],
  ['9:30', '10:30', 1],
  ['10:60', '11:30', 1],
  ['', '11:30', 1],
  ['11:30', 'noon', 1],
])('clocks of a plan are from 05:00 to 29:00: %s to %s makes %i fault', (arrive, leave, faults) => {
  const trip = lawfulTrip()
  dayOf(trip).stops = []
  insertStop(trip, { placeId: null, kind: 'rest', arrive, leave })
  trip.plan.totals.stops = 8
  expect(violationsOf(checkChronology, trip)).toHaveLength(faults)
})

test.each([
  [1, 'The plan has 1 days; from 2027-05-03 to 2027-05-04 are 2.'],
  [3, 'The plan has 3 days; from 2027-05-03 to 2027-05-04 are 2.'],
])('a plan of %i days for a trip of two is caught', (count, violation) => {
  const trip = lawfulTrip({}, {}, 3)
  Object.assign(trip.steps.step1, { endDate: '2027-05-04' })
  trip.plan.days.splice(count)
  trip.plan.totals.stops = count * 7
  expect(violationsOf(checkChronology, trip)).toEqual([violation])
})

test('each day has the date that follows, and two that changed places are both named', () => {
  const trip = lawfulTrip()
  const [first, second] = [dayOf(trip, 0), dayOf(trip, 1)]
  ;[first.date, second.date] = [second.date, first.date]
  expect(violationsOf(checkChronology, trip)).toEqual([
    'Day 1 is 2027-05-03, not 2027-05-04.',
    'Day 2 is 2027-05-04, not 2027-05-03.',
  ])
})

test('a place that comes on another day again is told with that day and its name', () => {
  const trip = lawfulTrip()
  stopOf(trip, 'sight-5').placeId = 'sight-0'
  expect(toldOf(checkChronology, trip)).toEqual([{ rule: 'apart', day: 1, code: 'twice', name: 'The sight-0 house' }])
})

test('a rest may stand on a day twice', () => {
  const trip = lawfulTrip()
  insertStop(trip, { placeId: null, kind: 'rest', arrive: '19:00', leave: '19:30' })
  insertStop(trip, { placeId: null, kind: 'rest', arrive: '19:30', leave: '20:00' })
  trip.plan.totals.stops += 2
  expect(violationsOf(checkChronology, trip)).toEqual([])
})

test('a clinic comes for each step of a treatment and on each day, and for no step twice on a day', () => {
  const trip = lawfulTrip()
  const visit = { placeId: 'clinic-1', treatment: 'skin' as const }
  insertStop(trip, { ...visit, kind: 'consultation', arrive: '19:00', leave: '19:30' })
  insertStop(trip, { ...visit, kind: 'treatment', arrive: '19:30', leave: '20:00' })
  insertStop(trip, { ...visit, kind: 'checkup', arrive: '19:00', leave: '19:30' }, { day: 1 })
  insertStop(trip, { ...visit, kind: 'treatment', arrive: '19:30', leave: '20:00' }, { day: 1 })
  trip.plan.totals.stops += 4
  expect(violationsOf(checkChronology, trip)).toEqual([])
  insertStop(trip, { ...visit, kind: 'treatment', arrive: '20:00', leave: '20:30' })
  trip.plan.totals.stops += 1
  expect(toldOf(checkChronology, trip)).toMatchObject([
    { code: 'twice', day: 0, name: rowOf(trip, 'clinic-1').name.en },
  ])
})

test.each([1, -1])('a number of stops that is off by %i is caught', (more) => {
  const trip = lawfulTrip()
  trip.plan.totals.stops += more
  expect(violationsOf(checkChronology, trip)).toEqual([`The plan has 14 stops, not ${14 + more}.`])
})

test('a shifted stop is reported exactly where a stop begins before the one before allows', () => {
  const stops = fc.constantFrom(...dayOf(lawfulTrip()).stops.flatMap(({ placeId }) => placeId ?? []))
  fc.assert(
    fc.property(stops, fc.integer({ min: -60, max: 60 }), (placeId, minutes) => {
      const trip = lawfulTrip()
      shiftStop(stopOf(trip, placeId), { arrive: minutes, leave: minutes })
      const day = dayOf(trip).stops
      const tooSoon = day.filter(({ arrive, leg }, index) => {
        const before = day[index - 1]
        const free = before ? minutesOfPlanClock(before.leave) + (leg?.minutes ?? 0) : 0
        return minutesOfPlanClock(arrive) < free
      })
      const found = violationsOf(checkChronology, trip).map((violation) => violation.split(' house')[0])
      expect(found).toEqual(tooSoon.map(({ placeId: id }) => `The ${id}`))
    }),
    { numRuns: 100 },
  )
})
