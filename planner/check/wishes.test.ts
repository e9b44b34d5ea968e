import { expect, test } from 'vitest'
import { seoulAreas } from '#domain/places/places.ts'
import { accommodationTypes, languageHelps, socialOptions, travelerTypes } from '#domain/trips/answers/trips.ts'
import { judgeTrip, lawfulTrip, stopOf, violationsOf } from '#testing/trips/checked-trips.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkWishes } from './wishes.ts'

type Asked = Parameters<typeof lawfulTrip>[0]
type Told = Parameters<typeof lawfulTrip>[1]

/** A trip with one answer and no others, whose plan says nothing but these words. */
function answered(asked: Asked, told: Told, words: string): Trip {
  const nothing = { accommodationType: null, travelerType: null, areaPreferences: [], languageSupport: null }
  const trip = lawfulTrip({ ...nothing, ...asked }, { socialMediaOptions: [], ...told })
  trip.words = words
  trip.plan.base = { ...trip.plan.base, name: 'Somewhere' }
  return trip
}

// The first of each are words that show the answer, the others come near.
const answers: [answer: string, asked: Asked, told: Told, shown: string[], not: string[]][] = [
  ['hotel', { accommodationType: 'hotel' }, {}, ['Hotels nearby'], ['motel']],
  ['guesthouse', { accommodationType: 'guesthouse' }, {}, ['a guest house', 'guesthouses'], ['the house of a guest']],
  ['airbnb', { accommodationType: 'airbnb' }, {}, ['Airbnb', 'an apartment', 'a rental'], ['parental']],
  ['budget', { accommodationType: 'budget' }, {}, ['a hostel', 'budget stays', 'a budget room'], ['budget']],
  ['solo', { travelerType: 'solo' }, {}, ['solo', 'alone', 'on your own'], ['soloist']],
  ['couple', { travelerType: 'couple' }, {}, ['couples', 'the two of you'], ['two of us']],
  ['friends', { travelerType: 'friends' }, {}, ['with friends'], ['a friend']],
  ['family', { travelerType: 'family' }, {}, ['a family', 'families', 'the children'], ['a child']],
  ['business', { travelerType: 'business' }, {}, ['for business'], ['busy']],
  [
    'language support',
    { languageSupport: 'yes' },
    {},
    ['your language', 'in English', 'an interpreter', 'translated'],
    ['a tongue'],
  ],
  ['guides', { languageSupport: 'yes', languageDetails: ['guides'] }, {}, ['English guides'], ['English misguided']],
  ['ai', { languageSupport: 'yes', languageDetails: ['ai'] }, {}, ['English by AI'], ['English by air']],
  [
    'translation',
    { languageSupport: 'yes', languageDetails: ['translation'] },
    {},
    ['translations', 'interpreters'],
    ['English'],
  ],
  ['Cafe', {}, { socialMediaOptions: ['Cafe'] }, ['a cafe', 'cafés'], ['decaf']],
  ['Restaurants', {}, { socialMediaOptions: ['Restaurants'] }, ['a restaurant'], ['rest']],
  ['Hidden Gem', {}, { socialMediaOptions: ['Hidden Gem'] }, ['hidden gems'], ['a gem that is hidden']],
  ['Viral Location', {}, { socialMediaOptions: ['Viral Location'] }, ['gone viral'], ['rival']],
  [
    'Instagrammable places only',
    {},
    { socialMediaOptions: ['Instagrammable places only'] },
    ['instagrammable', 'photogenic', 'photos'],
    ['telephoto lenses'],
  ],
]

test.each(answers)(
  'the answer "%s" shows in its words and in none that come near',
  (answer, asked, told, shown, not) => {
    for (const words of shown) expect(violationsOf(checkWishes, answered(asked, told, words))).toEqual([])
    for (const words of ['', ...not])
      expect(violationsOf(checkWishes, answered(asked, told, words))).toContain(
        `Nothing shows that "${answer}" was answered.`,
      )
  },
)

test('there is a test above for every option of the forms', () => {
  const tested = answers.map(([answer]) => answer)
  const options = [...accommodationTypes, ...travelerTypes, ...languageHelps, ...socialOptions]
  expect(options.filter((option) => !tested.includes(option))).toEqual([])
})

test.each(seoulAreas)('the area %s shows by its name as a word', (area) => {
  const asked = { areaPreferences: [area] }
  expect(violationsOf(checkWishes, answered(asked, {}, `In ${area.toUpperCase()}, twice.`))).toEqual([])
  expect(violationsOf(checkWishes, answered(asked, {}, `x${area}x`))).toEqual([
    `Nothing shows that "${area}" was answered.`,
  ])
})

const places: [where: string, say: (trip: Trip, text: string) => void][] = [
  ['a reason', (trip, text) => stopOf(trip, 'sight-0').because.push(text)],
  ['a warning', (trip, text) => trip.plan.warnings.push({ code: 'language', text })],
  ['the name of the base', (trip, name) => (trip.plan.base = { ...trip.plan.base, name })],
]

test.each(places)('%s shows an answer as well as the words do', (_, say) => {
  const trip = answered({ accommodationType: 'hotel' }, {}, '')
  expect(violationsOf(checkWishes, trip)).toHaveLength(1)
  say(trip, 'Hotel area: Insadong')
  expect(violationsOf(checkWishes, trip)).toEqual([])
})

test('questions without an answer, or answered with no, need not show', () => {
  const trip = answered({ languageSupport: 'no', languageDetails: ['guides'] }, { socialMediaInterest: 'no' }, '')
  expect(judgeTrip(checkWishes, trip)).toMatchObject({ held: true, count: 0 })
})

test('every answer is tested by itself', () => {
  const trip = answered(
    { accommodationType: 'hotel', travelerType: 'solo', areaPreferences: ['Gangnam', 'Hongdae'] },
    {},
    '',
  )
  expect(judgeTrip(checkWishes, trip)).toMatchObject({ count: 4 })
  trip.words = 'Solo in a hotel in Hongdae.'
  expect(violationsOf(checkWishes, trip)).toEqual(['Nothing shows that "Gangnam" was answered.'])
})

const twoInBusan = [{ city: 'Busan', nights: 2 }]

test.each([
  ['a night that is elsewhere', [{ city: 'Busan', nights: 1 }], [], 1],
  [
    'a night that is elsewhere and told of, though the trip has one for it',
    [{ city: 'Busan', nights: 1 }],
    otherNights(),
    1,
  ],
  ['more nights than the trip has, where nothing tells of it', twoInBusan, [], 1],
  ['more nights than the trip has, where the plan tells of it', twoInBusan, otherNights(), 0],
  ['a night that is where it was asked for', [{ city: 'Seoul', nights: 1 }], [], 0],
])('%s breaks the rule or not', (_, nights, warnings, faults) => {
  const trip = answered({ nights }, {}, '')
  trip.plan.warnings = warnings
  expect(violationsOf(checkWishes, trip).filter((one) => one.includes('nights instead of'))).toHaveLength(faults)
})

function otherNights() {
  return [{ code: 'other_nights', text: '' }]
}
