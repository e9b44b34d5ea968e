import { expect, test } from 'vitest'
import type { Point } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { dailyBudget, planRequest, type TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import type { Reach } from '#planner/trips/cities/day-trips.ts'
import { chooseLiked } from './liked-places.ts'

const everywhere: Reach = { isNear: () => true, isOnDayTrip: () => true }
const onlyOnDayTrip: Reach = { isNear: () => false, isOnDayTrip: () => true }
const nowhere: Reach = { isNear: () => false, isOnDayTrip: () => false }

function sight(id: string, en: string, change: Partial<PlanPlace> = {}): PlanPlace {
  return { ...inventRow(id, 0), kind: 'attraction', cost: 0, name: { en, ko: '' }, headline: 1, ...change }
}

function choose(
  likes: string[],
  rows: readonly PlanPlace[],
  { days = 4, reach = everywhere, around = [inventRow('bed', 0)], isSeenOn, ...asked }: Options = {},
) {
  const answers = { areaPreferences: [], travelerType: 'solo' as const, mustVisitPlaces: '', likes, ...asked }
  const steps = planRequest(askTrip(days, answers))
  const wishes = readTripWishes(steps, { names: indexPlaceNames(rows), treatments: [] })
  return chooseLiked(wishes, rows, { reach, beds: around, ...(isSeenOn && { isSeenOn }) })
}

type Options = Partial<TripStep2> & {
  days?: number
  reach?: Reach
  around?: Point[]
  isSeenOn?: (row: PlanPlace, day: number) => boolean
}

const aquariums = [sight('small', 'Small Aquarium'), sight('great', 'Great Aquarium', { headline: 2 })]

test('of what is liked the best known stands in the plan, and another one for each five days', () => {
  expect([...choose(['aquariums'], aquariums).ids]).toEqual(['great'])
  expect([...choose(['aquariums'], aquariums, { days: 6 }).ids]).toEqual(['great', 'small'])
})

test('what does not open while the days last stands for no kind', () => {
  const steps = planRequest(askTrip(1, { areaPreferences: [], mustVisitPlaces: '', likes: ['aquariums'] }))
  const wishes = readTripWishes(steps, { names: indexPlaceNames(aquariums), treatments: [] })
  const around = { reach: everywhere, beds: [inventRow('bed', 0)], isOpen: ({ id }: PlanPlace) => id === 'small' }
  expect([...chooseLiked(wishes, aquariums, around).ids]).toEqual(['small'])
})

test('of shops and small houses a few days see one more', () => {
  const shops = ['KWANGYA', 'Withmuu', 'K-Star Road'].map((en) => sight(en, en, { visitMinutes: 30 }))
  expect(choose(['k-pop'], shops, { days: 3 }).ids.size).toBe(2)
  const houses = shops.map((row) => ({ ...row, visitMinutes: 60 }))
  expect(choose(['k-pop'], houses, { days: 3 }).ids.size).toBe(1)
})

test('who names a place that fills a day has no second one for liking its kind', () => {
  const park = (id: string) => sight(id, `${id} Aquarium`, { tags: ['family'], visitMinutes: 360, cost: 30_000 })
  const parks = [park('Great'), park('Other')]
  expect(choose(['aquariums'], parks).ids.size).toBe(1)
  expect(choose(['aquariums'], parks, { mustVisitPlaces: 'Other Aquarium' }).ids.size).toBe(0)
  expect(choose(['aquariums'], aquariums, { mustVisitPlaces: 'Small Aquarium' }).ids.size).toBe(1)
})

test('one bath is enough for who likes baths', () => {
  const baths = [sight('one', 'One Spa', { kind: 'spa' }), sight('two', 'Two Spa', { kind: 'spa' })]
  expect(choose(['sauna'], baths, { days: 12 }).ids.size).toBe(1)
  expect(choose(['aquariums'], aquariums, { days: 12 }).ids.size).toBe(2)
})

test('what only a day trip reaches stands for it once, and what nothing reaches is told', () => {
  expect([...choose(['aquariums'], aquariums, { days: 9, reach: onlyOnDayTrip }).ids]).toEqual(['great'])
  expect(choose(['aquariums', 'zoos'], aquariums, { reach: nowhere }).missing).toEqual([
    { name: 'aquariums', reason: 'none_near' },
    { name: 'zoos', reason: 'unknown' },
  ])
})

test('an entry that leaves nothing for meals needs a day of its own, one in a trip', () => {
  const parks = [sight('one', 'Everland', { cost: 62_000 }), sight('other', 'Lotte World Adventure', { cost: 67_000 })]
  const { ids, ofDays } = choose(['theme parks'], parks, { days: 12 })
  expect([...ids]).toEqual(['one'])
  expect([...ofDays]).toEqual(['one'])
  expect(choose(['theme parks'], parks, { days: 12, dailyBudgetRange: dailyBudget.max }).ofDays.size).toBe(0)
})

test('of kitchens the one beside a sight comes first', () => {
  const kitchen: Partial<PlanPlace> = { kind: 'restaurant', cuisine: 'korean', dish: ['galchi jorim'], headline: 0 }
  const far = sight('far', 'Far Kitchen', { ...kitchen, lat: 33.9, headline: 1 })
  const near = sight('near', 'Near Kitchen', { ...kitchen, lat: 33.3 })
  expect([...choose(['galchi'], [far, near, sight('cliff', 'Cliff', { lat: 33.3 })]).ids]).toEqual(['near'])
})

test('of kitchens beside sights the one with more to see around it and a lower price comes first', () => {
  const kitchen: Partial<PlanPlace> = { kind: 'restaurant', cuisine: 'korean', dish: ['galchi jorim'], headline: 0 }
  const lonely = sight('lonely', 'Lonely Kitchen', { ...kitchen, lat: 33.9 })
  const central = sight('central', 'Central Kitchen', { ...kitchen, lat: 33.3 })
  const sights = [
    sight('hut', 'Hut', { lat: 33.9 }),
    ...['a', 'b'].map((id) => sight(id, id, { lat: 33.3, headline: 3 })),
  ]
  const between = { around: [{ ...lonely, lat: 33.6 }] }
  expect([...choose(['galchi'], [lonely, central, ...sights], between).ids]).toEqual(['central'])
  const dear = { ...central, cost: 60_000 }
  expect([...choose(['galchi'], [lonely, dear, ...sights], between).ids]).toEqual(['lonely'])
})

test('nobody crosses a province for a dish or a bath that is as good near the bed, but for a greater one', () => {
  const chicken: Partial<PlanPlace> = { kind: 'restaurant', cuisine: 'korean', dish: ['fried chicken'], headline: 1 }
  const street = sight('street', 'Chicken Street', { ...chicken, lat: 33.2 })
  const near = sight('near', 'Chicken near the Bed', { ...chicken, headline: 0 })
  const beside = [sight('a', 'A'), sight('b', 'B', { lat: 33.2 })]
  const around = [{ ...near, lat: near.lat }]
  expect([...choose(['fried chicken'], [street, near, ...beside], { around }).ids]).toEqual(['near'])
  const far = sight('far', 'Far Aquarium', { lat: near.lat + 0.15 })
  expect([...choose(['aquariums'], [far, sight('here', 'Small Aquarium')], { around }).ids]).toEqual(['here'])
  const great = { ...far, headline: 3 as const }
  expect([...choose(['aquariums'], [great, sight('here', 'Small Aquarium')], { around }).ids]).toEqual(['far'])
})

test('a limit asks for no place', () => {
  expect(choose(['at most 1 aquarium'], aquariums)).toMatchObject({ ids: new Set(), missing: [] })
})

test('a kind that the days reach is left out for what keeps the travellers from it', () => {
  const reasonOf = (change: Partial<PlanPlace>, asked: Partial<TripStep2> = {}) =>
    choose(['aquariums'], [sight('one', 'City Aquarium', change)], asked).missing.map(({ reason }) => reason)
  expect(reasonOf({ cost: 900_000 })).toEqual(['budget'])
  expect(reasonOf({ hours: null, permanentlyClosed: true })).toEqual(['not_suitable'])
  expect(reasonOf({}, { avoid: ['aquariums'] })).toEqual(['not_suitable'])
  expect(reasonOf({})).toEqual([])
})

test('a like that was typed in another language or in the singular is the kind that the guide knows', () => {
  const rows = [sight('fish', 'City Aquarium')]
  for (const words of ['아쿠아리움', 'aquarium', '水族館'])
    expect([...choose([words], rows).ids], words).toEqual(['fish'])
  expect(choose(['at most one palace'], rows)).toMatchObject({ ids: new Set(), missing: [] })
})

// The first day of these trips.
const firstDate = '05-03'

function blooming(id: string, [from, to]: [string, string], change: Partial<PlanPlace> = {}, what = 'blossom') {
  return sight(id, `The ${id} walk`, { seasonBest: [{ from, to, what }], ...change })
}

test('a ski slope stands for skiing, and not for snow', () => {
  const slope = blooming(
    'slope',
    ['05-01', '05-20'],
    { tags: ['family'], visitMinutes: 360, cost: 80_000 },
    'skiing on snow',
  )
  const peak = blooming('peak', ['05-01', '05-20'], {}, 'snow')
  expect([...choose(['snow'], [slope, peak]).ids]).toEqual(['peak'])
  expect([...choose(['snow'], [slope]).ids]).toEqual([])
  expect([...choose(['skiing'], [slope, peak]).ids]).toEqual(['slope'])
})

test('of blossoms the place that people come for stands in the plan before a greater sight, with its season', () => {
  const palace = blooming('palace', ['05-01', '05-20'], { headline: 3 })
  const lake = blooming('lake', ['05-01', '05-20'], {}, 'famous cherry blossom')
  const { ids, seasons } = choose(['cherry blossoms'], [palace, lake])
  expect([...ids]).toEqual(['lake'])
  expect(seasons.get('lake')).toEqual(lake.seasonBest)
  expect(choose(['aquariums'], aquariums).seasons.size).toBe(0)
})

test('what is best after dark does not stand for blossoms where a place by day is near', () => {
  const tower = blooming('tower', ['05-01', '05-20'], { headline: 3, dusk: 'best', best: 'dusk' })
  const park = blooming('park', ['05-01', '05-20'])
  expect([...choose(['cherry blossoms'], [tower, park]).ids]).toEqual(['park'])
  expect([...choose(['cherry blossoms'], [tower]).ids]).toEqual(['tower'])
})

test('blossoms of other dates, or of days in another city, are told to be out of season', () => {
  const missing = (rows: readonly PlanPlace[], options: Options = {}) =>
    choose(['cherry blossoms'], rows, options).missing.map(({ reason }) => reason)
  expect(missing([blooming('late', ['09-01', '09-20'])])).toEqual(['out_of_season'])
  const first = blooming('first', [firstDate, firstDate])
  expect(missing([first])).toEqual([])
  expect(missing([first], { isSeenOn: (_, day) => day > 0 })).toEqual(['out_of_season'])
  expect(missing([sight('bare', 'Bare Park')])).toEqual(['unknown'])
})

test('a long trip sees a second place of blossoms where one is known for more than its trees', () => {
  const season: [string, string] = ['05-01', '05-20']
  const lake = blooming('lake', season)
  const chosen = (headline: 0 | 1) =>
    choose(['cherry blossoms'], [lake, blooming('road', season, { headline })], { days: 6 }).ids
  expect([...chosen(1)]).toEqual(['lake', 'road'])
  expect([...chosen(0)]).toEqual(['lake'])
})

test('blossoms that are over are out of season, though one tree in bloom has too many stairs', () => {
  const blossom = [{ from: '04-10', to: '04-20', what: 'blossom' }]
  const early = [{ from: '01-01', to: '12-31', what: 'blossom' }]
  const park = sight('park', 'A park', { seasonBest: blossom, headline: 2 })
  const hill = sight('hill', 'A hill', { seasonBest: early, headline: 2, stairs: 2 })
  const party = { adults: 2, childAges: [2], older: false, mobility: null }
  const { missing } = choose(['cherry blossoms'], [park, hill], { party })
  expect(missing).toEqual([{ name: 'cherry blossoms', reason: 'out_of_season' }])
  expect(choose(['cherry blossoms'], [hill], { party }).missing).toEqual([
    { name: 'cherry blossoms', reason: 'not_suitable' },
  ])
})

test('a dish that one of the party does not eat is planned once, and one dish is not planned twice', () => {
  const soup = (id: string, dish: string): PlanPlace => ({
    ...inventRow(id, 0),
    kind: 'restaurant',
    cuisine: 'korean soup',
    dish: [dish],
    cost: 15_000,
  })
  const soups = [soup('one', 'galbitang'), soup('two', 'seolleongtang')]
  const liked = (rows: PlanPlace[], diet: string[]) => choose(['korean soup'], rows, { days: 12, diet })
  expect(liked(soups, ['vegetarian (some of us)']).ids.size).toBe(1)
  expect(liked(soups, []).ids.size).toBe(2)
  expect(liked(soups, ['vegetarian']).missing).toHaveLength(1)
  expect(liked([soup('one', 'galbitang'), soup('two', 'galbitang')], []).ids.size).toBe(1)
})
