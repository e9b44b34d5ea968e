import { expect, test } from 'vitest'
import type { PlanRule, Unplaced } from '#domain/trips/plan/plans.ts'
import {
  askTrip,
  caseOf,
  fullDay,
  inventCatalogue,
  inventRow,
  type Trip,
  writeTrip,
} from '#testing/trips/lawful-trip.ts'
import { checkPlan } from './check-plan.ts'

function trip(asked: Parameters<typeof askTrip>[1] = {}, told: Parameters<typeof askTrip>[2] = {}): Trip {
  return writeTrip(askTrip(2, asked, told), inventCatalogue(), [fullDay(0), fullDay(1)])
}

function violations(given: Trip, rule: PlanRule): string[] {
  return checkPlan(caseOf(given)).find((verdict) => verdict.rule === rule)?.violations ?? []
}

function left(placeId: string | null, name: string, reason: Unplaced['reason']): Unplaced {
  return { placeId, name, reason, note: '' }
}

test('a place that was wished for is in the plan, or left out with a reason that the catalogue confirms', () => {
  const given = trip({ mustVisitPlaces: 'The sight-2 house, The far-temple house, The gone-tower house, Atlantis' })
  given.plan.unplaced = [
    left('far-temple', 'The far-temple house', 'too_far'),
    left('gone-tower', 'The gone-tower house', 'permanently_closed'),
    left(null, 'Atlantis', 'unknown'),
  ]
  expect(violations(given, 'must_visits')).toEqual([])
})

test.each(['The sight-40 house', 'Atlantis', 'Gangnam'])(
  '%s, wished for and passed over in silence, is caught',
  (text) => {
    expect(violations(trip({ mustVisitPlaces: text }), 'must_visits')).toHaveLength(1)
  },
)

const lies: Unplaced['reason'][] = [
  'closed',
  'permanently_closed',
  'too_far',
  'budget',
  'no_time',
  'recovery',
  'not_suitable',
  'trip_too_short',
  'unknown',
  'no_clinic',
  'none_near',
  'out_of_season',
  'no_treatment',
  'place_to_stay',
]

test.each(lies)('a reason that is not so is caught: %s', (reason) => {
  const given = trip({ mustVisitPlaces: 'The sight-40 house' })
  given.plan.unplaced = [left('sight-40', 'The sight-40 house', reason)]
  expect(violations(given, 'must_visits')).toEqual([
    `The sight-40 house is said to be left out for ${reason}, which is not so.`,
  ])
})

test('a place that is left out and in the plan, or that nobody knows, is caught', () => {
  const given = trip()
  given.plan.unplaced = [left('sight-2', 'The sight-2 house', 'closed'), left('nowhere', 'Nowhere', 'closed')]
  expect(violations(given, 'must_visits').join(' ')).toMatch(/left out, and in the plan.*no row of the catalogue/u)
})

test('reasons of time, price, hours and company are believed where they are so', () => {
  const full = trip({ travelerType: 'family' })
  full.catalogue.push(
    inventRow('dear', 1, { cost: 40_000 }),
    inventRow('shut', 2, { hours: null, closed: [] }),
    inventRow('bar', 3, { tags: ['adult'] }),
    inventRow('shut-monday', 4, { closed: ['2027-05-03', '2027-05-04'] }),
  )
  full.plan.unplaced = [left('dear', '', 'budget'), left('bar', '', 'not_suitable'), left('shut-monday', '', 'closed')]
  expect(violations(full, 'must_visits')).toEqual([])
  full.plan.unplaced = [left('shut', '', 'closed')]
  expect(violations(full, 'must_visits')).toHaveLength(1)
})

test('on a packed trip a long wait and a rest are caught, and so are five sights', () => {
  const packed = trip({ activityIntensity: 'packed' })
  const stops = packed.plan.days[0]?.stops ?? []
  stops.push({
    placeId: null,
    kind: 'rest',
    arrive: '20:00',
    leave: '20:30',
    leg: null,
    cost: 0,
    hoursUnknown: false,
    because: [],
  })
  const found = violations(packed, 'pace').join('\n')
  expect(found).toMatch(/has 4 sights, fewer than 6/u)
  expect(found).toMatch(/has a rest, and the pace asks for none/u)
  expect(found).toMatch(/Before rest on 2027-05-03 one waits 90 minutes/u)
})

test('on a light trip four sights are too many, and a day without a cafe has to say why', () => {
  const light = trip({ activityIntensity: 'light' })
  const [first, second] = light.plan.days
  if (first) first.stops = first.stops.filter(({ kind }) => kind !== 'cafe')
  expect(violations(light, 'pace')).toEqual([
    '2027-05-03 has 4 sights; the pace asks for 3 at the most.',
    '2027-05-03 has no cafe, and does not say why.',
    '2027-05-04 has 4 sights; the pace asks for 3 at the most.',
  ])
  for (const day of [first, second])
    if (day) day.stops = day.stops.filter(({ placeId }) => !/sight-[37]/u.test(placeId ?? ''))
  if (first) first.shortfall = 'few_fit'
  expect(violations(light, 'pace')).toEqual([])
})

test('a family is not led to places for adults or to drinks, unless it asked for nights out', () => {
  const family = trip({ travelerType: 'family' })
  family.catalogue.find(({ id }) => id === 'sight-0')?.tags.push('adult')
  family.catalogue.find(({ id }) => id === 'sight-1')?.tags.push('alcohol')
  expect(violations(family, 'company')).toHaveLength(2)
  family.steps.step1.selectedInterests.push('nightlife')
  expect(violations(family, 'company')).toHaveLength(1)
})

test('four of five sights are photogenic where that was chosen and the catalogue has them', () => {
  const shared = trip({}, { socialMediaOptions: ['Instagrammable places only'] })
  expect(violations(shared, 'company')).toEqual([])
  for (const id of ['sight-0', 'sight-1'])
    Object.assign(shared.catalogue.find((row) => row.id === id) ?? {}, { tags: [] })
  expect(violations(shared, 'company')).toEqual(['6 of 8 sights are photogenic.'])
})

test.each(['Hidden Gem', 'Viral Location', 'Restaurants'] as const)(
  '%s, chosen and offered near, has to be there',
  (option) => {
    const shared = trip({}, { socialMediaOptions: [option] })
    shared.catalogue.push(inventRow('other', 5, { kind: 'restaurant', tags: ['hidden-gem', 'viral'] }))
    for (const row of shared.catalogue) if (row.id !== 'other' && row.kind === 'restaurant') row.kind = 'street-food'
    expect(violations(shared, 'company')).toEqual([`Nothing in the plan is for "${option}".`])
    shared.catalogue.pop()
    expect(violations(shared, 'company')).toEqual([])
  },
)

test('a budget in another currency wants its warning, and one that is exceeded is caught, whatever is offered', () => {
  const foreign = trip({ totalBudget: '2000 USD' })
  expect(violations(foreign, 'budget')).toEqual(['The budget is in another currency, and no warning says so.'])
  foreign.plan.warnings.push({ code: 'budget_currency', text: 'Dollars are not converted.' })
  expect(violations(foreign, 'budget')).toEqual([])

  const poor = trip({ dailyBudgetRange: 20_000 })
  expect(violations(poor, 'budget')).toHaveLength(2)
  poor.plan.conflicts.push({ wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 30_000 }] })
  expect(violations(poor, 'budget')).toHaveLength(2)
  poor.plan.conflicts.push({ wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 40_000 }] })
  expect(violations(poor, 'budget')).toHaveLength(2)
})

test('every kind of answer has to show somewhere', () => {
  const given = trip({
    languageSupport: 'yes',
    languageDetails: ['guides', 'translation', 'ai'],
    areaPreferences: ['Insadong', 'Yongsan'],
  })
  given.words = given.words.replace('hotel', 'bed')
  given.plan.base = { ...given.plan.base, name: 'Somewhere' }
  expect(violations(given, 'wishes')).toHaveLength(6)
  given.plan.warnings.push({ code: 'language', text: 'Guides and an AI translation app help; hotels in Yongsan too.' })
  expect(violations(given, 'wishes')).toEqual([])
})

test('a stay past midnight lies in the opening of its evening', () => {
  const given = trip()
  const bar = inventRow('bar', 2, { kind: 'nightlife', interests: ['nightlife'] })
  if (bar.hours !== null && bar.hours !== '24h') bar.hours.mon = [['19:00', '02:00']]
  given.catalogue.push(bar)
  const stop = { placeId: 'bar', kind: 'nightlife' as const, leg: null, cost: 3000, hoursUnknown: false, because: [] }
  given.plan.days[0]?.stops.push({ ...stop, arrive: '24:30', leave: '26:00' })
  expect(violations(given, 'open')).toEqual([])
  given.plan.days[0]?.stops.splice(-1, 1, { ...stop, arrive: '24:30', leave: '26:01' })
  expect(violations(given, 'open')).toEqual(['The bar house on 2027-05-03 is not open from 24:30 to 26:01.'])
})
