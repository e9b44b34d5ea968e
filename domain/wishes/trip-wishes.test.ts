import { expect, test } from 'vitest'
import { readTripSteps } from '#domain/trips/answers/trip-schemas.ts'
import { readFirstPlaces, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from './place-names.ts'
import { readTripWishes, type TripWishes } from './trip-wishes.ts'

const known = { names: indexPlaceNames(readFirstPlaces()), treatments: readTreatmentTable() }

function wishesOf(step2: object, step3: object = {}): TripWishes {
  const step1 = { startDate: '2027-05-01', endDate: '2027-05-05', selectedInterests: ['food'] }
  const read = readTripSteps({ step1, step2, step3 })
  if ('fields' in read) throw new Error(`These steps are wrong: ${read.fields.join()}`)
  return readTripWishes(read.steps, known)
}

test('every answer is understood at once', () => {
  const step2 = {
    totalBudget: '하루 10만원',
    dailyBudgetRange: 80_000,
    accommodationType: 'hotel',
    areaPreferences: ['Hongdae'],
    travelerType: 'couple',
    mustVisitPlaces: '경복궁, 명동',
    languageSupport: 'yes',
    languageDetails: ['guides'],
    activityIntensity: 'packed',
  }
  const step3 = {
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery', 'Hair Care', 'Korean Skincare Shopping'],
    plasticSurgeryType: '쌍꺼풀',
    socialMediaInterest: 'yes',
    socialMediaOptions: ['Cafe'],
  }
  expect(wishesOf(step2, step3)).toMatchObject({
    days: 5,
    interests: ['food'],
    budget: { kind: 'won', per: 'day' },
    dailyLimit: 80_000,
    tripLimit: 500_000,
    areas: ['Hongdae'],
    places: [
      { kind: 'place', placeId: 'gyeongbokgung' },
      { kind: 'area', area: 'Myeongdong' },
    ],
    pace: { sightsFrom: 6 },
    treatments: [{ treatmentClass: 'surgery', treatmentIds: ['double-eyelid'] }],
    beautyTags: ['hair', 'skincare'],
    wantsLanguageHelp: true,
    languageDetails: ['guides'],
    social: ['Cafe'],
  })
})

test('no answers are no limits beyond the slider as it stands, and a balanced pace', () => {
  expect(wishesOf({})).toMatchObject({
    budget: { kind: 'unsaid' },
    dailyLimit: 60_000,
    tripLimit: null,
    places: [],
    treatments: [],
    beautyTags: [],
    pace: { sightsFrom: 4, sightsTo: 6 },
  })
})

test('flights and the wish for cities are wishes, and null where nothing was said', () => {
  const arrival = { airport: 'ICN', time: '14:30' } as const
  const step1 = { startDate: '2027-05-01', endDate: '2027-05-05', selectedInterests: ['food'], arrival }
  const read = readTripSteps({ step1, step2: { cities: 'one' }, step3: {} })
  if ('fields' in read) throw new Error(read.fields.join())
  expect(readTripWishes(planRequest(read.steps), known)).toMatchObject({ arrival, departure: null, cities: 'one' })
  expect(wishesOf({})).toMatchObject({ arrival: null, departure: null, cities: null })
})

test('the top of the slider is no limit', () => {
  expect(wishesOf({ dailyBudgetRange: 120_000 }).dailyLimit).toBeNull()
  expect(wishesOf({ dailyBudgetRange: 110_000 }).dailyLimit).toBe(110_000)
})

test('a surgery text does not count after beauty was declined', () => {
  const declined = {
    beautyInterest: 'not-interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'nose',
  }
  const { treatments, treatmentReading } = wishesOf({}, declined)
  expect(treatments).toEqual([])
  expect(treatmentReading.understood).toEqual([])
})

test('name, e-mail and phone are in no wish', () => {
  const contact = { vipPlan: 'yes', fullName: 'Ada Tester', email: 'ada@example.org', phone: '+44 20 5555' }
  expect(JSON.stringify(wishesOf({}, contact))).not.toMatch(/Ada|example|5555/u)
})

test('diets are those that were chosen and those of the text, and other words of theirs are kept', () => {
  const wishes = wishesOf({ mustVisitPlaces: 'halal food', diet: ['Vegan', 'low salt'] })
  expect(wishes.diets).toEqual(['vegan', 'halal'])
  expect(wishes.otherDiets).toEqual(['low salt'])
  expect(wishesOf({})).toMatchObject({
    diets: [],
    otherDiets: [],
    party: null,
    avoid: [],
    isFirstTime: null,
    wakeUp: null,
    bedtime: null,
    keptHours: [],
  })
})

test('kept hours are those of each day of the trip, joined where they overlap, and of no other day', () => {
  const { startDate, days, keptHours } = wishesOf({
    keptHours: [
      { on: null, from: '13:00', to: '15:00' },
      { on: wishesOf({}).startDate, from: '14:00', to: '16:30' },
      { on: '2019-01-01', from: '09:00', to: '10:00' },
    ],
  })
  expect(startDate).toBe(wishesOf({}).startDate)
  const everyDay = Array.from({ length: days }, (_, day) => ({ day, from: 780, to: day === 0 ? 990 : 900 }))
  expect(keptHours).toEqual(everyDay)
})

test('an allergy is no diet that a kitchen can meet, and the foods that a diet forbids are avoided', () => {
  const wishes = wishesOf({ diet: ['no-beef', 'shellfish allergy', 'kiwi allergy'], avoid: ['crowds', 'beef'] })
  expect(wishes).toMatchObject({ diets: [], allergies: ['shellfish allergy', 'kiwi allergy'], otherDiets: ['no-beef'] })
  expect(wishes.avoid).toEqual(expect.arrayContaining(['crowds', 'beef', 'seafood', 'shellfish']))
  expect(wishes.avoid.filter((food) => food === 'beef')).toHaveLength(1)
  expect(wishes.avoid).toEqual(expect.arrayContaining(['seolleongtang', 'bulgogi', 'hanu']))
  expect(wishes.avoid).not.toContain('kiwi')
})

test('what is to be avoided is found by its name in any language, and a kind of places by none', () => {
  expect(wishesOf({ avoid: ['경복궁', 'museums', '景福宮', 'Gyeongbok Palace'] }).avoidedPlaces).toEqual([
    'gyeongbokgung',
    'gyeongbokgung',
    'gyeongbokgung',
  ])
  expect(wishesOf({ avoid: ['museums', 'spicy food'] }).avoidedPlaces).toEqual([])
})

test('a bed is a place or a town, and nights on Jeju are in the town where one sleeps', () => {
  const nights = [{ city: 'Jeju', nights: 2 }]
  expect(wishesOf({ beds: ['경복궁', 'Seogwipo'], nights })).toMatchObject({
    beds: [
      { placeIds: ['gyeongbokgung'], town: null },
      { placeIds: [], town: 'Seogwipo' },
    ],
    nights: [{ city: 'Seogwipo', nights: 2 }],
  })
  expect(wishesOf({ nights }).nights).toEqual(nights)
})

test('an entry of the must-visit list that names a season is a like, and one that names a place is none', () => {
  const { likes, places } = wishesOf({ mustVisitPlaces: '벚꽃 축제, 경복궁', likes: ['aquarium'] })
  expect(likes).toEqual(['aquariums', 'cherry blossoms'])
  expect(places.map(({ kind }) => kind)).toEqual(['wish', 'place'])
  expect(wishesOf({ mustVisitPlaces: '경복궁' }).likes).toEqual([])
})
