import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Interest,
  interests,
  type PlaceCategory,
  type PlaceKind,
  type PlaceTag,
  type SeoulArea,
} from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { planRequest, type TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { kindOf, weigh } from './place-score.ts'

const base = { name: 'Insadong', lat: 37.57, lng: 126.985 }

function row(id: string, change: Partial<PlanPlace> = {}): PlanPlace {
  return { ...inventRow(id, 0), kind: 'attraction', tags: [], interests: [], ...change }
}

function wishesOf(asked: Partial<TripStep2>) {
  const steps = planRequest(askTrip(2, { areaPreferences: [], travelerType: 'solo', mustVisitPlaces: '', ...asked }))
  return readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
}

function scoreOf(place: PlanPlace): number {
  return weigh(place, 0.5, false, wishesOf({}), base).score
}

test('a sight that one stays two hours for is worth more than a gate', () => {
  const gate = row('gate', { visitMinutes: 20 })
  const palace = row('palace', { visitMinutes: 120 })
  expect(scoreOf(palace)).toBeGreaterThan(1.5 * scoreOf(gate))
})

test('a famous or popular sight scores more, and most where it answers an interest', () => {
  const score = (change: Partial<PlanPlace>, chosen: Interest[]) =>
    weigh(row('palace', change), 0.5, false, { ...wishesOf({}), interests: chosen }, base).score
  const plain: Partial<PlanPlace> = { interests: ['culture'] }
  for (const great of [{ fame: 4 }, { categories: ['popular'] }] satisfies Partial<PlanPlace>[]) {
    const more = (asked: Interest[]) => score({ ...plain, ...great }, asked) - score(plain, asked)
    expect(more(['culture'])).toBeGreaterThan(60)
    expect(more(['shopping'])).toBeGreaterThan(0)
    expect(more(['shopping'])).toBeLessThan(more(['culture']) / 3)
  }
  expect(score({ ...plain, fame: 2 }, ['culture'])).toBe(score(plain, ['culture']))
  const table = (fame: 5 | null) => scoreOf(row('table', { kind: 'restaurant', fame }))
  expect(table(5)).toBe(table(null))
})

test('what an editor says of the weight of a sight counts instead of lists, from a filler to a must', () => {
  const known = { fame: 5, categories: ['popular'] } satisfies Partial<PlanPlace>
  const scores = ([0, 1, 2, 3] as const).map((headline) => scoreOf(row('palace', { ...known, headline })))
  expect(scores.toSorted((one, other) => one - other)).toEqual(scores)
  expect(new Set(scores).size).toBe(4)
  expect(scores[0]).toBe(scoreOf(row('palace')))
  expect(scoreOf(row('palace', { ...known, headline: null }))).toBe(scoreOf(row('palace', known)))
})

test('what nobody leaves out is worth nearly as much to those who did not choose its interest', () => {
  const worth = (headline: 2 | 3, chosen: Interest[]) =>
    weigh(row('palace', { interests: ['culture'], headline }), 0.5, false, { ...wishesOf({}), interests: chosen }, base)
      .score
  expect(worth(3, ['shopping'])).toBeGreaterThan(worth(2, ['culture']))
  expect(worth(3, ['shopping'])).toBeLessThan(worth(3, ['culture']))
  expect(worth(2, ['shopping'])).toBeLessThan(worth(2, ['culture']) / 2)
})

test('a place that children come for is worth more to a party with children, and a foreign kitchen less to all', () => {
  const party = { adults: 2, childAges: [5], older: false, mobility: null }
  const zoo = row('zoo', { forChildren: true })
  expect(weigh(zoo, 0.5, false, { ...wishesOf({}), party }, base).score).toBeGreaterThan(scoreOf(zoo))
  const kitchen = (cuisine: string) => scoreOf(row('table', { kind: 'restaurant', cuisine }))
  expect(kitchen('burgers')).toBeLessThan(kitchen('korean'))
})

test('with children a smaller palace is worth half, and what nobody leaves out as much', () => {
  const party = { adults: 2, childAges: [6], older: false, mobility: null }
  const shareOf = (change: Partial<PlanPlace>) => {
    const sight = row('sight', { interests: ['culture'], ...change })
    const asked = { ...wishesOf({}), interests: ['culture' as const] }
    const scores = [party, null].map((one) => weigh(sight, 0.5, false, { ...asked, party: one }, base).score)
    return (scores[0] ?? 0) / (scores[1] ?? 1)
  }
  expect(shareOf({ headline: 1 })).toBeCloseTo(0.5, 1)
  expect([shareOf({ headline: 3 }), shareOf({ headline: 1, interests: ['culture', 'nature'] })]).toEqual([1, 1])
})

test('the great sights of Jeju count for those as well who did not choose nature', () => {
  const crater = row('crater', { headline: 2, interests: ['nature'] })
  const other = { ...wishesOf({}), interests: ['culture' as const] }
  const scoreIn = (province: PlanPlace['province']) => weigh({ ...crater, province }, 0.5, false, other, base).score
  expect(scoreIn('Jeju')).toBeGreaterThan(scoreIn('Busan') + 60)
})

test('an aquarium is for who has children, or may have', () => {
  const aquarium = row('tank', { name: { en: 'Busan Aquarium', ko: '아쿠아리움' } })
  const scoreFor = (travelerType: 'couple' | 'family', party: ReturnType<typeof wishesOf>['party'] = null) =>
    weigh(aquarium, 0.5, false, { ...wishesOf({ travelerType }), party }, base).score
  const grownUps = { adults: 2, childAges: [], older: false, mobility: null }
  expect(scoreFor('couple')).toBeLessThan(scoreFor('family') / 2)
  expect(scoreFor('family', grownUps)).toBeLessThan(scoreFor('family', { ...grownUps, childAges: [4] }) / 2)
})

test('a family of grown-ups is told nothing of children', () => {
  const sight = row('park', { tags: ['family'] })
  const reasons = (childAges: number[]) => {
    const party = { adults: 4, childAges, older: false, mobility: null }
    return weigh(sight, 0.5, false, { ...wishesOf({ travelerType: 'family' }), party }, base).because
  }
  expect(reasons([])).not.toContain('for:family')
  expect(reasons([7])).toContain('for:family')
})

test('a sight in its best season is worth more, on a day of the trip and not on others', () => {
  const { startDate } = wishesOf({})
  const monthDay = startDate.slice(5)
  const blossom = (from: string, to: string) => row('palace', { seasonBest: [{ from, to, what: 'blossom' }] })
  expect(scoreOf(blossom(monthDay, monthDay))).toBeGreaterThan(scoreOf(row('palace')))
  const other = monthDay < '07-01' ? ['11-01', '11-10'] : ['02-01', '02-10']
  expect(scoreOf(blossom(other[0] ?? '', other[1] ?? ''))).toBe(scoreOf(row('palace')))
})

test('blossom is worth more than another season to who came for nature', () => {
  const monthDay = wishesOf({}).startDate.slice(5)
  const ofSeason = (what: string) => row('park', { headline: 1, seasonBest: [{ from: monthDay, to: monthDay, what }] })
  const scoreFor = (what: string, chosen: Interest[]) =>
    weigh(ofSeason(what), 0, false, { ...wishesOf({}), interests: chosen }, base).score
  expect(scoreFor('blossom', ['nature'])).toBeGreaterThan(scoreFor('bathing', ['nature']))
  expect(scoreFor('blossom', ['culture'])).toBe(scoreFor('bathing', ['culture']))
})

test('a meal is worth no more for lasting longer', () => {
  const table = (visitMinutes: number) => row('table', { kind: 'restaurant', visitMinutes })
  expect(scoreOf(table(120))).toBe(scoreOf(table(30)))
})

test('a dear meal loses points, and most where money is short', () => {
  const table = (cost: number, dailyBudgetRange: number) =>
    weigh(row('table', { kind: 'restaurant', cost }), 0, false, wishesOf({ dailyBudgetRange }), base).score
  const lost = (limit: number) => table(4000, limit) - table(8000, limit)
  expect(lost(100_000)).toBeGreaterThan(0)
  expect(lost(30_000)).toBeGreaterThan(2 * lost(40_000))
})

test('the distance of a place takes at most ten points', () => {
  const far = row('far', { lat: base.lat + 0.2, lng: base.lng })
  const near = row('near', { lat: base.lat, lng: base.lng })
  expect(scoreOf(near) - scoreOf(far)).toBeLessThanOrEqual(10)
  expect(scoreOf(near)).toBeGreaterThan(scoreOf(far))
})

test('an unknown price counts as what such a place usually costs, and a shop costs nothing to enter', () => {
  const costOf = (kind: PlanPlace['kind'], cost: number | null = null) =>
    weigh(row('unknown', { kind, cost }), 0.5, false, wishesOf({}), base).cost
  expect((['attraction', 'spa', 'nightlife', 'restaurant', 'cafe'] as const).map((kind) => costOf(kind) > 0)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect([costOf('shopping'), costOf('attraction', 0), costOf('attraction', 62_000)]).toEqual([0, 0, 62_000])
})

const anyRow = fc.record({
  kind: fc.constantFrom<PlaceKind[]>('attraction', 'shopping', 'nightlife', 'restaurant', 'cafe', 'market', 'spa'),
  interests: fc.subarray([...interests]),
  tags: fc.subarray<PlaceTag>(['photogenic', 'viral', 'hidden-gem', 'family', 'solo-friendly', 'english-menu', 'hair']),
  fame: fc.constantFrom<(1 | 2 | 3 | 4 | 5 | null)[]>(null, 1, 2, 3, 4, 5),
  categories: fc.subarray<PlaceCategory>(['popular', 'culture']),
  visitMinutes: fc.integer({ min: 5, max: 400 }),
  cost: fc.option(fc.integer({ min: 0, max: 90_000 })),
  budgetLevel: fc.constantFrom<PlanPlace['budgetLevel'][]>(null, 1, 2, 3, 4),
})
const anyWishes = fc
  .record({
    travelerType: fc.constantFrom('solo', 'couple', 'friends', 'family', 'business', null),
    dailyBudgetRange: fc.constantFrom(20_000, 30_000, 60_000, 120_000),
    areaPreferences: fc.subarray<SeoulArea>(['Insadong', 'Gangnam']),
    chosen: fc.subarray([...interests]),
  })
  .map(({ chosen, ...asked }) => ({ ...wishesOf(asked), interests: chosen }))

/** The scores of a row before and after a change of it. */
function compare(facts: Partial<PlanPlace>, change: Partial<PlanPlace>, wishes: ReturnType<typeof wishesOf>) {
  const [before, after] = [facts, { ...facts, ...change }].map((each) =>
    weigh(row('one', each), 0.5, false, wishes, base),
  )
  return [before?.score ?? 0, after?.score ?? 0] as const
}

test('every score and price is a whole number, and no score is below one', () => {
  fc.assert(
    fc.property(anyRow, anyWishes, fc.double({ min: 0, max: 1, noNaN: true }), (facts, wishes, rank) => {
      const { score, minutes, cost, because } = weigh(row('one', facts), rank, false, wishes, base)
      expect([score, minutes, cost].every(Number.isInteger)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(1)
      expect(cost).toBeGreaterThanOrEqual(0)
      expect(because.length).toBeGreaterThan(0)
    }),
  )
})

const improvements: [what: string, change: (facts: Partial<PlanPlace>) => Partial<PlanPlace>][] = [
  ['more fame', ({ fame }) => ({ fame: fame === 5 || fame === 4 ? 5 : 4 })],
  ['being popular', () => ({ categories: ['popular', 'culture'] })],
  ['an interest more', () => ({ interests: [...interests] })],
  ['a tag more', ({ tags }) => ({ tags: [...(tags ?? []), 'photogenic', 'viral', 'family', 'solo-friendly'] })],
  ['lying in a chosen area', () => ({ area: 'Gangnam' })],
  ['a longer usual stay', ({ visitMinutes }) => ({ visitMinutes: (visitMinutes ?? 60) + 45 })],
]

test.each(improvements)('%s never lowers a score', (_, change) => {
  fc.assert(
    fc.property(anyRow, anyWishes, (facts, wishes) => {
      const [before, after] = compare({ ...facts, area: null }, change(facts), wishes)
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})

const drawbacks: [what: string, change: (facts: Partial<PlanPlace>) => Partial<PlanPlace>][] = [
  ['a higher price', ({ cost }) => ({ cost: (cost ?? 40_000) + 20_000 })],
  ['lying farther away', () => ({ lat: base.lat + 0.3 })],
  ['unknown hours', () => ({ hours: null })],
]

test.each(drawbacks)('%s never raises a score', (_, change) => {
  fc.assert(
    fc.property(anyRow, anyWishes, (facts, wishes) => {
      const known = { ...facts, cost: facts.cost ?? 40_000 }
      const [before, after] = compare(known, change(known), wishes)
      expect(after).toBeLessThanOrEqual(before)
    }),
  )
})

test('a better rank in the catalogue never lowers a score', () => {
  fc.assert(
    fc.property(anyRow, anyWishes, (facts, wishes) => {
      const scores = [0, 0.25, 0.5, 0.75, 1].map((rank) => weigh(row('one', facts), rank, false, wishes, base).score)
      expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    }),
  )
})

test('whether a place was named changes the reason and nothing else', () => {
  fc.assert(
    fc.property(anyRow, anyWishes, (facts, wishes) => {
      const [free, must] = [false, true].map((isMust) => weigh(row('one', facts), 0.5, isMust, wishes, base))
      expect(must?.because[0]).toBe('must')
      expect(free?.because).not.toContain('must')
      const own = free?.because.filter((code) => code !== 'near')
      expect({ ...must, because: must?.because.slice(1), isMust: false }).toEqual({ ...free, because: own })
    }),
  )
})

test.each([
  [0, true],
  [999, true],
  [1001, false],
])('a place %i m from the hotel is said to be near it: %s', (metres, said) => {
  const { because } = weigh(row('one', northOf(base, metres)), 0.5, false, wishesOf({}), base)
  expect(because.includes('stay:hotel')).toBe(said)
})

test.each([
  ['restaurant', 300, 75],
  ['market', 60, 60],
  ['attraction', 300, 240],
  ['cafe', 90, 90],
] as const)('at a %s of usually %i minutes one stays for %i', (kind, visitMinutes, minutes) => {
  expect(weigh(row('one', { kind, visitMinutes }), 0.5, false, wishesOf({}), base).minutes).toBe(minutes)
})

test.each([
  [1, 9000],
  [2, 15_000],
  [3, 35_000],
  [4, 80_000],
  [null, 13_000],
] as const)('a meal of level %s without a price counts as %i won', (budgetLevel, cost) => {
  const table = row('one', { kind: 'restaurant', budgetLevel, cost: null })
  expect(weigh(table, 0.5, false, wishesOf({}), base).cost).toBe(cost)
})

test('every kind of row is one kind of stop', () => {
  const kinds = ['market', 'street-food', 'restaurant', 'cafe', 'shopping', 'nightlife', 'spa', 'beauty'] as const
  expect(kinds.map((kind) => kindOf(row('one', { kind })))).toEqual([
    'meal',
    'meal',
    'meal',
    'cafe',
    'shopping',
    'nightlife',
    'attraction',
    'attraction',
  ])
})

test('a department store is not for the food, and a market is', () => {
  const because = (kind: PlanPlace['kind']) =>
    weigh(
      row('one', { kind, interests: ['food', 'shopping'] }),
      0.5,
      false,
      { ...wishesOf({}), interests: ['food'] },
      base,
    ).because
  expect(because('shopping')).not.toContain('interest:food')
  expect(because('market')).toContain('interest:food')
})

test('a smaller sight of no chosen interest is worth less, and a headline of its region is not', () => {
  const scoreOfSight = (headline: 1 | 2, suits: PlanPlace['interests']) =>
    weigh(row('one', { headline, interests: suits }), 0.5, false, { ...wishesOf({}), interests: ['food'] }, base).score
  expect(scoreOfSight(1, ['nature'])).toBeLessThan(scoreOfSight(1, ['food']) * 0.7)
  expect(scoreOfSight(2, ['nature'])).toBeGreaterThan(scoreOfSight(1, ['nature']))
})

test('whoever likes blossoms is led to them as whoever comes for nature, and told so where all days have them', () => {
  const { startDate, endDate } = wishesOf({})
  const [first, last] = [startDate.slice(5), endDate.slice(5)]
  const weighed = (likes: string[], what = 'blossom', to = last) => {
    const park = row('park', { headline: 1, seasonBest: [{ from: first, to, what }] })
    return weigh(park, 0, false, { ...wishesOf({}), likes, interests: ['culture'] }, base)
  }
  expect(weighed(['cherry blossoms']).score).toBeGreaterThan(weighed(['hydrangeas'], 'hydrangeas').score)
  expect(weighed(['cherry blossoms']).because).toContain('liked')
  expect(weighed(['cherry blossoms'], 'blossom', first).because).not.toContain('liked')
  expect(weighed(['hydrangeas']).because).not.toContain('liked')
})
