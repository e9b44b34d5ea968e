import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import {
  dayOf,
  dropStop,
  insertStop,
  lawfulTrip,
  northOf,
  rowOf,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import { inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkAreasAndInterests } from './areas-and-interests.ts'

const cityHall = { lat: 37.5665, lng: 126.978 }

/** Puts the first stops of a trip into another quarter. */
function moveOut(trip: Trip, count: number): void {
  const stops = trip.plan.days.flatMap(({ stops: all }) => all).slice(0, count)
  for (const { placeId } of stops) rowOf(trip, placeId ?? '').area = 'Gangnam'
}

function isPlanned({ plan }: Trip, id: string): boolean {
  return plan.days.some(({ stops }) => stops.some(({ placeId }) => placeId === id))
}

/** Nothing of a trip answers an interest but rows that no day holds. */
function loseInterest(trip: Trip, interest: 'culture' | 'food'): void {
  for (const { placeId } of trip.plan.days.flatMap(({ stops }) => stops)) {
    const row = rowOf(trip, placeId ?? '')
    row.interests = row.interests.filter((one) => one !== interest)
  }
}

test('half of the stops in the chosen areas are enough, and one less is told with the figures', () => {
  const trip = lawfulTrip()
  moveOut(trip, 7)
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  moveOut(trip, 8)
  expect(toldOf(checkAreasAndInterests, trip)).toEqual([
    { rule: 'areas_and_interests', day: null, code: 'few_in_areas', count: 6, of: 14, areas: ['Insadong'] },
  ])
})

test('stops of any chosen area count together, and places of no area in none', () => {
  const trip = lawfulTrip({ areaPreferences: ['Insadong', 'Gangnam'] })
  moveOut(trip, 14)
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  for (const { placeId } of dayOf(trip, 0).stops) rowOf(trip, placeId ?? '').area = null
  rowOf(trip, 'sight-4').area = null
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['6 of 14 stops lie in Insadong or Gangnam.'])
})

test('an area that has places only for others than these travellers is not held against a plan', () => {
  // Eight of the fourteen stops lie elsewhere; the area needs fourteen rows, and six are left.
  const offer = (
    change: Partial<Trip['catalogue'][number]>,
    asked: Parameters<typeof lawfulTrip>[0] = {},
    moved = 8,
  ) => {
    const trip = lawfulTrip(asked)
    moveOut(trip, moved)
    for (const row of trip.catalogue) if (row.area === 'Insadong' && !isPlanned(trip, row.id)) row.area = null
    for (let count = 0; count < 8; count += 1)
      trip.catalogue.push(inventRow(`more-${count}`, count, { area: 'Insadong', ...change }))
    return violationsOf(checkAreasAndInterests, trip)
  }
  const objection = ['6 of 14 stops lie in Insadong.']
  expect(offer({})).toEqual(objection)
  expect(offer({ kind: 'nightlife' })).toEqual([])
  expect(offer({ tags: ['adult'] })).toEqual([])
  expect(offer({ kind: 'restaurant', tags: ['halal'] })).toEqual([])
  const inWheelchair = { party: { adults: 2, childAges: [], older: false, mobility: 'wheelchair' as const } }
  expect(offer({ stairs: 1 }, inWheelchair)).toEqual([])
  expect(offer({ stairs: 1, tags: ['step-free'] }, inWheelchair)).toEqual(objection)
  const older = { party: { ...inWheelchair.party, older: true, mobility: null } }
  expect([offer({ stairs: 2 }, older), offer({ tags: ['strenuous'] }, older)]).toEqual([[], []])
  expect(offer({ stairs: 1 }, older)).toEqual(objection)
  expect(offer({ kind: 'restaurant', tags: ['vegan'] }, { diet: ['vegetarian'] }, 10)).toEqual([
    '4 of 11 stops lie in Insadong.',
  ])
})

test('whoever keeps a diet eats where a table suits, inside the areas or outside', () => {
  const asked = { diet: ['vegan'] }
  const trip = lawfulTrip(asked)
  const meals = trip.plan.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'meal'))
  const eaten = new Set(meals.map(({ placeId }) => placeId))
  for (const row of trip.catalogue) if (eaten.has(row.id)) row.area = null
  const others = trip.catalogue.filter((row) => isPlanned(trip, row.id) && !eaten.has(row.id))
  for (const row of others.slice(0, 5)) row.area = null
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  expect(meals).toHaveLength(4)
  for (const row of others.slice(0, 6)) row.area = null
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['4 of 10 stops lie in Insadong.'])
})

test('without chosen areas stops may lie anywhere', () => {
  const trip = lawfulTrip({ areaPreferences: [] })
  moveOut(trip, 14)
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('places that were named, clinics and rests count neither for the areas nor against them', () => {
  const trip = lawfulTrip({ mustVisitPlaces: 'The sight-0 house' })
  moveOut(trip, 7)
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  moveOut(trip, 8)
  // Seven of the thirteen others are elsewhere.
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['6 of 13 stops lie in Insadong.'])
  insertStop(trip, { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', arrive: '19:00', leave: '20:00' })
  insertStop(trip, { placeId: null, kind: 'rest', arrive: '20:00', leave: '20:30' })
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['6 of 13 stops lie in Insadong.'])
})

test.each([
  [14, 1],
  [13, 0],
])('%i places in the chosen areas for fourteen stops give %i fault', (offered, faults) => {
  const trip = lawfulTrip()
  const used = new Set(trip.plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  moveOut(trip, 14)
  const others = trip.catalogue.filter(({ id, kind }) => !used.has(id) && kind !== 'clinic' && id !== 'gone-tower')
  for (const row of others.slice(offered)) row.area = null
  expect(violationsOf(checkAreasAndInterests, trip)).toHaveLength(faults)
})

test('clinics and places that have closed for good are no offer of an area', () => {
  const trip = lawfulTrip()
  const used = new Set(trip.plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  moveOut(trip, 14)
  for (const [index, row] of trip.catalogue.filter(({ id }) => !used.has(id)).entries())
    Object.assign(row, index % 2 === 0 ? { kind: 'clinic' } : { permanentlyClosed: true })
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test.each(['from', 'to'] as const)('only days count whose %s is within 25 km of the capital', (end) => {
  const trip = lawfulTrip()
  for (const day of trip.plan.days) day[end] = { name: 'Edge', ...northOf(cityHall, 24_999) }
  moveOut(trip, 14)
  expect(violationsOf(checkAreasAndInterests, trip)).toHaveLength(1)
  for (const day of trip.plan.days) day[end] = { name: 'Out', ...northOf(cityHall, 25_001) }
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('the days of flights and of moves count neither', () => {
  const trip = lawfulTrip()
  moveOut(trip, 14)
  trip.steps.step1.arrival = { airport: 'GMP', time: '07:00' }
  dayOf(trip).from = airportBase('GMP')
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['0 of 7 stops lie in Insadong.'])
  insertStop(trip, { placeId: null, kind: 'transfer', arrive: '20:00', leave: '20:15' }, { day: 1 })
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('an interest that one stop answers is met, and one that none answers is told', () => {
  const trip = lawfulTrip()
  loseInterest(trip, 'culture')
  expect(toldOf(checkAreasAndInterests, trip)).toEqual([
    { rule: 'areas_and_interests', day: null, code: 'interest_missing', interest: 'culture' },
  ])
  rowOf(trip, 'grill-1').interests.push('culture')
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('an interest is not missed where the plan says that it clashes, and is where it says something else', () => {
  const trip = lawfulTrip()
  loseInterest(trip, 'culture')
  trip.plan.conflicts.push({ wishes: ['dates', 'totalBudget'], relax: [] })
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['Nothing in the plan is for culture.'])
  trip.plan.conflicts.push({ wishes: ['dates', 'selectedInterests'], relax: [] })
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('an interest is missed only where something open answers it within 25 km of a night', () => {
  const trip = lawfulTrip()
  trip.steps.step1.selectedInterests = ['nature']
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  const park = inventRow('park', 1, { interests: ['nature'], ...northOf(trip.plan.base, 25_001) })
  trip.catalogue.push(park)
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
  Object.assign(park, northOf(trip.plan.base, 24_999))
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['Nothing in the plan is for nature.'])
  park.permanentlyClosed = true
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual([])
})

test('a day trip that ends elsewhere makes what is near there an offer', () => {
  const trip = lawfulTrip()
  trip.steps.step1.selectedInterests = ['nature']
  trip.catalogue.push(inventRow('park', 1, { interests: ['nature'], lat: 36.2, lng: 127 }))
  dayOf(trip, 1).to = { name: 'South', lat: 36.2, lng: 127 }
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['Nothing in the plan is for nature.'])
})

test('a stop that is no row answers no interest and lies in no area', () => {
  const trip = lawfulTrip()
  for (const id of ['sight-0', 'sight-1', 'sight-2', 'sight-3', 'noodle-0', 'cafe-0', 'grill-0'])
    stopOf(trip, id).placeId = `lost-${id}`
  dropStop(trip, 'sight-4')
  dropStop(trip, 'sight-5')
  expect(violationsOf(checkAreasAndInterests, trip)).toEqual(['5 of 12 stops lie in Insadong.'])
})
