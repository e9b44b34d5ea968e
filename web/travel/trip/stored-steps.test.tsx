import { beforeEach, expect, test, vi } from 'vitest'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { requestStep3 } from '#domain/trips/answers/trips.ts'
import { choosePreference } from '#web/preferences/preferences.ts'
import { forget, isRefused, readStored, store } from '#web/ui/local-storage.ts'
import {
  changeStep,
  forgetSteps,
  keepStep,
  onStepsChange,
  readFinishedSteps,
  readMissingStep,
  readStep,
} from './stored-steps.ts'
import { noteSent, readStepChanges } from './step-changes.ts'

const dates = { startDate: '2031-05-31', endDate: '2031-06-04' }

beforeEach(() => {
  forgetSteps()
  forget('tripPlannerChanges')
})

test('a change is saved under the key of the specification, and the step stays the same object until the next', () => {
  changeStep('step1', dates)
  expect(JSON.parse(readStored('tripPlannerStep1') ?? '')).toEqual({ ...dates, selectedInterests: [] })
  expect(readStep('step1')).toBe(readStep('step1'))
  changeStep('step1', { selectedInterests: ['food'] })
  expect(readStep('step1')).toMatchObject({ draft: { ...dates, selectedInterests: ['food'] }, isSaved: true, lost: [] })
})

test('a step that nobody answered yet begins with the preferred pace, and an answer stays as it was given', () => {
  choosePreference('pace', 'light')
  expect(readStep('step2')).toMatchObject({ draft: { activityIntensity: 'light' }, isSaved: false })
  changeStep('step2', { activityIntensity: 'packed' })
  choosePreference('pace', 'balanced')
  expect(readStep('step2').draft.activityIntensity).toBe('packed')
  forgetSteps()
  expect(readStep('step2').draft.activityIntensity).toBe('balanced')
  forget('preferences')
  expect(readStep('step2').draft).toEqual(emptySteps.step2)
})

test('a step that nobody answered yet begins with the preferred diet and mobility', () => {
  choosePreference('diet', 'halal')
  choosePreference('mobility', 'pram')
  expect(readStep('step2').draft).toMatchObject({ diet: ['halal'], party: { childAges: [], mobility: 'pram' } })
  changeStep('step2', { diet: ['vegan'] })
  choosePreference('diet', 'no-pork')
  expect(readStep('step2').draft.diet).toEqual(['vegan'])
  forget('preferences')
  forgetSteps()
  expect(readStep('step2').draft).toEqual(emptySteps.step2)
})

test('the steps are finished one after the other', () => {
  expect(readMissingStep()).toBe('step1')
  changeStep('step1', dates)
  expect(readFinishedSteps()).toEqual({ steps: null, missing: 'step1' })
  changeStep('step1', { selectedInterests: ['food'] })
  expect(readMissingStep()).toBe('step2')
  keepStep('step2', emptySteps.step2)
  expect(readMissingStep()).toBe('step3')
  keepStep('step3', emptySteps.step3)
  expect(readFinishedSteps()).toEqual({
    steps: {
      step1: { ...dates, selectedInterests: ['food'] },
      step2: emptySteps.step2,
      step3: requestStep3(emptySteps.step3),
    },
    missing: null,
  })
})

test('step 1 is asked again when one of its interests cannot be read, until it is saved again', () => {
  store('tripPlannerStep1', JSON.stringify({ ...dates, selectedInterests: ['food', 'chess'] }))
  keepStep('step2', emptySteps.step2)
  keepStep('step3', emptySteps.step3)
  expect(readMissingStep()).toBe('step1')
  expect(readFinishedSteps()).toEqual({ steps: null, missing: 'step1' })
  keepStep('step1', readStep('step1').draft)
  expect(readMissingStep()).toBeNull()
})

test('a broken value is empty and named until the next change saves over it', () => {
  store('tripPlannerStep2', '{"travelerType":7,"totalBudget":"2 million won"}')
  expect(readStep('step2')).toMatchObject({ draft: { totalBudget: '2 million won' }, lost: ['travelerType'] })
  changeStep('step2', { travelerType: 'solo' })
  expect(readStep('step2')).toMatchObject({
    draft: { totalBudget: '2 million won', travelerType: 'solo' },
    lost: [],
  })
})

test('a step that the browser refuses to store lasts as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeStep('step3', { vipPlan: 'yes' })
  full.mockRestore()
  expect(readStep('step3')).toMatchObject({ draft: { vipPlan: 'yes' }, isSaved: true, isStored: false })
  expect(isRefused('tripPlannerStep3')).toBe(true)
  changeStep('step3', { vipPlan: 'no' })
  expect(readStep('step3')).toMatchObject({ draft: { vipPlan: 'no' }, isStored: true })
})

test('starting over leaves nothing of the three steps, and everybody who listens is told', () => {
  changeStep('step1', dates)
  let calls = 0
  const stop = onStepsChange(() => (calls += 1))
  forgetSteps()
  stop()
  expect(readStep('step1')).toMatchObject({ draft: emptySteps.step1, isSaved: false })
  expect(calls).toBe(3)
})

test('the moment of the last change of each step is known, and which of them an account has', () => {
  keepStep('step2', emptySteps.step2, '2031-01-01T00:00:00.000Z')
  noteSent({ step2: '2031-01-01T00:00:00.000Z' })
  expect(readStepChanges()).toMatchObject({
    changedAt: { step2: '2031-01-01T00:00:00.000Z' },
    sentAt: { step2: '2031-01-01T00:00:00.000Z' },
  })
  store('tripPlannerChanges', '{"changedAt":{"step1":"yesterday","step2":7},"sentAt":[]}')
  expect(readStepChanges()).toEqual({ changedAt: {}, sentAt: {} })
})
