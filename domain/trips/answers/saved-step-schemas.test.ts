import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers, visibleAnswers } from '#testing/any-answers.ts'
import { readStoredSteps, savedSteps } from './saved-step-schemas.ts'
import { tripTextLengths } from './trips.ts'

const changedAt = '2027-01-01T00:00:00.000Z'
const step1 = { startDate: '2027-05-01', endDate: '2027-05-04', selectedInterests: ['food'] }
const step2 = {
  totalBudget: '',
  dailyBudgetRange: 60_000,
  accommodationType: null,
  areaPreferences: ['Hongdae'],
  travelerType: 'couple',
  mustVisitPlaces: '',
  languageSupport: null,
  languageDetails: [],
  activityIntensity: null,
}
const step3 = {
  beautyInterest: 'interested',
  beautyCategories: ['Plastic Surgery'],
  plasticSurgeryType: 'rhinoplasty',
  socialMediaInterest: null,
  socialMediaOptions: [],
  vipPlan: 'yes',
}

function accepts(steps: Record<string, unknown>): boolean {
  const given = Object.fromEntries(Object.entries(steps).map(([name, answers]) => [name, { answers, changedAt }]))
  return savedSteps.safeParse(given).success
}

test('the three steps are accepted together, one by one, and after starting over', () => {
  expect(accepts({ step1, step2, step3 })).toBe(true)
  expect(accepts({ step2 })).toBe(true)
  expect(accepts({ step2: { ...step2, nights: [{ city: 'Busan', nights: 2 }] } })).toBe(true)
  expect(accepts({ step2: { ...step2, nights: [{ city: '釜山', nights: 2 }] } })).toBe(false)
  expect(accepts({ step1: null })).toBe(true)
  expect(accepts({})).toBe(true)
})

test('a half answered first step is accepted with the half of a flight', () => {
  const half = { arrival: { airport: 'ICN', time: null } }
  expect(accepts({ step1: { ...step1, endDate: null, unfinishedFlights: half } })).toBe(true)
  expect(accepts({ step1: { ...step1, arrival: half.arrival } })).toBe(false)
})

test.each(['fullName', 'email', 'phone'])('contact data in %s is refused instead of stored', (field) => {
  expect(accepts({ step3: { ...step3, [field]: '' } })).toBe(false)
})

test.each([
  ['an unknown interest', { step1: { ...step1, selectedInterests: ['beer'] } }],
  ['an interest twice', { step1: { ...step1, selectedInterests: ['food', 'food'] } }],
  ['a date that does not exist', { step1: { ...step1, startDate: '2027-02-30' } }],
  ['a clock that does not exist', { step1: { ...step1, arrival: { airport: 'ICN', time: '24:00' } } }],
  ['a budget beyond the slider', { step2: { ...step2, dailyBudgetRange: 1_000_000 } }],
  ['a budget with a fraction', { step2: { ...step2, dailyBudgetRange: 60_000.5 } }],
  ['a list of an unknown area', { step2: { ...step2, areaPreferences: ['Pyongyang'] } }],
  ['a step of another name', { step4: step2 }],
])('%s is refused', (_what, steps) => {
  expect(accepts(steps)).toBe(false)
})

test('a text that is a little too long is accepted, and a huge one is not', () => {
  const text = (length: number) => ({ step2: { ...step2, mustVisitPlaces: 'x'.repeat(length) } })
  expect(accepts(text(tripTextLengths.mustVisitPlaces + 1))).toBe(true)
  expect(accepts(text(tripTextLengths.mustVisitPlaces * 10 + 1))).toBe(false)
})

test('a moment of change is an instant with a zone', () => {
  expect(savedSteps.safeParse({ step2: { answers: step2, changedAt: '2027-01-01' } }).success).toBe(false)
})

test('stored steps of another shape count as never answered', () => {
  expect(readStoredSteps({ step2: { answers: step2, changedAt } })).toEqual({ step2: { answers: step2, changedAt } })
  for (const value of [null, 'x', [], { step2: { answers: { ...step2, old: 1 }, changedAt } }]) {
    expect(readStoredSteps(value)).toEqual({})
  }
})

test('answers whose question is not asked are dropped when steps are parsed', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { fullName: _name, email: _email, phone: _phone, ...given } = answers.step3
      const steps = { step2: { answers: answers.step2, changedAt }, step3: { answers: given, changedAt } }
      const shown = visibleAnswers(answers)
      const read = { step2: { answers: shown.step2, changedAt }, step3: { answers: shown.step3, changedAt } }
      expect(savedSteps.parse(steps)).toEqual(read)
      expect(readStoredSteps(steps)).toEqual(read)
    }),
  )
})
