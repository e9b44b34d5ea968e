import { expect, test } from 'vitest'
import { knownBy } from '#domain/places/place-sources.ts'
import type { OpeningHours, OpenInterval, PlaceSeason, PlaceSource } from '#domain/places/places.ts'
import type { PlanDay, PlanPlace, PlanRule, PlanStop } from '#domain/trips/plan/plans.ts'
import { askTrip, caseOf, fullDay, inventCatalogue, type Trip, writeTrip } from '#testing/trips/lawful-trip.ts'
import { checkPlan } from './check-plan.ts'

function lawful(asked: Parameters<typeof askTrip>[1] = {}, told: Parameters<typeof askTrip>[2] = {}): Trip {
  return writeTrip(askTrip(2, asked, told), inventCatalogue(), [fullDay(0), fullDay(1)])
}

function broken(trip: Trip): PlanRule[] {
  return checkPlan(caseOf(trip)).flatMap(({ rule, held }) => (held ? [] : [rule]))
}

function dayOf({ plan }: Trip, index = 0): PlanDay {
  const day = plan.days[index]
  if (!day) throw new Error('no such day')
  return day
}

function stopOf(trip: Trip, placeId: string): PlanStop {
  const stop = trip.plan.days.flatMap(({ stops }) => stops).find((one) => one.placeId === placeId)
  if (!stop) throw new Error(`no stop at ${placeId}`)
  return stop
}

function rowOf({ catalogue }: Trip, id: string): PlanPlace {
  const row = catalogue.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}

/** Another place at the same hours; the words name it, and nothing else is said of it. */
function swap(trip: Trip, from: string, to: string): void {
  const stop = stopOf(trip, from)
  trip.words = trip.words.replace(rowOf(trip, from).name.en, trip.catalogue.find(({ id }) => id === to)?.name.en ?? '')
  stop.placeId = to
}

test('a plan that keeps to everything is found to do so, and every rule says how often it was tested', () => {
  const verdicts = checkPlan(caseOf(lawful()))
  expect(verdicts.filter(({ held }) => !held)).toEqual([])
  const counts = Object.fromEntries(verdicts.map(({ rule, count }) => [rule, count]))
  expect(counts).toMatchObject({ open: 56, meals: 30 })
  expect(verdicts.find(({ rule }) => rule === 'open')?.onUnverifiedFacts).toBe(14)
})

test('a stop with checked facts is not counted as unverified', () => {
  const trip = lawful()
  for (const row of trip.catalogue) Object.assign(row, { basis: 'checked' })
  expect(checkPlan(caseOf(trip)).map(({ onUnverifiedFacts }) => onUnverifiedFacts)).toEqual(Array(13).fill(0))
})

function week(day: OpenInterval[]): OpeningHours {
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

/** The trip is in May. */
function setSeason(trip: Trip, id: string, season: Pick<PlaceSeason, 'hours'> & Partial<PlaceSeason>): void {
  rowOf(trip, id).seasons = [{ from: '04-01', to: '06-30', lastEntry: null, ...season }]
}

const page: PlaceSource = {
  address: 'https://city.example/places',
  publisher: 'City',
  readOn: '2026-11-23',
  pageDate: null,
  facts: ['existence', 'hours', 'closed', 'price'],
  disputes: [],
}

test('hours and prices that a public page says are not counted as unverified, those of another season are', () => {
  const unverified = (spoil: (row: PlanPlace) => void) => {
    const trip = lawful()
    for (const row of trip.catalogue) {
      Object.assign(row, knownBy([page]))
      spoil(row)
    }
    return checkPlan(caseOf(trip)).map(({ onUnverifiedFacts }) => onUnverifiedFacts)
  }
  expect(unverified(() => {})).toEqual(Array(13).fill(0))
  const hours = week([['09:00', '22:00']])
  const open = unverified((row) => (row.seasons = [{ from: '05-01', to: '05-31', hours, lastEntry: null }]))
  expect(open[0]).toBe(14)
})

type Fault = [what: string, rule: PlanRule, spoil: (trip: Trip) => void]

const faults: Fault[] = [
  ['a stop that is no row', 'open', (trip) => (stopOf(trip, 'sight-1').placeId = 'invented')],
  ['a place that has closed for good', 'open', (trip) => (rowOf(trip, 'sight-1').permanentlyClosed = true)],
  ['a stop before the doors open', 'open', (trip) => closeBefore(trip, 'sight-0', '10:00')],
  ['a stay beyond closing time', 'open', (trip) => setHours(trip, 'sight-3', [['09:00', '16:30']])],
  [
    'a stay over a break',
    'open',
    (trip) =>
      setHours(trip, 'sight-3', [
        ['09:00', '16:00'],
        ['16:10', '20:00'],
      ]),
  ],
  ['a weekday on which it is closed', 'open', (trip) => setHours(trip, 'sight-1', [])],
  ['a holiday on which it is closed', 'open', (trip) => rowOf(trip, 'sight-1').closed.push('2027-05-03')],
  [
    'an exception with other hours',
    'open',
    (trip) => (rowOf(trip, 'sight-1').exceptions = { '2027-05-03': [['14:00', '18:00']] }),
  ],
  ['an arrival after the last entry', 'open', (trip) => (rowOf(trip, 'sight-3').lastEntry = '15:00')],
  ['a season in which it is shut', 'open', (trip) => setSeason(trip, 'sight-1', { hours: week([]) })],
  ['a season that is unknown and not said', 'open', (trip) => setSeason(trip, 'sight-1', { hours: null })],
  [
    'an arrival after the last entry of the season',
    'open',
    (trip) => setSeason(trip, 'sight-3', { hours: week([['09:00', '22:00']]), lastEntry: '15:00' }),
  ],
  ['unknown hours that are not said', 'open', (trip) => (rowOf(trip, 'sight-1').hours = null)],
  ['a stop of the wrong kind', 'open', (trip) => (stopOf(trip, 'sight-1').kind = 'shopping')],
  ['a rest that names a place', 'open', (trip) => Object.assign(stopOf(trip, 'cafe-1'), { kind: 'rest' })],
  ['a way that is too fast', 'reachable', (trip) => moveAway(trip, 'sight-1')],
  [
    'a way shorter than the straight line',
    'reachable',
    (trip) => Object.assign(stopOf(trip, 'sight-2').leg ?? {}, { metres: 1 }),
  ],
  ['a way of which nothing is said', 'reachable', (trip) => (stopOf(trip, 'sight-1').leg = null)],
  ['a way back of which nothing is said', 'reachable', (trip) => (dayOf(trip).returnLeg = null)],
  ['a wrong sum of travel times', 'reachable', (trip) => (trip.plan.totals.travelMinutes += 1)],
  ['two stops at once', 'apart', (trip) => (stopOf(trip, 'sight-1').arrive = '10:20')],
  ['a stop before one can be there', 'apart', (trip) => (stopOf(trip, 'sight-1').arrive = '10:31')],
  [
    'a stop that ends before it begins',
    'apart',
    (trip) => Object.assign(stopOf(trip, 'cafe-0'), { arrive: '15:20', leave: '15:10' }),
  ],
  ['a clock that is none', 'apart', (trip) => (stopOf(trip, 'cafe-0').leave = '15:99')],
  ['a place twice', 'apart', (trip) => swap(trip, 'sight-5', 'sight-0')],
  ['a missing day', 'apart', (trip) => dropDay(trip)],
  ['a day with another date', 'apart', (trip) => (dayOf(trip, 1).date = '2027-05-05')],
  ['a wrong number of stops', 'apart', (trip) => (trip.plan.totals.stops += 1)],
  ['too few sights without a reason', 'pace', (trip) => dropStop(trip, 'sight-3')],
  ['a day without dinner', 'meals', (trip) => dropStop(trip, 'grill-0')],
  ['two lunches', 'meals', (trip) => Object.assign(stopOf(trip, 'grill-0'), { meal: 'lunch' })],
  ['a lunch too late', 'meals', (trip) => Object.assign(stopOf(trip, 'noodle-0'), { arrive: '10:59' })],
  ['a dinner too early', 'meals', (trip) => Object.assign(stopOf(trip, 'grill-0'), { arrive: '16:55' })],
  ['the same cuisine twice a day', 'meals', (trip) => (rowOf(trip, 'grill-0').cuisine = 'noodles')],
  ['a meal far off the way', 'meals', (trip) => moveAway(trip, 'noodle-0')],
  ['a meal at a sight', 'meals', (trip) => (rowOf(trip, 'noodle-0').kind = 'attraction')],
  ['a day over its budget', 'budget', (trip) => spend(trip, 'grill-0', 60_000)],
  ['a price played down', 'budget', (trip) => (rowOf(trip, 'sight-0').cost = 20_000)],
  ['a wrong sum of a day', 'budget', (trip) => (dayOf(trip).cost -= 1000)],
  ['a wrong sum of the trip', 'budget', (trip) => (trip.plan.totals.cost -= 1000)],
  ['a price below nothing', 'budget', (trip) => spend(trip, 'cafe-0', -100)],
  ['another budget than was said', 'budget', (trip) => (trip.plan.budget.dailyLimit = 90_000)],
  ['stops outside the chosen area', 'areas_and_interests', (trip) => moveToAnotherArea(trip)],
  ['an interest that is missing', 'areas_and_interests', (trip) => loseInterest(trip, 'culture')],
  ['a clinic that nobody asked for', 'treatments', (trip) => visitClinic(trip)],
  ['no cafe where one was chosen', 'company', (trip) => dropCafes(trip)],
  ['the name of the traveller in the words', 'privacy', (trip) => (trip.words += ' Have fun, AVERY  Quill!')],
  [
    'the e-mail of the traveller in a reason',
    'privacy',
    (trip) => stopOf(trip, 'sight-0').because.push('for Avery@Example.com'),
  ],
  ['the phone number in other writing', 'privacy', (trip) => (trip.words += ' Call +1 555.010.4477.')],
  ['a stop that the words leave out', 'words', (trip) => (trip.words = trip.words.replace('The sight-2 house', 'it'))],
  [
    'a place in the words that is not in the plan',
    'words',
    (trip) => (trip.words += ' Then the salon house: see The salon house.'),
  ],
  ['a Korean name in the words that is not in the plan', 'words', (trip) => (trip.words += ' sight-60 집에서')],
  ['an answer that shows nowhere', 'wishes', (trip) => (trip.words = trip.words.replace('couple', 'pair'))],
]

test.each(faults)('%s is caught by its own rule', (_, rule, spoil) => {
  const trip = lawful()
  spoil(trip)
  expect(broken(trip)).toContain(rule)
})

test('a fault in the ways of a day is found by no rule that has nothing to do with it', () => {
  const trip = lawful()
  trip.plan.totals.travelMinutes += 1
  expect(broken(trip)).toEqual(['reachable'])
})

test('a meal may lie far off the way where the plan says that more money is needed, and for no other reason', () => {
  for (const [wish, rules] of [
    ['dailyBudgetRange', []],
    ['dates', ['meals']],
  ] as const) {
    const trip = lawful()
    moveAway(trip, 'noodle-0')
    trip.plan.conflicts.push({ wishes: [wish], relax: [] })
    expect(broken(trip).filter((rule) => rule === 'meals')).toEqual(rules)
  }
})

function setHours(trip: Trip, id: string, intervals: [string, string][]): void {
  const hours = rowOf(trip, id).hours
  if (hours === null || hours === '24h') throw new Error('no weekly hours')
  hours.mon = intervals
}

function closeBefore(trip: Trip, id: string, from: string): void {
  setHours(trip, id, [[from, '20:00']])
}

function moveAway(trip: Trip, id: string): void {
  Object.assign(rowOf(trip, id), { lat: 37.65 })
}

function dropDay({ plan }: Trip): void {
  const [gone] = plan.days.splice(1, 1)
  plan.totals.stops -= gone?.stops.length ?? 0
}

function dropStop(trip: Trip, placeId: string): void {
  for (const day of trip.plan.days) day.stops = day.stops.filter((stop) => stop.placeId !== placeId)
}

function dropCafes(trip: Trip): void {
  dropStop(trip, 'cafe-0')
  dropStop(trip, 'cafe-1')
}

function spend(trip: Trip, placeId: string, cost: number): void {
  const stop = stopOf(trip, placeId)
  const more = cost - stop.cost
  stop.cost = cost
  dayOf(trip).cost += more
  trip.plan.totals.cost += more
}

function moveToAnotherArea(trip: Trip): void {
  for (const row of trip.catalogue.slice(0, 8)) row.area = 'Gangnam'
}

function loseInterest(trip: Trip, interest: PlanPlace['interests'][number]): void {
  const used = new Set(trip.plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  for (const row of trip.catalogue)
    if (used.has(row.id)) row.interests = row.interests.filter((one) => one !== interest)
}

function visitClinic(trip: Trip): void {
  swap(trip, 'sight-1', 'clinic-1')
  Object.assign(stopOf(trip, 'clinic-1'), { kind: 'treatment', treatment: 'skin', cost: 0 })
}
