import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { prepareTrip, styleOf } from './prepare-trip.ts'

type Options = { days?: number; rows?: PlanPlace[]; more?: PlanPlace[]; told?: Partial<TripStep3> }

function wishesOf(asked: Partial<TripStep2> = {}, { days = 3, rows = [], told = {} }: Options = {}) {
  const steps = askTrip(days, { areaPreferences: [], totalBudget: '', ...asked }, told)
  return readTripWishes(steps, { names: indexPlaceNames(rows), treatments: [] })
}

function prepare(asked: Partial<TripStep2> = {}, { days = 3, more = [], told = {} }: Options = {}) {
  const catalogue = [
    ...inventCatalogue().map((row) => ({ ...row, area: row.area && ('Myeongdong' as const) })),
    ...more,
  ]
  const wishes = wishesOf(asked, { days, rows: catalogue, told })
  return prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
}

// Minutes on foot, minutes that a taxi has to save, and who shares it.
test.each([
  ['family', 60_000, [12, 20, 3]],
  ['business', 60_000, [12, 12, 1]],
  ['couple', 60_000, [16, 30, 2]],
  ['friends', 60_000, [18, 30, 3]],
  ['solo', 60_000, [18, null, 1]],
  [null, 120_000, [18, null, 1]],
  ['family', 30_000, [20, null, 3]],
  ['business', 30_000, [30, null, 1]],
  ['couple', 20_000, [30, null, 2]],
  ['couple', 40_000, [16, 30, 2]],
] as const)('a %s with %i won a day gets about like %j', (travelerType, dailyBudgetRange, style) => {
  const { longestWalkMinutes, taxiSavesMinutes, party } = styleOf({
    wishes: wishesOf({ travelerType, dailyBudgetRange }),
  })
  expect([longestWalkMinutes, taxiSavesMinutes, party]).toEqual(style)
})

test.each([
  [80_000, { older: true, childAges: [] }, 10],
  [80_000, { older: false, childAges: [3] }, 10],
  [80_000, { older: false, childAges: [4] }, 16],
  [20_000, { older: true, childAges: [] }, 15],
])('with %i won a day, %j walk for at most %i minutes at a time', (dailyBudgetRange, who, minutes) => {
  const party = { adults: 2, mobility: null, ...who }
  const wishes = { ...wishesOf({ travelerType: 'couple', dailyBudgetRange }), party }
  expect(styleOf({ wishes }).longestWalkMinutes).toBe(minutes)
})

test('a trip in one city has its nights at one base, a frame for each day, and asks nothing of other days', () => {
  const { nights, parts, unplaced } = prepare()
  expect(new Set(nights.map(({ name }) => name))).toEqual(new Set(['Myeongdong']))
  expect(parts.frames).toHaveLength(3)
  expect(parts).not.toHaveProperty('isReached')
  expect(unplaced).toEqual([])
})

test('places and ends of days have locations of their own, from which ways lead to where they are', () => {
  const { parts } = prepare()
  const { ways, candidates, frames } = parts
  const locations = candidates.map(({ row }) => ways.locationOf(row))
  expect(new Set(locations).size).toBe(candidates.length)
  for (const { row } of candidates)
    expect(ways.pointOf(ways.locationOf(row))).toMatchObject({ lat: row.lat, lng: row.lng })
  for (const { start } of frames)
    expect(ways.pointOf(ways.locationOfEnd(start))).toMatchObject({ lat: start.lat, lng: start.lng })
  const [one, other] = [locations[3] ?? 0, locations[9] ?? 0]
  expect(ways.leg(one, other)).toBe(ways.leg(other, one))
})

test('nothing comes in that is far, closed for good, a hotel or a clinic, and nothing twice', () => {
  const more = [inventRow('inn', 1, { kind: 'lodging' }), inventRow('remote', 1, { lat: 36.9 })]
  const { parts } = prepare({}, { more })
  const ids = parts.candidates.map(({ row }) => row.id)
  for (const id of ['gone-tower', 'clinic-1', 'inn', 'remote', 'far-temple']) expect(ids).not.toContain(id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('named places are candidates or left out with a reason', () => {
  const { parts, unplaced } = prepare({ mustVisitPlaces: 'The sight-60 house, The gone-tower house, Atlantis' })
  expect(parts.candidates.filter(({ isMust }) => isMust).map(({ row }) => row.id)).toEqual(['sight-60'])
  expect(unplaced.map(({ name, reason }) => [name, reason])).toEqual([
    ['The gone-tower house', 'permanently_closed'],
    ['Atlantis', 'unknown'],
  ])
})

test('a named place far from the base is a candidate where a day trip leads there, with what is around it', () => {
  const far = northOf({ lat: 37.574, lng: 126.985 }, 30_000)
  const more = [
    inventRow('fortress', 1, { ...far, area: null }),
    inventRow('beside', 1, { ...northOf(far, 9000), area: null }),
    inventRow('apart', 1, { ...northOf(far, 11_000), area: null }),
  ]
  const ids = ({ parts }: ReturnType<typeof prepare>) => parts.candidates.map(({ row }) => row.id)
  const named = ids(prepare({ mustVisitPlaces: 'The fortress house' }, { more }))
  expect(named).toEqual(expect.arrayContaining(['fortress', 'beside']))
  expect(named).not.toContain('apart')
  expect(ids(prepare({}, { more }))).not.toContain('fortress')
})

test('treatments have their days before anything is chosen, and are left out beside other wishes', () => {
  const told = {
    beautyInterest: 'interested' as const,
    beautyCategories: ['Skin Treatment' as const, 'Medical Treatment' as const],
  }
  const { parts, unplaced } = prepare({}, { days: 5, told })
  expect(parts.treatments.visits.map(({ kind, treatment }) => `${kind} ${treatment}`)).toContain('treatment skin')
  expect(unplaced).toContainEqual(expect.objectContaining({ name: 'Medical Treatment', reason: 'no_clinic' }))
})

test('the longer a trip, the more it chooses from, up to a limit, and all that was named stays in', () => {
  const crowd = Array.from({ length: 500 }, (_, index) => inventRow(`crowd-${index}`, index))
  const sights = (days: number) =>
    prepare({}, { days, more: crowd }).parts.candidates.filter(({ kind }) => kind === 'attraction').length
  expect([sights(1), sights(2), sights(30)]).toEqual([59, 73, 320])
  const named = prepare({ mustVisitPlaces: 'The crowd-499 house' }, { days: 1, more: crowd })
  expect(named.parts.candidates.filter(({ isMust }) => isMust)).toHaveLength(1)
})

test('everything that comes in is near a night or near what was named, and is what the traveller suits', () => {
  const more = [inventRow('adult', 1, { tags: ['adult'] }), inventRow('ridge', 1, { tags: ['strenuous'] })]
  const { parts, nights } = prepare({ travelerType: 'family' }, { more })
  const ids = parts.candidates.map(({ row }) => row.id)
  expect(ids).not.toContain('adult')
  expect(ids).not.toContain('ridge')
  for (const { row } of parts.candidates)
    expect(Math.min(...nights.map((night) => straightMetres(night, row)))).toBeLessThanOrEqual(25_000)
})

test('the same request is prepared the same way', () => {
  const told = (made: ReturnType<typeof prepare>) =>
    JSON.stringify([made.nights, made.parts.candidates, made.parts.frames, made.unplaced])
  expect(told(prepare())).toBe(told(prepare()))
})

test('a trip over several cities begins where one lands, also if only another city was named', () => {
  const far = northOf({ lat: 37.5636, lng: 126.985 }, -250_000)
  const more = Array.from({ length: 40 }, (_, at) =>
    inventRow(`south-${at}`, 0, {
      ...northOf(far, at * 50),
      area: null,
      kind: at % 2 ? 'restaurant' : 'attraction',
      province: 'Busan',
      district: { en: 'Suyeong-gu', ko: '수영구' },
    }),
  )
  const asked = { mustVisitPlaces: 'The south-0 house' }
  expect(prepare(asked, { days: 4, more }).nights[0].name).toBe('Busan')
  const several = prepare({ ...asked, cities: 'several' }, { days: 6, more }).nights.map(({ name }) => name)
  expect([several[0], several.at(-1)]).toEqual(['Myeongdong', 'Myeongdong'])
})

test('a trip over several cities begins in the city of arrival, though the only named region is elsewhere', () => {
  const { places: catalogue, ...facts } = readPlannerFacts()
  const steps = askTrip(10, { areaPreferences: [], totalBudget: '', mustVisitPlaces: 'Jeju', cities: 'several' })
  steps.step1.arrival = { airport: 'ICN', time: '09:00' }
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const { nights } = prepareTrip({ wishes, catalogue, transport: createTransport(facts), seed: 1 })
  expect(nights[0].name).toBe('Myeongdong')
  expect(nights.some(({ lat }) => lat < 33.7)).toBe(true)
})
