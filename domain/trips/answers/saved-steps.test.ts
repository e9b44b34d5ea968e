import { expect, test } from 'vitest'
import { mergeSavedSteps, type SavedSteps, type SavedStepAnswers } from './saved-steps.ts'
import { readStoredSteps, savedSteps } from './saved-step-schemas.ts'

const step1: SavedStepAnswers['step1'] = {
  startDate: '2027-05-01',
  endDate: null,
  selectedInterests: ['food'],
  unfinishedFlights: { arrival: { airport: 'ICN', time: null } },
}
const step2: SavedStepAnswers['step2'] = {
  totalBudget: '2 million won',
  dailyBudgetRange: 60_000,
  accommodationType: 'hotel',
  areaPreferences: [],
  travelerType: null,
  mustVisitPlaces: '경복궁',
  languageSupport: null,
  languageDetails: [],
  activityIntensity: 'light',
}
const step3: SavedStepAnswers['step3'] = {
  beautyInterest: null,
  beautyCategories: [],
  plasticSurgeryType: '',
  socialMediaInterest: 'yes',
  socialMediaOptions: ['Cafe'],
  vipPlan: 'yes',
}
const early = '2027-01-01T00:00:00.000Z'
const late = '2027-01-01T00:00:01.000Z'

test('of each step the later answers stay, whichever side has them', () => {
  const kept: SavedSteps = { step1: { answers: step1, changedAt: late }, step2: { answers: step2, changedAt: early } }
  const given: SavedSteps = {
    step1: { answers: { ...step1, startDate: null }, changedAt: early },
    step2: { answers: null, changedAt: late },
    step3: { answers: step3, changedAt: early },
  }
  const merged = { step1: kept.step1, step2: given.step2, step3: given.step3 }
  expect(mergeSavedSteps(kept, given)).toEqual(merged)
  expect(mergeSavedSteps(given, kept)).toEqual(merged)
})

test('of answers of the same moment those that were kept stay, and nothing given changes nothing', () => {
  const kept: SavedSteps = { step3: { answers: step3, changedAt: late } }
  expect(mergeSavedSteps(kept, { step3: { answers: null, changedAt: late } })).toEqual(kept)
  expect(mergeSavedSteps(kept, {})).toEqual(kept)
})

test('moments are compared as moments, not as texts', () => {
  const kept: SavedSteps = { step3: { answers: null, changedAt: '2027-01-01T00:00:01Z' } }
  const given: SavedSteps = { step3: { answers: step3, changedAt: '2027-01-01T00:00:01.500Z' } }
  expect(mergeSavedSteps(kept, given)).toEqual(given)
})

test('steps that are half answered are read as they were saved', () => {
  const steps = { step1: { answers: step1, changedAt: early }, step2: { answers: step2, changedAt: late } }
  expect(savedSteps.parse(steps)).toEqual(steps)
})

test.each([
  ['an e-mail', { step3: { answers: { ...step3, email: 'a@example.com' }, changedAt: early } }],
  ['a day that does not exist', { step1: { answers: { ...step1, startDate: '2027-02-29' }, changedAt: early } }],
  ['a very long text', { step2: { answers: { ...step2, mustVisitPlaces: 'x'.repeat(20_001) }, changedAt: early } }],
  ['a text with a strange length', { step2: { answers: { ...step2, totalBudget: { length: {} } }, changedAt: early } }],
  ['a number out of bounds', { step2: { answers: { ...step2, dailyBudgetRange: Infinity }, changedAt: early } }],
  ['no moment', { step2: { answers: step2, changedAt: 'now' } }],
  ['another step', { step4: { answers: null, changedAt: early } }],
])('steps with %s are refused, and count as never answered where they are stored', (_what, steps) => {
  expect(savedSteps.safeParse(steps).success).toBe(false)
  expect(readStoredSteps(steps)).toEqual({})
})
