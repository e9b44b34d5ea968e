import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#testing/long-rounds.ts'
import { repairTripStep } from './repair-trip-steps.ts'
import { type StepName, stepNames } from './step-names.ts'
import { emptySteps, finishTripStep1, savedForm, type StepDrafts } from './trip-drafts.ts'
import { readSavedStep } from './trip-schemas.ts'

const drafts: StepDrafts = {
  step1: {
    startDate: '2027-05-31',
    endDate: '2027-06-09',
    selectedInterests: ['food', 'culture'],
    arrival: { airport: 'ICN', time: '10:40' },
    departure: { airport: 'PUS', time: null },
  },
  step2: {
    totalBudget: '2,000,000 won',
    dailyBudgetRange: 80_000,
    accommodationType: 'guesthouse',
    areaPreferences: ['Hongdae', 'Yongsan'],
    travelerType: 'family',
    mustVisitPlaces: 'Gyeongbokgung\n해운대',
    languageSupport: 'yes',
    languageDetails: ['guides', 'ai'],
    activityIntensity: 'light',
    cities: 'several',
    nights: [{ city: 'Busan', nights: 2 }],
    diet: ['vegan', 'no nuts'],
    party: { adults: 2, childAges: [3], older: false, mobility: 'pram' },
    beds: ['Haeundae'],
    likes: ['aquariums'],
    avoid: ['museums'],
    firstTime: true,
    car: true,
    wakeUp: '09:00',
    bedtime: '21:30',
    keptHours: [{ on: '2027-05-06', from: '11:00', to: '13:00', at: 'Busan' }],
  },
  step3: {
    beautyInterest: 'interested',
    beautyCategories: ['Hair Care', 'Plastic Surgery'],
    plasticSurgeryType: 'nose job',
    treatmentOn: '2027-05-06',
    ownClinic: { at: '11:00', area: 'Apgujeong' },
    socialMediaInterest: 'no',
    socialMediaOptions: ['Hidden Gem'],
    vipPlan: 'yes',
    fullName: 'A Name',
    email: 'somebody@example.org',
    phone: '+82 2 123',
  },
}

function save(draft: StepDrafts[StepName]): string {
  return JSON.stringify(savedForm(draft))
}

test('what was saved is read again whole, halves of flights included', () => {
  for (const step of stepNames) {
    expect(repairTripStep(step, save(drafts[step]))).toEqual({ draft: drafts[step], lost: [] })
    expect(repairTripStep(step, save(emptySteps[step]))).toEqual({ draft: emptySteps[step], lost: [] })
  }
})

test('nothing saved is an empty step and nothing lost', () => {
  for (const step of stepNames) expect(repairTripStep(step, null)).toEqual({ draft: emptySteps[step], lost: [] })
})

test('what is no saved step at all is empty, and said to be lost', () => {
  for (const text of ['', '{', 'null', '[]', '"x"', '12', 'true', '['.repeat(100_000)])
    expect(repairTripStep('step2', text), text.slice(0, 9)).toEqual({ draft: emptySteps.step2, lost: ['all'] })
})

test('a broken field is empty and named, and every other answer stays', () => {
  const broken = { ...savedForm(drafts.step1), endDate: '2027-02-30', arrival: 'tomorrow' }
  expect(repairTripStep('step1', JSON.stringify(broken))).toEqual({
    draft: { ...drafts.step1, endDate: null, arrival: emptySteps.step1.arrival },
    lost: ['endDate', 'arrival'],
  })
})

test('an instant becomes its day in Seoul', () => {
  const instants = { startDate: '2027-05-30T15:00:00.000Z', endDate: '2027-06-09T10:00:00+09:00' }
  expect(repairTripStep('step1', JSON.stringify(instants)).draft).toMatchObject({
    startDate: '2027-05-31',
    endDate: '2027-06-09',
  })
})

test('choices that the form does not have go and are named, and the known ones stay once and in its order', () => {
  const text = JSON.stringify({
    areaPreferences: ['Yongsan', 'Atlantis', 'hongdae', 'Yongsan'],
    travelerType: 'FAMILY',
  })
  const { draft, lost } = repairTripStep('step2', text)
  expect(draft).toMatchObject({ areaPreferences: ['Yongsan', 'Hongdae'], travelerType: 'family' })
  expect(lost).toEqual(['areaPreferences'])
})

test('a single choice is read as a list of one', () => {
  expect(repairTripStep('step3', '{"socialMediaOptions":"Cafe"}').draft.socialMediaOptions).toEqual(['Cafe'])
})

test.each([
  [85_000, 90_000, []],
  [5, 20_000, []],
  [1e12, 120_000, []],
  ['70000', 70_000, []],
  ['a lot', 60_000, ['dailyBudgetRange']],
  [{}, 60_000, ['dailyBudgetRange']],
])('a daily budget of %j is the step %i of the slider', (saved, dailyBudgetRange, lost) => {
  const repaired = repairTripStep('step2', JSON.stringify({ dailyBudgetRange: saved }))
  expect(repaired).toEqual({ draft: { ...emptySteps.step2, dailyBudgetRange }, lost })
})

test('a text that is too long for the server stays whole to be shortened, and a megabyte of it is cut and named', () => {
  const read = (mustVisitPlaces: string) => repairTripStep('step2', JSON.stringify({ mustVisitPlaces }))
  expect(read('서'.repeat(2100))).toMatchObject({ draft: { mustVisitPlaces: '서'.repeat(2100) }, lost: [] })
  expect(read('a'.repeat(1_000_000)).lost).toEqual(['mustVisitPlaces'])
  expect(read('a'.repeat(1_000_000)).draft.mustVisitPlaces.length).toBeLessThan(30_000)
})

test('a number in a box for words is read as words', () => {
  expect(repairTripStep('step2', '{"totalBudget":2000000}').draft.totalBudget).toBe('2000000')
})

test('a time that no clock shows costs its flight alone', () => {
  const text = JSON.stringify({
    arrival: { airport: 'ICN', time: '24:00' },
    departure: { airport: 'icn', time: '19:10' },
  })
  const { draft, lost } = repairTripStep('step1', text)
  expect(draft.departure).toEqual({ airport: 'ICN', time: '19:10' })
  expect([draft.arrival, lost]).toEqual([{ airport: null, time: null }, ['arrival']])
})

test('a poisoned object answers no question', () => {
  const text = '{"__proto__":{"travelerType":"solo"},"constructor":{"x":1},"hasOwnProperty":1,"toString":2}'
  expect(repairTripStep('step2', text)).toEqual({ draft: emptySteps.step2, lost: [] })
})

test('no text makes the reader throw, and what it reads is saved and read again to itself', () => {
  const hostile = fc.oneof(fc.string(), fc.integer(), fc.constant('2027-05-31'), fc.jsonValue())
  const near = fc.record(
    Object.fromEntries(
      [...new Set(stepNames.flatMap((step) => Object.keys(drafts[step])))].map((name) => [
        name,
        fc.oneof(hostile, fc.array(hostile), fc.constantFrom('yes', 'solo', ['food'], ['Cafe'])),
      ]),
    ),
    { requiredKeys: [] },
  )
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    near.map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(fc.constantFrom(...stepNames), texts, (step, text) => {
      const { draft } = repairTripStep(step, text)
      expect(repairTripStep(step, save(draft))).toEqual({ draft, lost: [] })
    }),
    { seed: 13, numRuns: isLong ? 2000 : 300 },
  )
})

test('the server reads every repaired step that is finished', () => {
  const dates = fc.constantFrom('2027-05-31', '2027-06-09', '2027-06-09T20:00:00Z', 'x')
  const saved = fc.record({
    startDate: dates,
    endDate: dates,
    selectedInterests: fc.array(fc.constantFrom('food', 'FOOD', 'chess', 7)),
    arrival: fc.record({ airport: fc.constantFrom('ICN', 'LHR', null), time: fc.constantFrom('10:40', '', '25:00') }),
  })
  fc.assert(
    fc.property(saved, (value) => {
      const { draft } = repairTripStep('step1', JSON.stringify(value))
      const text = save(draft)
      expect(readSavedStep('step1', text)).toEqual(finishTripStep1(draft))
    }),
    { seed: 13, numRuns: isLong ? 500 : 150 },
  )
})

test.each([
  ['nights', [{ city: 'the moon', nights: 2 }]],
  ['nights', [{ city: 'Busan', nights: 0.5 }]],
  ['diet', ['vegan', 3]],
  ['diet', 'vegan'],
  ['party', { adults: 2.5, childAges: [], older: false, mobility: null }],
  ['party', { adults: 2, childAges: [99], older: false, mobility: null }],
  ['party', { adults: 2, childAges: [], older: 'yes', mobility: null }],
  ['beds', ['']],
  ['likes', ['']],
  ['avoid', ['']],
  ['firstTime', 'yes'],
  ['car', 'yes'],
  ['wakeUp', '13:00'],
  ['bedtime', 9],
  ['keptHours', [{ on: null, from: '15:00', to: '13:00' }]],
  ['keptHours', [{ on: null, from: '13:00', to: '15:00', at: 'Moon' }]],
  ['keptHours', [{ from: '11:00', to: '13:00' }]],
  ['keptHours', 'evenings'],
])('a saved answer %s of %j is lost, and nothing else', (field, value) => {
  const { [field]: _lost, ...rest } = { ...drafts.step2 } as Record<string, unknown>
  const { draft, lost } = repairTripStep('step2', JSON.stringify({ ...drafts.step2, [field]: value }))
  expect(lost).toEqual([field])
  expect(draft).toEqual(rest)
})

test.each([{ at: '11' }, { area: 'Atlantis' }, 'booked'])(
  'a saved appointment %j is lost, and nothing else',
  (ownClinic) => {
    const { ownClinic: _lost, ...rest } = drafts.step3
    const { draft, lost } = repairTripStep('step3', JSON.stringify({ ...drafts.step3, ownClinic }))
    expect({ draft, lost }).toEqual({ draft: rest, lost: ['ownClinic'] })
  },
)

test('a saved day of a treatment that is no day is lost, and nothing else', () => {
  const { treatmentOn: _lost, ...rest } = drafts.step3
  const { draft, lost } = repairTripStep('step3', JSON.stringify({ ...drafts.step3, treatmentOn: '2027-02-30' }))
  expect({ draft, lost }).toEqual({ draft: rest, lost: ['treatmentOn'] })
})
