import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSavedStep, readTripSteps } from './trip-schemas.ts'
import { longestTripDays, type TripStep1, type TripStep2, type TripStep3, tripTextLengths } from './trips.ts'

const step1: TripStep1 = { startDate: '2027-05-01', endDate: '2027-05-04', selectedInterests: ['food', 'beauty'] }
const step2: TripStep2 = {
  totalBudget: '2,000,000 won',
  dailyBudgetRange: 80_000,
  accommodationType: 'guesthouse',
  areaPreferences: ['Hongdae', 'Yongsan'],
  travelerType: 'family',
  mustVisitPlaces: 'Gyeongbokgung',
  languageSupport: 'yes',
  languageDetails: ['guides', 'ai'],
  activityIntensity: 'light',
}
const step3: TripStep3 = {
  beautyInterest: 'interested',
  beautyCategories: ['Plastic Surgery', 'Hair Care'],
  plasticSurgeryType: 'nose job',
  socialMediaInterest: 'no',
  socialMediaOptions: ['Hidden Gem'],
  vipPlan: 'yes',
  fullName: 'A Name',
  email: 'somebody@example.org',
  phone: '+82 2 123',
}
const steps = { step1, step2, step3 }

function fieldsOf(value: unknown): string[] {
  const read = readTripSteps(value)
  return 'fields' in read ? read.fields : []
}

test('three steps with every answer are read as they were saved', () => {
  expect(readTripSteps(steps)).toEqual({ steps })
})

test('steps two and three may be empty: nothing in them is required', () => {
  const read = readTripSteps({ step1, step2: {}, step3: {} })
  expect(read).toMatchObject({
    steps: {
      step2: { totalBudget: '', dailyBudgetRange: 60_000, travelerType: null, areaPreferences: [] },
      step3: { beautyInterest: null, plasticSurgeryType: '', vipPlan: null },
    },
  })
})

test('an answer that was never chosen may be kept as an empty text or as null', () => {
  const unanswered = { travelerType: '', accommodationType: null, activityIntensity: '', areaPreferences: null }
  expect(readTripSteps({ ...steps, step2: { ...step2, ...unanswered } })).toMatchObject({
    steps: { step2: { travelerType: null, accommodationType: null, activityIntensity: null, areaPreferences: [] } },
  })
})

test('the label of an answer is read like its name, and an answer that is given twice counts once', () => {
  const labels = { travelerType: 'Family with Kids', accommodationType: 'Hostel', areaPreferences: ['홍대', 'hongdae'] }
  expect(readTripSteps({ ...steps, step2: { ...step2, ...labels } })).toMatchObject({
    steps: { step2: { travelerType: 'family', accommodationType: 'budget', areaPreferences: ['Hongdae'] } },
  })
})

test('an instant becomes its day in Seoul, and a time without a zone keeps its day', () => {
  const dates = [
    ['2027-05-01T14:59:59.999Z', '2027-05-01'],
    ['2027-05-01T15:00:00.000Z', '2027-05-02'],
    ['2027-05-02T08:00:00+09:00', '2027-05-02'],
    ['2027-05-01T23:30:00', '2027-05-01'],
  ]
  for (const [startDate, expected] of dates) {
    const read = readTripSteps({ ...steps, step1: { ...step1, startDate } })
    expect(read, startDate).toMatchObject({ steps: { step1: { startDate: expected } } })
  }
})

test.each([
  ['step1', null],
  ['step1', { ...step1, startDate: undefined }, 'step1.startDate'],
  ['step1', { ...step1, startDate: '2027-02-29' }, 'step1.startDate'],
  ['step1', { ...step1, startDate: 'tomorrow' }, 'step1.startDate'],
  ['step1', { ...step1, endDate: '2027-05-04T99:99:99Z' }, 'step1.endDate'],
  ['step1', { ...step1, endDate: '2027-04-30' }, 'step1.endDate'],
  ['step1', { ...step1, endDate: '2028-05-04' }, 'step1.endDate'],
  ['step1', { ...step1, selectedInterests: [] }, 'step1.selectedInterests'],
  ['step1', { ...step1, selectedInterests: ['chess'] }, 'step1.selectedInterests'],
  ['step2', { ...step2, dailyBudgetRange: '80000' }, 'step2.dailyBudgetRange'],
  ['step2', { ...step2, dailyBudgetRange: 10_000 }, 'step2.dailyBudgetRange'],
  ['step2', { ...step2, areaPreferences: 'Hongdae' }, 'step2.areaPreferences'],
  ['step2', { ...step2, travelerType: 'martian' }, 'step2.travelerType'],
  ['step2', { ...step2, totalBudget: 2_000_000 }, 'step2.totalBudget'],
  ['step2', { ...step2, totalBudget: '9'.repeat(tripTextLengths.totalBudget + 1) }, 'step2.totalBudget'],
  ['step3', { ...step3, beautyCategories: [{}] }, 'step3.beautyCategories'],
  ['step3', { ...step3, vipPlan: true }, 'step3.vipPlan'],
])('%s is refused by the name of its field: %j', (step, value, field = step) => {
  expect(fieldsOf({ ...steps, [step]: value })).toEqual([field])
})

test('every field that is wrong is named, once', () => {
  expect(fieldsOf({ step1: {}, step2: [], step3: { phone: 1, email: 2 } })).toEqual([
    'step1.startDate',
    'step1.endDate',
    'step1.selectedInterests',
    'step2',
    'step3.email',
    'step3.phone',
  ])
  expect(fieldsOf(null)).not.toEqual([])
})

test('the longest trip is read and a day more is not', () => {
  const read = (endDate: string) => fieldsOf({ ...steps, step1: { ...step1, startDate: '2027-01-01', endDate } })
  expect(longestTripDays).toBe(90)
  expect(read('2027-03-31')).toEqual([])
  expect(read('2027-04-01')).toEqual(['step1.endDate'])
})

test('a saved step is read as it was written', () => {
  expect(readSavedStep('step1', JSON.stringify(step1))).toEqual(step1)
  expect(readSavedStep('step2', JSON.stringify(step2))).toEqual(step2)
  expect(readSavedStep('step3', JSON.stringify(step3))).toEqual(step3)
})

const flights = { arrival: { airport: 'ICN', time: '14:30' }, departure: { airport: 'PUS', time: '00:05' } } as const

test('flights and the wish for cities are read as they were saved, with the step on the device too', () => {
  const asked = { step1: { ...step1, ...flights }, step2: { ...step2, cities: 'several' }, step3 }
  expect(readTripSteps(asked)).toEqual({ steps: asked })
  expect(readSavedStep('step1', JSON.stringify(asked.step1))).toEqual(asked.step1)
  expect(readSavedStep('step2', JSON.stringify(asked.step2))).toEqual(asked.step2)
})

test('an airport is read by its code in any case or by its name', () => {
  const read = readTripSteps({ ...steps, step1: { ...step1, arrival: { airport: 'icn ', time: '09:00' } } })
  expect(read).toMatchObject({ steps: { step1: { arrival: { airport: 'ICN' } } } })
  expect(
    readSavedStep('step1', JSON.stringify({ ...step1, departure: { airport: '김해공항', time: '09:00' } })),
  ).toEqual({
    ...step1,
    departure: { airport: 'PUS', time: '09:00' },
  })
})

test.each([undefined, null, '', {}, { airport: '', time: '' }, { airport: null }])(
  'a flight or a wish for cities that was never given, kept as %j, is absent',
  (none) => {
    const cities = typeof none === 'object' ? null : none
    const asked = { ...steps, step1: { ...step1, arrival: none, departure: none }, step2: { ...step2, cities } }
    expect(readTripSteps(asked)).toStrictEqual({ steps })
  },
)

test.each([
  { airport: 'ICN' },
  { airport: 'ICN', time: '' },
  { airport: '', time: '10:00' },
  { airport: 'LHR', time: '10:00' },
  { airport: 'ICN', time: '24:00' },
  { airport: 'ICN', time: '9:30' },
  { airport: 'ICN', time: 930 },
  { airport: ['ICN'], time: '09:30' },
  { from: 'ICN' },
  [],
  'ICN 10:00',
  7,
])('the flight %j is refused by the name of its field', (flight) => {
  expect(fieldsOf({ ...steps, step1: { ...step1, arrival: flight } })).toEqual(['step1.arrival'])
  expect(fieldsOf({ ...steps, step1: { ...step1, departure: flight } })).toEqual(['step1.departure'])
})

test.each(['three', 2, {}, ['one']])('the wish for cities %j is refused by the name of its field', (cities) => {
  expect(fieldsOf({ ...steps, step2: { ...step2, cities } })).toEqual(['step2.cities'])
})

test('nothing, no JSON, another step and a poisoned object are no step and never an error', () => {
  for (const text of [null, '', '{', 'null', '[]', '"x"', '1e999', JSON.stringify(step2)]) {
    expect(readSavedStep('step1', text), String(text)).toBeNull()
  }
  const poisoned = `{"__proto__":{"startDate":"2027-05-01"},"constructor":1,"toString":2}`
  expect(readSavedStep('step1', poisoned)).toBeNull()
  expect(readSavedStep('step1', '['.repeat(100_000))).toBeNull()
})

test('an object that has a length of its own is no text', () => {
  const length = { toString: 1, valueOf: 1 }
  const odd = { ...steps, step1: { startDate: { length }, endDate: { length }, selectedInterests: ['food'] } }
  expect(readTripSteps(odd)).toEqual({ fields: ['step1.startDate', 'step1.endDate'] })
})

test('no value from anywhere makes the reader throw', () => {
  const anyStep = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true })
  const near = fc.record(
    {
      step1: fc.record({ startDate: fc.oneof(fc.string(), fc.date()), endDate: anyStep, selectedInterests: anyStep }),
      step2: fc.dictionary(fc.constantFrom(...Object.keys(step2)), anyStep),
      step3: fc.dictionary(fc.constantFrom(...Object.keys(step3)), anyStep),
    },
    { requiredKeys: [] },
  )
  fc.assert(fc.property(fc.oneof(anyStep, near), (value) => typeof readTripSteps(value) === 'object'))
  fc.assert(
    fc.property(fc.constantFrom('step1', 'step2', 'step3'), fc.oneof(fc.string(), fc.json()), (step, text) => {
      const read = readSavedStep(step, text)
      return read === null || typeof read === 'object'
    }),
  )
})

test('a step that was read is read again to itself', () => {
  const loose = fc.record(
    {
      totalBudget: fc.string({ maxLength: 50 }),
      travelerType: fc.constantFrom('', 'solo', 'Alone', '가족', null),
      areaPreferences: fc.array(fc.constantFrom('明洞', 'Gangnam', 'kangnam', '인사동')),
      languageSupport: fc.constantFrom('yes', 'no', ''),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(loose, (value) => {
      const once = readSavedStep('step2', JSON.stringify(value))
      expect(once).not.toBeNull()
      expect(readSavedStep('step2', JSON.stringify(once))).toEqual(once)
    }),
  )
})

const party = { adults: 2, childAges: [3, 9], older: true, mobility: 'pram' } as const

test('diets, the party, what is to be avoided and a first visit are read, and absent when they are not given', () => {
  const asked = {
    nights: [{ city: 'Busan', nights: 2 }],
    diet: ['vegan', 'no nuts'],
    party,
    beds: ['Haeundae'],
    likes: ['aquariums'],
    avoid: ['museums'],
    firstTime: false,
    car: true,
    wakeUp: '09:30',
    bedtime: '21:00',
    keptHours: [
      { on: '2027-05-06', from: '11:00', to: '13:00', at: 'Busan' },
      { on: null, from: '13:00', to: '15:00' },
    ],
  }
  expect(readTripSteps({ ...steps, step2: { ...step2, ...asked } })).toEqual({
    steps: { ...steps, step2: { ...step2, ...asked } },
  })
  const none = {
    nights: null,
    diet: null,
    party: null,
    beds: null,
    likes: null,
    avoid: null,
    firstTime: null,
    car: null,
    wakeUp: null,
    bedtime: null,
    keptHours: null,
  }
  expect(readTripSteps({ ...steps, step2: { ...step2, ...none } })).toStrictEqual({ steps })
  const few = { party: { childAges: [1] } }
  const whole = { adults: 1, childAges: [1], older: false, mobility: null }
  const named = { nights: [{ city: '釜山', nights: 2 }] }
  expect(readTripSteps({ ...steps, step2: { ...step2, ...named } })).toMatchObject({
    steps: { step2: { nights: [{ city: 'Busan', nights: 2 }] } },
  })
  expect(readTripSteps({ ...steps, step2: { ...step2, ...few } })).toMatchObject({ steps: { step2: { party: whole } } })
})

test.each([
  ['nights', [{ city: 'Atlantis', nights: 2 }]],
  ['nights', [{ city: 'Busan', nights: 0 }]],
  ['nights', [{ city: 'Busan', nights: 90 }]],
  ['nights', Array.from({ length: 13 }, () => ({ city: 'Busan', nights: 1 }))],
  ['diet', 'vegan'],
  ['diet', ['']],
  ['diet', [7]],
  ['diet', Array.from({ length: 21 }, () => 'vegan')],
  ['party', { ...party, adults: -1 }],
  ['party', { ...party, childAges: [18] }],
  ['party', { ...party, mobility: 'horse' }],
  ['party', 'two'],
  ['beds', ['x'.repeat(61)]],
  ['likes', ['x'.repeat(61)]],
  ['avoid', ['x'.repeat(61)]],
  ['firstTime', 'yes'],
  ['car', 'yes'],
  ['wakeUp', '9:30'],
  ['wakeUp', '13:00'],
  ['bedtime', '18:00'],
  ['keptHours', [{ on: null, from: '13:00', to: '13:00' }]],
  ['keptHours', [{ on: null, from: '13:00', to: '15:00', at: 'Moon' }]],
  ['keptHours', [{ on: null, from: '4:00', to: '13:00' }]],
  ['keptHours', [{ on: null, from: '10:00', to: '10:10' }]],
  ['keptHours', [{ on: 'Monday', from: '11:00', to: '13:00' }]],
  ['keptHours', Array.from({ length: 21 }, () => ({ on: null, from: '11:00', to: '13:00' }))],
])('the answer %s %j is refused by the name of its field', (field, value) => {
  expect(fieldsOf({ ...steps, step2: { ...step2, [field]: value } })).toEqual([`step2.${field}`])
})

test('an appointment is read with its hour and quarter or without, and refused by its name when it is none', () => {
  for (const ownClinic of [{}, { at: '11:00' }, { at: '11:00', area: 'Apgujeong' as const }])
    expect(readTripSteps({ ...steps, step3: { ...steps.step3, ownClinic } })).toEqual({
      steps: { ...steps, step3: { ...steps.step3, ownClinic } },
    })
  expect(readTripSteps({ ...steps, step3: { ...steps.step3, ownClinic: null } })).toStrictEqual({ steps })
  for (const wrong of [true, { at: '25:00' }])
    expect(fieldsOf({ ...steps, step3: { ...steps.step3, ownClinic: wrong } })[0]).toMatch(/^step3\.ownClinic/u)
})

test('the day of a treatment is read, absent when it is not given, and refused when it is no day', () => {
  const treatmentOn = '2027-05-06'
  expect(readTripSteps({ ...steps, step3: { ...steps.step3, treatmentOn } })).toEqual({
    steps: { ...steps, step3: { ...steps.step3, treatmentOn } },
  })
  expect(readTripSteps({ ...steps, step3: { ...steps.step3, treatmentOn: null } })).toStrictEqual({ steps })
  for (const wrong of ['2027-02-30', 'Thursday', 6, ['2027-05-06']])
    expect(fieldsOf({ ...steps, step3: { ...steps.step3, treatmentOn: wrong } })).toEqual(['step3.treatmentOn'])
})
