import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers, visibleAnswers } from '#testing/any-answers.ts'
import { emptySteps } from './trip-drafts.ts'
import {
  activityIntensities,
  askedContact,
  askedStep2,
  askedStep3,
  languageHelps,
  paceOf,
  type KeptHours,
  type TripStep3,
  planRequest,
  isTreatmentCategory,
} from './trips.ts'

const whole = { startDate: '2027-05-01', endDate: '2027-05-04', selectedInterests: ['food' as const] }

test('no answer about the pace means balanced', () => {
  expect(paceOf(null)).toEqual(paceOf('balanced'))
})

test('each pace asks for at least as many sights as the one before, and only the light one for a cafe', () => {
  const paces = activityIntensities.map(paceOf)
  expect(paces.map(({ sightsFrom }) => sightsFrom)).toEqual([2, 4, 6])
  expect(paces.map(({ sightsTo }) => sightsTo)).toEqual([3, 6, null])
  expect(paces.map(({ cafesFrom }) => cafesFrom)).toEqual([1, 0, 0])
  expect(paces.map(({ longestGapMinutes }) => longestGapMinutes)).toEqual([null, null, 45])
})

const step1 = whole

test('a request has the answers that the forms show, in every combination, and no name, e-mail or phone', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(planRequest({ step1, ...answers })).toEqual({ step1, ...visibleAnswers(answers) })
    }),
    { numRuns: 2000 },
  )
})

test('a request is its own request', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const request = planRequest({ step1, ...answers })
      expect(planRequest(request)).toEqual(request)
    }),
  )
})

test('contact data counts while the VIP plan is wanted', () => {
  fc.assert(
    fc.property(anyAnswers, ({ step3 }) => {
      const { vipPlan, fullName, email, phone } = step3
      const asked = vipPlan === 'yes' ? { fullName, email, phone } : { fullName: '', email: '', phone: '' }
      expect(askedContact(step3)).toEqual(asked)
    }),
  )
})

test('a form that takes answers from elsewhere shows these, and keeps its own where they do not ask the question', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (given, own) => {
      const sent = planRequest({ step1, ...given })
      const kept = { step2: askedStep2(sent.step2, own.step2), step3: askedStep3(sent.step3, own.step3) }
      expect(planRequest({ step1, ...kept })).toEqual(sent)
      const shown = visibleAnswers(given)
      const closed = visibleAnswers({
        step2: { ...given.step2, languageDetails: [...languageHelps] },
        step3: { ...given.step3, plasticSurgeryType: 'any' },
      })
      expect(kept.step2.languageDetails).toEqual(
        (closed.step2.languageDetails.length > 0 ? shown : own).step2.languageDetails,
      )
      const asksDay = sent.step3.beautyCategories.some(isTreatmentCategory)
      expect(kept.step3.treatmentOn).toBe((asksDay ? given : own).step3.treatmentOn)
      expect(kept.step3.plasticSurgeryType).toEqual(
        (closed.step3.plasticSurgeryType === 'any' ? shown : own).step3.plasticSurgeryType,
      )
    }),
  )
})

test('a day of a treatment that was chosen for other dates is in no request', () => {
  const step3 = {
    ...emptySteps.step3,
    beautyInterest: 'interested' as const,
    beautyCategories: ['Skin Treatment' as const],
  }
  const sent = (treatmentOn: string) =>
    planRequest({ step1, step2: emptySteps.step2, step3: { ...step3, treatmentOn } })
  expect(sent('2027-05-04').step3.treatmentOn).toBe('2027-05-04')
  expect(sent('2027-05-05').step3).not.toHaveProperty('treatmentOn')
  expect(sent('2027-04-30').step3).not.toHaveProperty('treatmentOn')
})

test('an appointment is in a request with its day alone', () => {
  const own = { ...emptySteps.step3, beautyInterest: 'interested' as const, ownClinic: { at: '11:00' } }
  const sent = (step3: Partial<TripStep3>) =>
    planRequest({
      step1,
      step2: emptySteps.step2,
      step3: { ...own, beautyCategories: ['Skin Treatment'], treatmentOn: '2027-05-04', ...step3 },
    }).step3
  expect(sent({}).ownClinic).toEqual({ at: '11:00' })
  expect(sent({ treatmentOn: '2027-05-05' })).not.toHaveProperty('ownClinic')
  expect(sent({ beautyCategories: ['Hair Care'] })).not.toHaveProperty('ownClinic')
})

test('hours that are kept free on a day of other dates leave the request, and those of each day stay', () => {
  const [daily, inside] = [
    { on: null, from: '13:00', to: '15:00' },
    { on: step1.startDate, from: '11:00', to: '12:00' },
  ]
  const sent = (keptHours: KeptHours[]) =>
    planRequest({ step1, step2: { ...emptySteps.step2, keptHours }, step3: emptySteps.step3 }).step2.keptHours
  expect(sent([daily, inside, { ...inside, on: '2019-01-01' }])).toEqual([daily, inside])
  expect(sent([{ ...inside, on: '2019-01-01' }])).toBeUndefined()
})
