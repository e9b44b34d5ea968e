import { expect, test } from 'vitest'
import type { PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { luggageStop, restFor, stopOfEntry, stopOfMove } from './plan-stops.ts'
import type { TimedEntry } from './timetable.ts'

const base = { name: 'Hotel area: Insadong', lat: 37.574, lng: 126.985 }
const walk: PlanLeg = { mode: 'walk', minutes: 12, metres: 900, cost: 0 }
const train: PlanLeg = { mode: 'ktx', minutes: 150, metres: 330_000, cost: 59_800 }

function entry(facts: Partial<PlanPlace>, timed: Partial<TimedEntry> = {}): TimedEntry {
  const row = inventRow('one', 1, facts)
  const candidate = {
    row,
    kind: 'attraction' as const,
    score: 1,
    minutes: 60,
    cost: 3000,
    isMust: false,
    because: ['must'],
  }
  const opening = { from: 0, to: 1440, until: 1440 }
  const whole = {
    location: 1,
    minutes: 60,
    longest: 60,
    meal: null,
    starts: [],
    arrive: 600,
    leave: 660,
    leg: walk,
    opening,
  }
  return { choice: { candidate }, ...whole, ...timed }
}

test('a visit becomes a stop with its clocks, its way, its price and its reasons', () => {
  expect(stopOfEntry(entry({}, { arrive: 605, leave: 1530 }), '2027-05-03')).toEqual({
    placeId: 'one',
    kind: 'attraction',
    arrive: '10:05',
    leave: '25:30',
    leg: walk,
    cost: 3000,
    hoursUnknown: false,
    because: ['must'],
  })
})

test('unknown prices are said, and unknown hours where they are unknown on the date', () => {
  expect(stopOfEntry(entry({ cost: null, hours: null }), '2027-05-03')).toMatchObject({
    costUnknown: true,
    hoursUnknown: true,
  })
  const winter = { from: '12-01', to: '02-28', hours: null, lastEntry: null }
  const seasonal = entry({ seasons: [winter] })
  expect(stopOfEntry(seasonal, '2027-05-03').hoursUnknown).toBe(false)
  expect(stopOfEntry(seasonal, '2027-01-03').hoursUnknown).toBe(true)
})

test('an entry with a meal becomes a stop of the kind meal, and one without a meal has none', () => {
  expect(stopOfEntry(entry({}, { meal: 'dinner' }), '2027-05-03')).toMatchObject({ kind: 'meal', meal: 'dinner' })
  expect(stopOfEntry(entry({}), '2027-05-03')).not.toHaveProperty('meal')
})

test.each([
  [undefined, ['treatment:skin']],
  [{ languages: [], isRegistered: false }, ['treatment:skin']],
  [{ languages: ['ko' as const], isRegistered: false }, ['treatment:skin']],
  [{ languages: ['ko' as const, 'en' as const], isRegistered: false }, ['treatment:skin', 'clinic:language']],
  [{ languages: [], isRegistered: true }, ['treatment:skin', 'clinic:registered']],
])('a visit to a clinic costs nothing in the plan and says what speaks for it: %o', (clinic, because) => {
  const row = inventRow('clinic-1', 1, { kind: 'clinic', cost: 90_000, ...(clinic && { clinic }) })
  const visit = { row, kind: 'treatment' as const, treatment: 'skin' as const, day: 0, minutes: 90 }
  const stop = stopOfEntry({ ...entry({}), choice: { visit } }, '2027-05-03')
  expect(stop).toMatchObject({ placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', cost: 0, because })
  expect(stop).not.toHaveProperty('costUnknown')
})

test('a move arrives at its base, with its ticket as the way and no price of its own', () => {
  const to = { name: 'Seomyeon', lat: 35.1577, lng: 129.0592 }
  expect(stopOfMove({ name: 'KTX to Busan', leg: train, to, arrive: 690, leave: 705 })).toEqual({
    placeId: null,
    kind: 'transfer',
    name: 'KTX to Busan',
    lat: to.lat,
    lng: to.lng,
    arrive: '11:30',
    leave: '11:45',
    leg: train,
    cost: 0,
    hoursUnknown: false,
    because: [],
  })
})

test.each([
  // The train leaves at 18:00.
  [1000, walk, '16:52', '18:00'],
  [1068, walk, '18:00', '18:00'],
  [1070, walk, '18:02', '18:02'],
  [1000, null, '16:40', '18:00'],
])(
  'the luggage is fetched after a stop that ends at %i minutes, until the train leaves',
  (leave, leg, arrive, until) => {
    const move = { name: 'KTX', leg: train, to: base, arrive: 1230, leave: 1245 }
    expect(luggageStop(base, entry({}, { leave }), move, leg)).toMatchObject({
      kind: 'lodging',
      name: base.name,
      lat: base.lat,
      arrive,
      leave: until,
      leg,
    })
  },
)

test.each([
  [540, 570, '09:00', '09:30'],
  [540, 720, '09:00', '12:00'],
  [540, null, '09:00', '18:00'],
  [1050, null, '17:30', '18:00'],
])('a day kept free for a treatment rests from %i until %s: %s to %s', (from, to, arrive, leave) => {
  expect(restFor('skin', { from, to, latest: 22 * 60 })).toMatchObject({
    kind: 'rest',
    placeId: null,
    name: 'Kept free for: Skin Treatment',
    arrive,
    leave,
    leg: null,
    because: ['kept-free:skin'],
  })
})

test.each([
  [540, 569],
  [1051, null],
  [1200, 600],
])('less than half an hour from %i to %s is no rest', (from, to) => {
  expect(restFor('surgery', { from, to, latest: 22 * 60 })).toBeNull()
})

test('a day kept free on the day of the flight rests until one has to leave for the airport', () => {
  expect(restFor('skin', { from: 540, to: null, latest: 682 })).toMatchObject({ arrive: '09:00', leave: '11:22' })
  expect(restFor('skin', { from: 540, to: null, latest: 560 })).toBeNull()
})
