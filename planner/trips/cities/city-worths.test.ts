import { expect, test } from 'vitest'
import type { Point } from '#domain/korea/distances.ts'
import type { PlanBase, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { type City, describeCities, nightsOfTables } from './city-worths.ts'
import { namedRows } from './named-days.ts'

const north = { lat: 37.5, lng: 127 }
const bases = {
  first: { name: 'First', ...north },
  second: { name: 'Second', ...northOf(north, -200_000) },
  third: { name: 'Third', ...northOf(north, -300_000) },
} satisfies Record<string, PlanBase>

/** Two kilometres a minute on the straight line, for a won a metre and a half. */
function legOf(from: Point, to: Point): PlanLeg {
  const metres = Math.abs(to.lat - from.lat) * 111_195
  return { mode: 'train', minutes: Math.round(metres / 1000), metres, cost: Math.round(metres / 10) }
}

function rowsAt(id: string, point: Point, count: number, facts: Partial<PlanPlace>): PlanPlace[] {
  return Array.from({ length: count }, (_, index) =>
    inventRow(`${id}-${index}`, 0, { ...northOf(point, 100 * index), area: null, ...facts }),
  )
}

function stayOf({ name, lat, lng }: PlanBase): StayBase {
  const both = { en: name, ko: name }
  return { id: name, city: both, quarter: both, lat, lng, arrival: { id: name, kind: 'train', name: both, lat, lng } }
}

const tables: Partial<PlanPlace> = { kind: 'restaurant', interests: ['food'] }
const popular: Partial<PlanPlace> = { categories: ['popular'], interests: ['culture'] }
const catalogue = [
  ...rowsAt('first', bases.first, 12, popular),
  ...rowsAt('first-table', bases.first, 60, tables),
  ...rowsAt('second', bases.second, 8, popular),
  ...rowsAt('second-great', bases.second, 4, { ...popular, fame: 5 }),
  ...rowsAt('second-table', bases.second, 30, tables),
  ...rowsAt('third', bases.third, 2, popular),
  ...rowsAt('third-table', bases.third, 30, tables),
]

function describe(
  asked: Partial<TripStep2> = {},
  { days = 8, rows = catalogue, end = bases.first }: { days?: number; rows?: PlanPlace[]; end?: PlanBase } = {},
) {
  const wishes = readTripWishes(askTrip(days, { areaPreferences: [], totalBudget: '', ...asked }), {
    names: indexPlaceNames(rows),
    treatments: [],
  })
  const facts = { catalogue: rows, stays: [bases.first, bases.second, bases.third].map(stayOf) }
  const cities = describeCities({ wishes, facts, base: bases.first, legOf }, end)
  const find = (name: string): City => {
    const found = [cities.first, ...cities.between].find(({ base }) => base.name === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  /** What so many nights are worth in each city. */
  const worth = (nights: Record<string, number>) =>
    cities.worthOf(new Map(Object.entries(nights).map(([name, count]) => [find(name), count])))
  return { ...cities, find, worth }
}

test('a city knows what is popular near it, how famous that is, and how many nights its tables feed', () => {
  const { find } = describe()
  expect(find('First')).toMatchObject({ popular: 12, famous: 0, mostNights: 20, isInNamedRegion: false })
  expect(find('Second')).toMatchObject({ popular: 12, famous: 4, mostNights: 10 })
  expect(find('Third')).toMatchObject({ popular: 2, famous: 0, mostNights: 10 })
})

test('sights outside of the interests and meals are not counted as popular', () => {
  const boring = [...catalogue, ...rowsAt('boring', bases.second, 9, { ...popular, interests: ['shopping'] })]
  const fed = [...boring, ...rowsAt('fed', bases.second, 9, { ...tables, ...popular })]
  expect(describe({}, { rows: fed }).find('Second').popular).toBe(12)
})

test('a city is no other one that is near, a day trip away, too far for a morning, or without tables', () => {
  const names = (between: readonly City[]) => between.map(({ base }) => base.name)
  expect(names(describe().between)).toEqual(['Second', 'Third'])
  const at = (metres: number, count = 30) => {
    const point = northOf(bases.first, metres)
    const base = { name: 'Another', ...point }
    const rows = [...catalogue, ...rowsAt('another-table', point, count, tables)]
    const wishes = readTripWishes(askTrip(8), { names: indexPlaceNames([]), treatments: [] })
    const facts = { catalogue: rows, stays: [stayOf(base)] }
    return names(describeCities({ wishes, facts, base: bases.first, legOf }, bases.first).between).length
  }
  expect([at(24_000), at(119_000), at(122_000), at(299_000), at(302_000)]).toEqual([0, 0, 1, 1, 0])
  expect([at(200_000, 6), at(200_000, 5)]).toEqual([1, 0])
})

test('one more night is worth less than the one before it, and nothing where all that is popular has been seen', () => {
  const { worth } = describe()
  const gains = [1, 2, 3, 4, 5, 6].map((nights) => worth({ First: nights + 1 }) - worth({ First: nights }))
  expect(gains[0]).toBeGreaterThan(0)
  for (const [index, gain] of gains.slice(1).entries()) expect(gain).toBeLessThanOrEqual((gains[index] ?? 0) + 1e-9)
  // Twelve popular sights are three days.
  expect(gains.slice(2).map((gain) => Math.round(gain * 1e9))).toEqual([0, 0, 0, 0])
  expect((gains[1] ?? 0) / (gains[0] ?? 1)).toBeCloseTo(0.8)
})

test('nights where more is popular and famous are worth more', () => {
  const { worth } = describe()
  expect(worth({ First: 4, Second: 3 })).toBeGreaterThan(worth({ First: 4, Third: 3 }))
  const plain = describe({}, { rows: catalogue.map((row) => ({ ...row, fame: null })) })
  expect(worth({ First: 4, Second: 3 })).toBeGreaterThan(plain.worth({ First: 4, Second: 3 }))
})

test('a named place is worth three good days, in the city that it is near', () => {
  const { worth, find } = describe({ mustVisitPlaces: 'The third-0 house' })
  expect(find('Third').sees).toMatchObject([{ how: 'near' }])
  expect(find('First').sees).toEqual([null])
  expect(worth({ First: 5, Third: 2 })).toBeGreaterThan(worth({ First: 7 }))
  const gain = worth({ First: 5, Third: 2 }) - describe().worth({ First: 5, Third: 2 })
  expect(gain).toBeCloseTo(3)
})

test('a place that two cities see counts once', () => {
  const between = northOf(bases.second, 24_000)
  const rows = [...catalogue, inventRow('bridge', 0, { ...between, area: null, visitMinutes: 60 })]
  const { find } = describe({ mustVisitPlaces: 'The bridge house' }, { rows })
  expect(find('Second').sees).toMatchObject([{ how: 'near', days: 0.5 }])
  const far = northOf(bases.second, 60_000)
  const trip = describe(
    { mustVisitPlaces: 'The bridge house' },
    { rows: rows.map((row) => (row.id === 'bridge' ? { ...row, ...far } : row)) },
  )
  expect(trip.find('Second').sees).toMatchObject([{ how: 'far', days: 1 }])
  const both = trip.worth({ First: 4, Second: 2, Third: 2 }) - describe().worth({ First: 4, Second: 2, Third: 2 })
  expect(both).toBeLessThanOrEqual(3)
})

test('a longer visit takes more of a day, up to all of it', () => {
  const daysFor = (visitMinutes: number) => {
    const rows = [...catalogue, inventRow('palace', 0, { ...northOf(bases.second, 0), area: null, visitMinutes })]
    return describe({ mustVisitPlaces: 'The palace house' }, { rows }).find('Second').sees[0]?.days
  }
  expect([daysFor(30), daysFor(150), daysFor(300), daysFor(450), daysFor(600)]).toEqual([0.5, 0.5, 0.75, 1, 1])
})

test('of two cities the named one, or the one with more great sights, is a little better to sleep in', () => {
  const nights = { First: 5, Third: 2 }
  const great = rowsAt('great', bases.third, 5, { headline: 2, interests: [], visitMinutes: 60 })
  const gain = (asked: Partial<TripStep2>, rows: PlanPlace[]) =>
    describe(asked, { rows }).worth(nights) - describe({}, { rows: catalogue }).worth(nights)
  expect(gain({}, [...catalogue, ...great])).toBeCloseTo(0.1)
  expect(gain({}, [...catalogue, ...great.slice(0, 2)])).toBeCloseTo(0.04)
  const south = catalogue.map((row) =>
    row.id.startsWith('third') ? { ...row, province: 'Busan' as const, district: { en: 'Jung-gu', ko: '중구' } } : row,
  )
  // A named region is a named place as well, worth three good days.
  expect(gain({ mustVisitPlaces: 'Busan' }, south)).toBeCloseTo(3.3, 1)
})

test('a night in the first city lies between two cities that are too far from each other, if it has one to spare', () => {
  const away = { name: 'Away', ...northOf(bases.first, 280_000) }
  const rows = [...catalogue, ...rowsAt('away-table', away, 30, tables), ...rowsAt('away', away, 2, popular)]
  const wishes = readTripWishes(
    askTrip(9, { areaPreferences: [], mustVisitPlaces: 'The away-0 house, The third-0 house' }),
    {
      names: indexPlaceNames(rows),
      treatments: [],
    },
  )
  const facts = { catalogue: rows, stays: [away, bases.third].map(stayOf) }
  const { between, first, worthOf, staysBetween } = describeCities(
    { wishes, facts, base: bases.first, legOf },
    bases.first,
  )
  const [one, other] = between
  if (!one || !other) throw new Error('two cities are missing')
  const nights = (atFirst: number) => [
    new Map([
      [first, atFirst],
      [one, 2],
      [other, 2],
    ]),
    new Map([
      [first, atFirst + 2],
      [one, 2],
    ]),
  ]
  const [both, alone] = nights(4)
  const [hurried, quiet] = nights(2)
  if (!both || !alone || !hurried || !quiet) throw new Error('nights are missing')
  expect(staysBetween(both).map(({ base, nights: slept }) => [base.name, slept])).toEqual([
    ['Away', 2],
    ['First', 1],
    ['Third', 2],
  ])
  expect(worthOf(both)).toBeGreaterThan(worthOf(alone))
  // The first and the last night are all that is left there: no lunch is lost, whatever was named.
  expect(staysBetween(hurried).map(({ base }) => base.name)).toEqual(['Away', 'Third'])
  expect(worthOf(hurried)).toBeLessThan(worthOf(quiet))
})

test('a town with tables for one night is a base near a named place, and else none', () => {
  const town = northOf(bases.first, 200_000)
  const rows = [...catalogue, ...rowsAt('town-table', town, 3, tables), ...rowsAt('shrine', town, 1, {})]
  const names = (mustVisitPlaces: string) => {
    const wishes = readTripWishes(askTrip(8, { areaPreferences: [], mustVisitPlaces }), {
      names: indexPlaceNames(rows),
      treatments: [],
    })
    const facts = { catalogue: rows, stays: [stayOf({ name: 'Town', ...town })] }
    const { between } = describeCities({ wishes, facts, base: bases.first, legOf }, bases.first)
    return between.map(({ base }) => base.name)
  }
  expect(names('The shrine-0 house')).toContain('Town')
  expect(names('')).toEqual([])
})

test('moves that take more than half of the money of a trip are worth nothing, cheaper ones lose a share of it', () => {
  // There and back are 400 km, for 40,000 won.
  const worth = (totalBudget: string) => describe({ totalBudget }).worth({ First: 4, Second: 3 })
  expect(worth('79,000 won')).toBe(-Infinity)
  expect(worth('81,000 won')).toBeGreaterThan(-Infinity)
  expect(worth('81,000 won')).toBeLessThan(worth('400,000 won'))
  expect(worth('400,000 won')).toBeLessThan(worth(''))
})

test('cities between are visited in the order that takes the least time on the way', () => {
  const end = { name: 'End', ...northOf(bases.third, -130_000) }
  const { staysBetween, find } = describe({}, { end })
  const nights = (count: number) =>
    new Map(
      [
        ['Third', 2],
        ['First', 3],
        ['Second', count],
      ].map(([name, slept]) => [find(String(name)), Number(slept)]),
    )
  expect(staysBetween(nights(2)).map(({ base }) => base.name)).toEqual(['Second', 'Third'])
  expect(staysBetween(nights(0)).map(({ base }) => base.name)).toEqual(['Third'])
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [8, 2],
  [9, 3],
])('%i tables feed %i nights', (count, nights) => {
  expect(nightsOfTables(north, rowsAt('table', north, count, tables))).toBe(nights)
})

test('tables count up to 25 km', () => {
  const at = (metres: number) =>
    nightsOfTables(
      north,
      Array.from({ length: 3 }, (_, index) => inventRow(`${index}`, 0, { ...northOf(north, metres), ...tables })),
    )
  expect([at(24_999), at(25_001)]).toEqual([1, 0])
})

test('each wish stands for one row: open places, the first of several, and the first sight of a region', () => {
  const twins = ['twin-1', 'twin-2'].map((id) => inventRow(id, 0, { name: { en: 'Twin Gate', ko: '쌍문' } }))
  const region = { province: 'North Gyeongsang' as const, district: { en: 'Gyeongju-si', ko: '경주시' } }
  const rows = [
    ...twins,
    inventRow('gone', 0, { permanentlyClosed: true }),
    inventRow('inn', 0, { ...region, kind: 'restaurant' }),
    inventRow('temple', 0, region),
    inventRow('tomb', 0, region),
  ]
  const idsOf = (mustVisitPlaces: string) => {
    const wishes = readTripWishes(askTrip(3, { mustVisitPlaces }), { names: indexPlaceNames(rows), treatments: [] })
    return namedRows(wishes, rows).map(({ id }) => id)
  }
  expect(idsOf('Twin Gate, The gone house, Gyeongju, Insadong, Atlantis')).toEqual(['twin-1', 'temple', 'twin-1'])
  expect(idsOf('')).toEqual([])
})

test('a named place that is a day trip from a city is worth nothing to who moves on the next morning', () => {
  const tower = inventRow('tower', 0, { ...northOf(bases.third, -60_000), area: null, interests: [] })
  const rows = [...catalogue, tower]
  const asked = describe({ mustVisitPlaces: tower.name.en }, { rows })
  const unasked = describe({}, { rows })
  expect(asked.find('Third').sees).toMatchObject([{ how: 'far' }])
  const gainOf = (nights: number) =>
    asked.worth({ First: 6 - nights, Third: nights }) - unasked.worth({ First: 6 - nights, Third: nights })
  expect(gainOf(1)).toBe(0)
  expect(gainOf(2)).toBeGreaterThan(2)
})

test('a city a day trip away is another one for a named place that nobody comes back from in a day', () => {
  const near = { name: 'Near', ...northOf(bases.first, -110_000) }
  const rows = [...catalogue, ...rowsAt('near-table', near, 30, tables)]
  const tower = inventRow('tower', 0, { ...northOf(near, -20_000), area: null, interests: [] })
  const between = (named: string) => {
    const all = [...rows, tower]
    const wishes = readTripWishes(askTrip(8, { mustVisitPlaces: named, areaPreferences: [] }), {
      names: indexPlaceNames(all),
      treatments: [],
    })
    const facts = { catalogue: all, stays: [stayOf(near)] }
    return describeCities({ wishes, facts, base: bases.first, legOf }, bases.first).between.map(({ base }) => base.name)
  }
  expect(between('')).toEqual([])
  expect(between(tower.name.en)).toEqual(['Near'])
})
