import { expect, test } from 'vitest'
import type { PlaceFacts } from '#domain/places/places.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readTreatmentText } from '#domain/wishes/treatment-text.ts'
import { treatmentWishes } from '#domain/wishes/treatment-wishes.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { presentRecommendation, recommendPlaces } from './recommendations.ts'

const interestNames = {
  beauty: 'Beauty',
  food: 'Food',
  culture: 'Culture',
  nature: 'Nature',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
}
const base = { name: 'Jongno', lat: 37.574, lng: 126.985 }
const { step1, step2, step3 } = createRandomSteps(1)
const usual: TripWishes = {
  ...readTripWishes({ step1, step2, step3 }, { names: indexPlaceNames([]), treatments: [] }),
  interests: ['culture'],
  areas: [],
  travelerType: null,
  treatments: [],
  dailyLimit: null,
}

const treatments = readTreatmentTable()
const someTreatments = treatmentWishes(['Skin Treatment'], readTreatmentText('', treatments), treatments)

/** A day in Jongno with these stops, and these wishes left out. */
function planWith(stops: readonly string[], left: readonly string[] = []): Plan {
  const day = { date: '2027-05-31', from: base, to: base, returnLeg: null, cost: 0, shortfall: null }
  return {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed: 1,
    base,
    days: [
      {
        ...day,
        stops: stops.map((placeId) => ({
          placeId,
          kind: 'attraction',
          arrive: '10:00',
          leave: '11:00',
          leg: null,
          cost: 0,
          hoursUnknown: false,
          because: [],
        })),
      },
    ],
    unplaced: left.map((placeId) => ({ placeId, name: placeId, reason: 'no_time', note: '' })),
    warnings: [],
    conflicts: [],
    budget: { dailyLimit: null, tripLimit: null },
    checks: [],
    totals: { cost: 0, travelMinutes: 0, stops: 0 },
  }
}

function invent(count: number, facts: Partial<PlaceFacts> = {}, name = 'place'): PlaceFacts[] {
  return Array.from({ length: count }, (_, index) => inventPlace(`${name}-${index}`, facts))
}

function recommend(catalogue: readonly PlaceFacts[], wishes: Partial<TripWishes> = {}, plan = planWith([])) {
  const groups = recommendPlaces({ wishes: { ...usual, ...wishes }, plan, catalogue, interestNames })
  return Object.fromEntries(Object.entries(groups).map(([name, rows]) => [name, rows.map(({ id }) => id)]))
}

test('each chosen interest and then each chosen area has a group, by the name that a traveller chose', () => {
  const rows = [
    ...invent(3),
    ...invent(3, { interests: ['food'] }, 'table'),
    ...invent(3, { area: 'Insadong', interests: [] }, 'insa'),
  ]
  expect(recommend(rows, { interests: ['food', 'culture'], areas: ['Insadong'] })).toEqual({
    Food: ['table-0', 'table-1', 'table-2'],
    Culture: ['place-0', 'place-1', 'place-2'],
    Insadong: ['insa-0', 'insa-1', 'insa-2'],
  })
})

test('nothing is recommended that is in the plan, or that the plan had to leave out', () => {
  expect(recommend(invent(5), {}, planWith(['place-1'], ['place-3']))).toEqual({
    Culture: ['place-0', 'place-2', 'place-4'],
  })
})

test('a group holds at most six, those near a stop before those near the base, in the order of the guide', () => {
  const aside = { lat: 37.65, lng: 126.985 }
  const rows = [...invent(4, aside, 'aside'), ...invent(4)]
  expect(recommend(rows)).toEqual({
    Culture: ['place-0', 'place-1', 'place-2', 'place-3', 'aside-0', 'aside-1'],
  })
})

test('recommendations are filled with the nearest far places when few are near', () => {
  const far = invent(3, { lat: 35.1, lng: 129 }, 'busan')
  const nearer = invent(2, { lat: 36.5, lng: 127.2 }, 'sejong')
  expect(recommend([...far, ...nearer, ...invent(1)])).toEqual({ Culture: ['place-0', 'sejong-0', 'sejong-1'] })
})

test('a row that answers two wishes stands in one group while the other has enough without it', () => {
  const both = invent(3, { interests: ['culture', 'food'] }, 'both')
  const rows = [...both, ...invent(3, { interests: ['food'] }, 'table')]
  const interests = ['culture', 'food'] as TripWishes['interests']
  expect(recommend(rows, { interests })['Food']).toEqual(['table-0', 'table-1', 'table-2'])
  expect(recommend(both, { interests })['Food']).toEqual(['both-0', 'both-1', 'both-2'])
})

test.each<[string, Partial<PlaceFacts>, Partial<TripWishes>, boolean]>([
  ['what has closed for good', { permanentlyClosed: true }, {}, false],
  ['a clinic', { kind: 'clinic' }, {}, false],
  ['a bed', { kind: 'lodging' }, {}, false],
  ['what costs more than a day', { cost: 50_000 }, { dailyLimit: 40_000 }, false],
  ['what costs a day', { cost: 40_000 }, { dailyLimit: 40_000 }, true],
  ['a kitchen of meat, to a vegan', { kind: 'restaurant', cuisine: 'barbecue' }, { diets: ['vegan'] }, false],
  ['a coffee, to a vegan', { kind: 'cafe', cuisine: 'coffee' }, { diets: ['vegan'] }, true],
  ['a bakery, to a vegan', { kind: 'cafe', cuisine: 'bakery' }, { diets: ['vegan'] }, false],
  ['a vegan kitchen, to a vegan', { kind: 'restaurant', tags: ['vegan'] }, { diets: ['vegan'] }, true],
  ['what is for adults, to a family', { tags: ['adult'] }, { travelerType: 'family' }, false],
  ['a bar, to a family', { tags: ['alcohol'] }, { travelerType: 'family' }, false],
  [
    'a bar, to a family that chose it',
    { tags: ['alcohol'] },
    { travelerType: 'family', interests: ['culture', 'nightlife'] },
    true,
  ],
  ['a bar, to a couple', { tags: ['alcohol'] }, { travelerType: 'couple' }, true],
  ['a sauna, after a treatment', { tags: ['sauna'] }, { treatments: someTreatments }, false],
  ['a sauna, without one', { tags: ['sauna'] }, {}, true],
])('%s', (_, facts, wishes, isTold) => {
  expect(recommend([inventPlace('one', facts)], wishes)['Culture']).toEqual(isTold ? ['one'] : [])
})

test('a row that is known by its Korean name alone is called by that, and nothing is rated', () => {
  const row = inventPlace('one', { name: { en: '', ko: '집' }, address: { en: '', ko: '서울' } })
  expect(presentRecommendation(row)).toMatchObject({ id: 'one', title: '집', address: '서울', rating: null })
})
