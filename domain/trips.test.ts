import { expect, test } from 'vitest'
import { readSavedStep } from './trip-schemas.ts'
import { activityIntensities, openedAnswers, paceOf, withoutContact } from './trips.ts'

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

const step2 = readSavedStep('step2', JSON.stringify({ languageSupport: 'yes', languageDetails: ['ai'] }))
const step3 = readSavedStep(
  'step3',
  JSON.stringify({
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'nose',
    socialMediaInterest: 'yes',
    socialMediaOptions: ['Cafe'],
  }),
)
if (!step2 || !step3) throw new Error('These two are whole.')

test('answers below an open question count', () => {
  expect(openedAnswers(step2, step3)).toEqual({
    languageDetails: ['ai'],
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'nose',
    socialMediaOptions: ['Cafe'],
  })
})

test('answers below a question that was closed again do not count', () => {
  const closed = { ...step3, beautyInterest: 'not-interested' as const, socialMediaInterest: null }
  expect(openedAnswers({ ...step2, languageSupport: 'no' }, closed)).toEqual({
    languageDetails: [],
    beautyCategories: [],
    plasticSurgeryType: '',
    socialMediaOptions: [],
  })
})

test('a surgery text without surgery or medical treatment does not count', () => {
  const opened = openedAnswers(step2, { ...step3, beautyCategories: ['Hair Care'] })
  expect(opened).toMatchObject({ beautyCategories: ['Hair Care'], plasticSurgeryType: '' })
})

test('without contact data the steps say all that they said but name, e-mail and phone', () => {
  const told = { ...step3, fullName: 'Avery Quill', email: 'avery@example.com', phone: '+1 555 010 4477' }
  const kept = withoutContact({ step1: whole, step2, step3: told })
  expect(JSON.stringify(kept)).not.toMatch(/Avery|avery|555|fullName|email|phone/u)
  expect({ ...step3, ...kept.step3 }).toEqual(step3)
  expect(kept).toMatchObject({ step1: whole, step2 })
})
