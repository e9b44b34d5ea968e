import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { relaxSteps } from './relax-steps.ts'

const { steps } = buildCitiesTrip()

test('a longer stay ends later, and everything else stays', () => {
  expect(relaxSteps(steps, { wish: 'dates', to: '2027-06-10' })).toEqual({
    ...steps,
    step1: { ...steps.step1, endDate: '2027-06-10' },
  })
})

test('a date before the first day, or none at all, is no change', () => {
  expect(relaxSteps(steps, { wish: 'dates', to: '2027-05-30' })).toBeNull()
  expect(relaxSteps(steps, { wish: 'dates', to: 'later' })).toBeNull()
  expect(relaxSteps(steps, { wish: 'dates', to: 11 })).toBeNull()
})

test('a daily limit is raised at most to the top of the slider, which is also what no limit means', () => {
  expect(relaxSteps(steps, { wish: 'dailyBudgetRange', to: 90_000 })?.step2.dailyBudgetRange).toBe(90_000)
  expect(relaxSteps(steps, { wish: 'dailyBudgetRange', to: 150_000 })?.step2.dailyBudgetRange).toBe(120_000)
  expect(relaxSteps(steps, { wish: 'dailyBudgetRange', to: null })?.step2.dailyBudgetRange).toBe(120_000)
  expect(relaxSteps(steps, { wish: 'dailyBudgetRange', to: 'more' })).toBeNull()
})

test('a total budget is written as won, and none is an empty text', () => {
  expect(relaxSteps(steps, { wish: 'totalBudget', to: 1_500_000 })?.step2.totalBudget).toBe('1500000 won')
  expect(relaxSteps(steps, { wish: 'totalBudget', to: null })?.step2.totalBudget).toBe('')
})

test('named places, areas and the pace take the offered answer', () => {
  expect(relaxSteps(steps, { wish: 'mustVisitPlaces', to: 'Bulguksa' })?.step2.mustVisitPlaces).toBe('Bulguksa')
  expect(relaxSteps(steps, { wish: 'mustVisitPlaces', to: null })?.step2.mustVisitPlaces).toBe('')
  expect(relaxSteps(steps, { wish: 'areaPreferences', to: null })?.step2.areaPreferences).toEqual([])
  expect(relaxSteps(steps, { wish: 'activityIntensity', to: 'packed' })?.step2.activityIntensity).toBe('packed')
})

test('a relaxed step with an answer that the forms do not have is refused', () => {
  expect(relaxSteps(steps, { wish: 'activityIntensity', to: 'frantic' })).toBeNull()
  expect(relaxSteps(steps, { wish: 'areaPreferences', to: 'Hongdae' })).toBeNull()
  expect(relaxSteps(steps, { wish: 'selectedInterests', to: null })).toBeNull()
  expect(relaxSteps(steps, { wish: 'diet', to: null })).toBeNull()
  expect(relaxSteps(steps, { wish: 'mustVisitPlaces', to: 3 })).toBeNull()
})

test('the wish for cities is set or taken back, and so are flights', () => {
  expect(relaxSteps(steps, { wish: 'cities', to: 'one' })?.step2.cities).toBe('one')
  expect(relaxSteps(steps, { wish: 'cities', to: null })?.step2).not.toHaveProperty('cities')
  expect(relaxSteps(steps, { wish: 'cities', to: 'three' })).toBeNull()
  const told = { ...steps, step2: { ...steps.step2, nights: [{ city: 'Busan', nights: 2 }] } }
  expect(relaxSteps(told, { wish: 'nights', to: null })?.step2).not.toHaveProperty('nights')
  expect(relaxSteps(told, { wish: 'nights', to: 3 })).toBeNull()
  expect(relaxSteps(steps, { wish: 'flights', to: null })?.step1).not.toHaveProperty('arrival')
  expect(relaxSteps(steps, { wish: 'flights', to: 'later' })).toBeNull()
})

test('hours that are kept free are given up on one day, and told for the others where they were of every day', () => {
  const step1 = { ...steps.step1, startDate: '2027-06-14', endDate: '2027-06-16' }
  const nap = { on: null, from: '13:00', to: '15:00' }
  const call = { on: '2027-06-15', from: '17:00', to: '18:00' }
  const kept = { ...steps, step1, step2: { ...steps.step2, keptHours: [nap, call] } }
  expect(relaxSteps(kept, { wish: 'keptHours', to: '2027-06-15' })?.step2.keptHours).toEqual([
    { ...nap, on: '2027-06-14' },
    { ...nap, on: '2027-06-16' },
  ])
  expect(relaxSteps(kept, { wish: 'keptHours', to: null })?.step2).not.toHaveProperty('keptHours')
  expect(relaxSteps(kept, { wish: 'keptHours', to: 3 })).toBeNull()
  const month = { ...kept, step1: { ...step1, endDate: '2027-07-14' } }
  expect(relaxSteps(month, { wish: 'keptHours', to: '2027-06-15' })).toBeNull()
})

test('the hours of a train are kept, whatever others are given up', () => {
  const train = { on: '2027-06-16', from: '16:40', to: '23:59', at: 'Busan' as const }
  const nap = { on: null, from: '13:00', to: '15:00' }
  const step1 = { ...steps.step1, startDate: '2027-06-14', endDate: '2027-06-16' }
  const kept = { ...steps, step1, step2: { ...steps.step2, keptHours: [nap, train] } }
  expect(relaxSteps(kept, { wish: 'keptHours', to: null })?.step2.keptHours).toEqual([train])
  expect(relaxSteps(kept, { wish: 'keptHours', to: '2027-06-16' })?.step2.keptHours).toContainEqual(train)
})

test('beauty and social wishes are given up whole', () => {
  const beauty = { ...steps, step3: { ...steps.step3, beautyCategories: ['Plastic Surgery' as const] } }
  expect(relaxSteps(beauty, { wish: 'beautyCategories', to: null })?.step3.beautyCategories).toEqual([])
  expect(relaxSteps(beauty, { wish: 'plasticSurgeryType', to: 'skin' })).toBeNull()
  expect(relaxSteps(steps, { wish: 'socialMediaOptions', to: null })?.step3.socialMediaOptions).toEqual([])
})

test('the shortest stay is written beside the treatment, unless the text is full', () => {
  const surgery = { ...steps, step3: { ...steps.step3, plasticSurgeryType: 'double eyelid ' } }
  const offer = { wish: 'plasticSurgeryType', to: 'shortest stay' } as const
  expect(relaxSteps(surgery, offer)?.step3.plasticSurgeryType).toBe('double eyelid, shortest stay')
  const full = { ...steps, step3: { ...steps.step3, plasticSurgeryType: 'x'.repeat(495) } }
  expect(relaxSteps(full, offer)).toBeNull()
})
