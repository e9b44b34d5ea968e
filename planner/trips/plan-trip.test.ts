import { expect, test, vi } from 'vitest'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planDays, planTrip, proveConflicts } from './plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

function plan(steps = askTrip(2), catalogue: readonly PlanPlace[] = inventCatalogue(), seed = 1): Plan {
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  return planTrip({ wishes, catalogue, transport: onlyStreets, seed, effort: 0.2 })
}

/** What a plan breaks beside its words, which are told elsewhere. */
function broken(steps: Parameters<typeof plan>[0], catalogue: readonly PlanPlace[], made: Plan): string[] {
  const given = steps ?? askTrip(2)
  const wishes = readTripWishes(given, { names: indexPlaceNames(catalogue), treatments: [] })
  const words = 'Ask your clinic.'
  return checkPlan({ steps: given, wishes, catalogue, plan: made, words })
    .filter(({ rule }) => rule !== 'words' && rule !== 'wishes')
    .flatMap(({ violations }) => violations)
}

function placesIn({ days }: Plan): (string | null)[] {
  return days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
}

test.each(['light', 'balanced', 'packed'] as const)('a %s trip keeps to every rule', (activityIntensity) => {
  const [steps, catalogue] = [askTrip(3, { activityIntensity }), inventCatalogue()]
  expect(broken(steps, catalogue, plan(steps, catalogue))).toEqual([])
})

test('the same request and seed give the same plan', () => {
  expect(plan()).toEqual(plan())
})

test('the trials of a trip of forty days look less often than those of four days', () => {
  const looks = [4, 40].map((days) => {
    const steps = askTrip(days, { mustVisitPlaces: 'The far-temple house', totalBudget: '150000' })
    const wishes = readTripWishes(steps, { names: indexPlaceNames(inventCatalogue()), treatments: [] })
    const request = { wishes, catalogue: inventCatalogue(), transport: onlyStreets, seed: 1 }
    let count = 0
    const shouldStop = () => {
      count += 1
      return false
    }
    proveConflicts({ ...request, shouldStop }, planDays({ ...request, effort: 0.1 }))
    return count
  })
  expect(looks[1]).toBeGreaterThan(0)
  expect(looks[1]).toBeLessThan((looks[0] ?? 0) / 2)
})

test('a named place is in the plan or left out with its reason', () => {
  const steps = askTrip(2, {
    mustVisitPlaces: 'The sight-60 house, The far-temple house, The gone-tower house, Atlantis',
  })
  const made = plan(steps)
  expect(placesIn(made)).toContain('sight-60')
  expect(made.unplaced.map(({ name, reason }) => [name, reason])).toEqual([
    ['The far-temple house', 'too_far'],
    ['The gone-tower house', 'permanently_closed'],
    ['Atlantis', 'unknown'],
  ])
  expect(broken(steps, inventCatalogue(), made)).toEqual([])
})

test('a place that is closed on every day of the trip is left out as closed, and comes on the day it opens', () => {
  const shut = inventRow('shut', 1, { closed: ['2027-05-03', '2027-05-04'] })
  const steps = (days: number) => askTrip(days, { mustVisitPlaces: 'The shut house' })
  const catalogue = [...inventCatalogue(), shut]
  expect(plan(steps(2), catalogue).unplaced).toEqual([expect.objectContaining({ placeId: 'shut', reason: 'closed' })])
  expect(plan(steps(3), catalogue).days[2]?.stops.map(({ placeId }) => placeId)).toContain('shut')
})

test('money that is not enough for the meals is kept to, and as little more as works is offered', () => {
  const dear = inventCatalogue().map((row) => (row.kind === 'restaurant' ? { ...row, cost: 13_000 } : row))
  const steps = askTrip(1, { dailyBudgetRange: 20_000, totalBudget: '' }, { socialMediaInterest: 'no' })
  const made = plan(steps, dear)
  expect(made.conflicts).toEqual([{ wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 30_000 }] }])
  expect(made.days[0]?.cost).toBeLessThanOrEqual(20_000)
  expect(broken(steps, dear, made)).toEqual([])
})

test('a family without a wish for nights out is led to no bar, and with it to one', () => {
  const bar = inventRow('bar', 3, { kind: 'nightlife', interests: ['nightlife'], hours: '24h' })
  const steps = askTrip(1, { travelerType: 'family' })
  expect(placesIn(plan(steps, [bar, ...inventCatalogue()]))).not.toContain('bar')
  steps.step1.selectedInterests = ['culture', 'nightlife']
  expect(placesIn(plan(steps, [bar, ...inventCatalogue()]))).toContain('bar')
})

test('without a salon in the catalogue the plan says that there is none', () => {
  const catalogue = inventCatalogue().filter(({ id }) => id !== 'salon')
  const steps = askTrip(2, {}, { beautyInterest: 'interested', beautyCategories: ['Hair Care'] })
  expect(plan(steps, catalogue).unplaced).toEqual([{ placeId: null, name: 'Hair Care', reason: 'no_clinic', note: '' }])
  expect(placesIn(plan(steps))).toContain('salon')
})

test('a clinic that was named is the one of the treatment, and without a treatment is left out as no stop', () => {
  const named = inventRow('clinic-9', 40, { kind: 'clinic', tags: ['skin'], cost: null, interests: ['beauty'] })
  const catalogue = [...inventCatalogue(), named]
  const asked = { mustVisitPlaces: named.name.en }
  const treated = askTrip(3, asked, { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] })
  const made = plan(treated, catalogue)
  expect(placesIn(made)).toContain('clinic-9')
  expect(made.unplaced).toEqual([])
  expect(broken(treated, catalogue, made)).toEqual([])
  const untreated = plan(askTrip(3, asked), catalogue)
  expect(placesIn(untreated)).not.toContain('clinic-9')
  expect(untreated.unplaced).toEqual([{ placeId: 'clinic-9', name: named.name.en, reason: 'no_treatment', note: '' }])
  expect(broken(askTrip(3, asked), catalogue, untreated)).toEqual([])
})

test('of two clinics with the name that was wished for the one of the treatment meets the wish', () => {
  const like = (id: string, tags: PlanPlace['tags']) =>
    inventRow(id, 40, { kind: 'clinic', tags, cost: null, name: { en: 'Hill Clinic', ko: '언덕의원' } })
  const catalogue = [...inventCatalogue(), like('clinic-8', ['medical']), like('clinic-9', ['skin'])]
  const steps = askTrip(
    3,
    { mustVisitPlaces: 'Hill Clinic' },
    { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] },
  )
  const made = plan(steps, catalogue)
  expect(placesIn(made)).toContain('clinic-9')
  expect(made.unplaced).toEqual([])
})

test('a search that is asked to end tells the plan that it has, and says so', () => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(3), { names: indexPlaceNames(catalogue), treatments: [] })
  let asked = 0
  const made = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, shouldStop: () => (asked += 1) > 3 })
  expect(made.warnings.map(({ code }) => code)).toContain('time_cut')
  expect(made.days).toHaveLength(3)
})

test('without any place the days are there and empty', () => {
  const made = plan(askTrip(2), [])
  expect(made.days.map(({ stops, cost }) => [stops.length, cost])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('a traveller who asked for several cities is told that the plan sleeps in one, and nobody else is', () => {
  const codesFor = (cities: 'one' | 'several') => plan(askTrip(2, { cities })).warnings.map(({ code }) => code)
  expect(codesFor('several')).toContain('one_city')
  expect(codesFor('one')).not.toContain('one_city')
})

test('a bar that a couple names is in the plan, in its hours, and no rule is broken', () => {
  const evening = [['18:00', '02:00']] as [string, string][]
  const hours = { mon: evening, tue: evening, wed: evening, thu: evening, fri: evening, sat: evening, sun: evening }
  const catalogue = [...inventCatalogue(), inventRow('bar', 2, { kind: 'nightlife', interests: ['nightlife'], hours })]
  const steps = askTrip(2, { mustVisitPlaces: 'The bar house' })
  const made = plan(steps, catalogue)
  const stop = made.days.flatMap(({ stops }) => stops).find(({ placeId }) => placeId === 'bar')
  expect(stop?.kind).toBe('nightlife')
  expect(stop?.arrive.localeCompare('18:00')).toBeGreaterThanOrEqual(0)
  expect(broken(steps, catalogue, made)).toEqual([])
})

test('a blossom that is liked is visited on its day, and one of other dates is left out as out of season', () => {
  const steps = askTrip(3, { likes: ['cherry blossoms'] })
  const withBloom = (monthDay: string) =>
    inventCatalogue().map((row) =>
      row.id === 'sight-9' ? { ...row, seasonBest: [{ from: monthDay, to: monthDay, what: 'blossom' }] } : row,
    )
  const made = plan(steps, withBloom('05-04'))
  const seen = made.days.filter(({ stops }) => stops.some(({ placeId }) => placeId === 'sight-9'))
  expect(seen.map(({ date }) => date)).toEqual(['2027-05-04'])
  expect(broken(steps, withBloom('05-04'), made)).toEqual([])
  const bare = plan(steps, withBloom('09-04'))
  expect(bare.unplaced).toEqual([{ placeId: null, name: 'cherry blossoms', reason: 'out_of_season', note: '' }])
  expect(broken(steps, withBloom('09-04'), bare)).toEqual([])
})

test('a named place that was seen beside the days of its blossom does not stand for the blossom', () => {
  const steps = askTrip(3, { likes: ['cherry blossoms'], mustVisitPlaces: 'The sight-9 house' })
  const seasonBest = [{ from: '05-04', to: '05-04', what: 'blossom' }]
  const catalogue = inventCatalogue().map((row) =>
    row.id === 'sight-9' ? { ...row, seasonBest, closed: ['tue' as const] } : row,
  )
  const made = plan(steps, catalogue)
  expect(placesIn(made)).toContain('sight-9')
  expect(made.unplaced).toEqual([{ placeId: null, name: 'cherry blossoms', reason: 'no_time', note: '' }])
  expect(broken(steps, catalogue, made)).toEqual([])
})
