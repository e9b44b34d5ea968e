import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'

const { places: catalogue, treatments, ...facts } = readPlannerFacts()
const transport = createTransport(facts)
const names = indexPlaceNames(catalogue)

function nightsOf(days: number, mustVisitPlaces: string, beds?: string[], nights?: { city: string; nights: number }[]) {
  const asked = {
    areaPreferences: [],
    totalBudget: '',
    mustVisitPlaces,
    ...(beds && { beds }),
    ...(nights && { nights }),
  }
  const wishes = readTripWishes(askTrip(days, asked), { names, treatments })
  return prepareTrip({ wishes, catalogue, transport, seed: 1 }).nights
}

function pointOf(id: string) {
  const row = catalogue.find((each) => each.id === id)
  if (!row) throw new Error(`There is no ${id}.`)
  return row
}

test('each night in a city is at the bed that was told there, and at the usual quarter of the other cities', () => {
  const told = nightsOf(7, 'Busan', ['Haeundae', 'Seongsu-dong Cafe Street'])
  const metres = (night: (typeof told)[number], id: string) => straightMetres(night, pointOf(id))
  expect(told.every((night) => metres(night, 'haeundae-beach') < 10 || metres(night, 'seongsu-dong') < 10)).toBe(true)
  expect(new Set(told.map(({ name }) => name)).size).toBe(2)
  expect(new Set(nightsOf(7, 'Seoul, Busan', ['Haeundae']).map(({ name }) => name))).toEqual(
    new Set(['Myeongdong', pointOf('haeundae-beach').name.en]),
  )
})

test('who names one region and a bed there sleeps nowhere else', () => {
  const nights = nightsOf(8, 'Busan', ['Haeundae']).map(({ name }) => name)
  expect(new Set(nights)).toEqual(new Set([pointOf('haeundae-beach').name.en]))
})

test('a bed where nobody of the trip sleeps changes nothing', () => {
  expect(nightsOf(3, '', ['Haeundae'])).toEqual(nightsOf(3, ''))
  expect(nightsOf(3, '', ['Atlantis'])).toEqual(nightsOf(3, ''))
})

test.each([undefined, [{ city: 'Jeju', nights: 3 }]])(
  'on Jeju one sleeps in the town that was told, with nights %j',
  (nights) => {
    const slept = (beds?: string[]) => new Set(nightsOf(4, 'Jeju', beds, nights).map(({ name }) => name))
    expect(slept(['서귀포'])).toEqual(new Set(['Seogwipo Old Downtown']))
    expect(slept(['제주시'])).toEqual(new Set(['Yeon-dong']))
    expect(slept()).toEqual(new Set(['Yeon-dong']))
    expect(slept(['Seogwipo', 'Jeju City'])).toEqual(new Set(['Yeon-dong']))
  },
)

test('an area of the capital is a bed too, and a hotel is no place that only sounds like it', () => {
  const quarters = (beds: string[]) => [...new Set(nightsOf(3, '', beds).map(({ name }) => name))]
  expect(quarters(['Hongdae'])).toEqual(['Hongdae'])
  expect(quarters(['Lotte Hotel Seoul'])).toEqual(['Myeongdong'])
  expect(quarters(['Haeundae Grand Hotel'])).toEqual(['Myeongdong'])
})

test.each([
  ['', 'Samseong-dong', 'Samseong'],
  ['', '잠실역', 'Jamsil'],
  ['', '시청', 'City Hall'],
  ['Busan', '시청', 'Busan City Hall'],
  ['Busan', '西面駅', 'Seomyeon'],
])('of a trip to %j with the bed %j the days begin at the station %j', (places, bed, name) => {
  const slept = nightsOf(3, places, [bed], places === '' ? undefined : [{ city: places, nights: 2 }])
  expect([...new Set(slept.map((night) => night.name))]).toEqual([name])
})

test('a quarter after which several places are named is a bed, and a word that many share is none', () => {
  const nights = [{ city: 'Jeju', nights: 3 }]
  const [aewol] = nightsOf(4, 'Jeju', ['Aewol'], nights)
  expect(aewol && straightMetres(aewol, pointOf('handam-coastal-walk'))).toBeLessThan(3000)
  expect(nightsOf(4, 'Jeju', ['the beach'], nights)).toEqual(nightsOf(4, 'Jeju', undefined, nights))
})

test.each([undefined, [{ city: 'Jeju', nights: 4 }]])(
  'who told a quarter in the south of Jeju sleeps there each night, with nights %j',
  (nights) => {
    const slept = nightsOf(5, 'Jeju', ['중문'], nights)
    expect(slept.length).toBeGreaterThan(0)
    expect(Math.max(...slept.map((night) => straightMetres(night, pointOf('jusangjeolli-cliff'))))).toBeLessThan(4000)
  },
)

test('both beds on Jeju are kept', () => {
  const nights = [
    { city: 'Jeju', nights: 3 },
    { city: 'Seogwipo', nights: 2 },
  ]
  const slept = nightsOf(6, 'Jeju', ['Aewol', 'Jungmun'], nights)
  expect(new Set(slept.map(({ name }) => name))).toEqual(new Set(['Handam Coastal Walk', 'Jungmun Childonga']))
})
