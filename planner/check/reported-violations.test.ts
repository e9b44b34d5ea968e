import { expect, test } from 'vitest'
import type { OpenInterval } from '#domain/places/places.ts'
import type { PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import { askTrip, caseOf, fullDay, inventCatalogue, type Trip, writeTrip } from '#testing/trips/lawful-trip.ts'
import { checkPlan } from './check-plan.ts'

const daily: OpenInterval[] = [['09:00', '22:00']]

function lawful(asked: Parameters<typeof askTrip>[1] = {}): Trip {
  return writeTrip(askTrip(2, asked), inventCatalogue(), [fullDay(0), fullDay(1)])
}

function told(trip: Trip): Breach[] {
  return checkPlan(caseOf(trip)).flatMap(({ broken }) => broken)
}

function changeRow(trip: Trip, id: string, facts: Partial<PlanPlace>): void {
  Object.assign(trip.catalogue.find((row) => row.id === id) ?? {}, facts)
}

function changeStop(trip: Trip, id: string, facts: Partial<PlanStop>): void {
  Object.assign(trip.plan.days.flatMap(({ stops }) => stops).find(({ placeId }) => placeId === id) ?? {}, facts)
}

function drop(trip: Trip, id: string): void {
  for (const day of trip.plan.days) day.stops = day.stops.filter(({ placeId }) => placeId !== id)
}

test('a plan that keeps to everything has nothing to tell', () => {
  expect(told(lawful())).toEqual([])
})

// Day 2 is Tuesday, 4 May 2027.
test.each<[string, Partial<PlanPlace>, Partial<Breach>]>([
  [
    'a weekday',
    { hours: { mon: daily, tue: [], wed: daily, thu: daily, fri: daily, sat: daily, sun: daily } },
    { code: 'closed_on_weekday', weekday: 'tue' },
  ],
  ['a date', { closed: ['2027-05-04'] }, { code: 'closed_on_date', date: '2027-05-04' }],
  [
    'other hours',
    { exceptions: { '2027-05-04': [['14:00', '18:00']] } },
    { code: 'not_open', hours: [['14:00', '18:00']] },
  ],
  ['a last entry', { lastEntry: '09:00' }, { code: 'after_last_entry', lastEntry: '09:00', arrive: '09:30' }],
  ['the end of a place', { permanentlyClosed: true }, { code: 'closed_for_good' }],
])('%s that keeps a stop closed is told with the day and the name', (_, facts, expected) => {
  const trip = lawful()
  changeRow(trip, 'sight-4', facts)
  const [breach] = told(trip)
  expect(breach).toMatchObject({ rule: 'open', day: 1, name: 'The sight-4 house', ...expected })
})

test('a missing meal, a second one and one outside of its hours are told apart', () => {
  const trip = lawful()
  drop(trip, 'grill-0')
  changeStop(trip, 'grill-1', { meal: 'lunch' })
  changeStop(trip, 'noodle-0', { arrive: '10:00' })
  expect(told(trip)).toEqual(
    expect.arrayContaining([
      { rule: 'meals', day: 0, code: 'no_meal', meal: 'dinner' },
      { rule: 'meals', day: 1, code: 'no_meal', meal: 'dinner' },
      { rule: 'meals', day: 1, code: 'many_meals', meal: 'lunch', count: 2 },
      { rule: 'meals', day: 0, code: 'meal_hours', meal: 'lunch', name: 'The noodle-0 house', arrive: '10:00' },
    ]),
  )
})

test('too few sights and too much money are told with the figures', () => {
  const trip = lawful()
  drop(trip, 'sight-0')
  changeStop(trip, 'sight-4', { cost: 50_000 })
  expect(told(trip)).toEqual(
    expect.arrayContaining([
      { rule: 'pace', day: 0, code: 'few_sights', count: 3, least: 4 },
      { rule: 'budget', day: 1, code: 'day_cost', cost: 83_000, limit: 60_000 },
    ]),
  )
})

test('a wish that is neither in the plan nor left out is told in its own words', () => {
  const trip = lawful({ mustVisitPlaces: 'The sight-60 house' })
  expect(told(trip)).toEqual([{ rule: 'must_visits', day: null, code: 'wish_missing', name: 'The sight-60 house' }])
})

test('a wish that was left out for want of time is reported when there is room for it', () => {
  const trip = lawful({ mustVisitPlaces: 'The sight-60 house' })
  trip.plan.unplaced.push({ placeId: 'sight-60', name: 'The sight-60 house', reason: 'no_time', note: '' })
  expect(told(trip)).toEqual([{ rule: 'must_visits', day: null, code: 'wish_may_fit', name: 'The sight-60 house' }])
})

test('a violation without a sentence of its own names its rule', () => {
  const trip = lawful()
  trip.plan.totals.travelMinutes += 1
  expect(told(trip)).toEqual([{ rule: 'reachable', day: null, code: 'rule' }])
})
