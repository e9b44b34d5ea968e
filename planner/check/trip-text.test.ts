import { expect, test } from 'vitest'
import { judgeTrip, lawfulTrip, rowOf, violationsOf } from '#testing/trips/checked-trips.ts'
import { inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkTripText } from './trip-text.ts'

/** A trip whose words name all of its stops and end with this. */
function saying(more: string, spoil: (trip: Trip) => void = () => {}): Trip {
  const trip = lawfulTrip()
  spoil(trip)
  trip.words += ` ${more}`
  return trip
}

function rename(id: string, name: { en?: string; ko?: string }, facts: object = {}) {
  return (trip: Trip) => {
    const row = rowOf(trip, id)
    Object.assign(row, facts, { name: { ...row.name, ...name } })
  }
}

test('words that name every stop and nothing else are lawful, and each row was tested', () => {
  const trip = saying('')
  expect(judgeTrip(checkTripText, trip)).toMatchObject({ held: true, count: 14 + trip.catalogue.length - 14 })
})

test.each([
  ['THE SIGHT-2   HOUSE', 0],
  ['sight-2 집', 0],
  ['sight-2 집에서', 0],
  ['The sight-2 houses', 1],
  ['The sight-2', 1],
  ['sight-2', 1],
])('a stop is named by its whole name in either language: %j makes %i fault', (words, faults) => {
  const trip = lawfulTrip()
  trip.words = trip.words.replace('The sight-2 house', words)
  const found = violationsOf(checkTripText, trip).filter((violation) => violation.includes('do not name'))
  expect(found).toEqual(Array(faults).fill('The words do not name The sight-2 house on 2027-05-03.'))
})

test.each([
  ['The sight-60 house', 1],
  ['see the SIGHT-60  house!', 1],
  ['sight-60 집', 1],
  ['sight-60 집이나', 1],
  ['xThe sight-60 house', 0],
  ['The sight-60 house2', 0],
  ['The sight-60 house2, then The sight-60 house', 1],
])('a place that is not in the plan is caught where the words name it: %j makes %i fault', (words, faults) => {
  expect(violationsOf(checkTripText, saying(words))).toEqual(
    Array(faults).fill('The words name The sight-60 house, which is not in the plan.'),
  )
})

test('a text may name places that were left out', () => {
  const trip = saying('Neither The sight-60 house nor Old Atlantis.', rename('sight-61', { en: 'Atlantis' }))
  expect(violationsOf(checkTripText, trip)).toHaveLength(2)
  trip.plan.unplaced = [
    { placeId: 'sight-60', name: 'That house', reason: 'closed', note: '' },
    { placeId: null, name: 'Old Atlantis', reason: 'unknown', note: '' },
  ]
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test.each([
  ['Moa', '', 0],
  ['Moab', '', 1],
  ['', '달빛', 0],
  ['', '달빛집', 1],
  ['Cafe é', '', 1],
])('a short name is a word like others: %j or %j in the words makes %i fault', (en, ko, faults) => {
  const row = inventRow('short', 1, { name: { en: en || 'No such name', ko: ko || '없는 이름' } })
  const trip = saying(`${en} ${ko}`, ({ catalogue }) => catalogue.push(row))
  expect(violationsOf(checkTripText, trip)).toHaveLength(faults)
})

const mayBeSaid: [what: string, words: string, facts: object][] = [
  ['an area', 'Gangnam', {}],
  ['a station', 'Moonlit Station', { station: 'Moonlit Station' }],
  ['a district', 'Moon-gu', { district: { en: 'Moon-gu', ko: '달빛구' } }],
  ['a district in Korean', '달빛구청', { district: { en: 'Moon-gu', ko: '달빛구청' } }],
  ['a province', 'Moon Province', { province: 'Moon Province' }],
  ['an address', '7 Moon-gil', { address: { en: '7 Moon-gil', ko: '달빛길 7' } }],
  ['an address in Korean', '달빛길 7', { address: { en: '7 Moon-gil', ko: '달빛길 7' } }],
]

test.each(mayBeSaid)('%s may be said, even where a place that is not in the plan has its name', (_, words, facts) => {
  const trip = saying(`Around ${words}.`, rename('sight-60', { en: words, ko: '없는 이름' }))
  expect(violationsOf(checkTripText, trip)).toHaveLength(words === 'Gangnam' ? 0 : 1)
  Object.assign(rowOf(trip, 'sight-61'), facts)
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test('the base may be named, and another name of a stop', () => {
  const trip = saying('Hotel area: Insadong, then Moonlit Gate.', rename('sight-60', { en: 'Hotel area: Insadong' }))
  rename('sight-61', { en: 'Moonlit Gate' })(trip)
  expect(violationsOf(checkTripText, trip)).toEqual(['The words name Moonlit Gate, which is not in the plan.'])
  rowOf(trip, 'sight-0').aliases = ['Moonlit Gate']
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test('the base of every night may be named, although a street has its name', () => {
  const trip = saying('The train to Moonlit Street.', rename('sight-60', { en: 'Moonlit Street' }))
  expect(violationsOf(checkTripText, trip)).toHaveLength(1)
  const [day] = trip.plan.days
  if (day) day.to = { ...day.to, name: 'Moonlit Street' }
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test('a name within the name of a stop is not said by it, and is caught where it stands alone', () => {
  const palace = rename('sight-0', { en: 'Moonlit Palace Garden' })
  const trip = lawfulTrip()
  palace(trip)
  rename('sight-60', { en: 'Moonlit Palace' })(trip)
  trip.words = trip.words.replace('The sight-0 house', 'Moonlit Palace Garden')
  expect(violationsOf(checkTripText, trip)).toEqual([])
  trip.words += ' And Moonlit Palace.'
  expect(violationsOf(checkTripText, trip)).toEqual(['The words name Moonlit Palace, which is not in the plan.'])
})

test('words that begin with a place that is not in the plan name it', () => {
  const trip = lawfulTrip()
  trip.words = `The sight-60 house. ${trip.words}`
  expect(violationsOf(checkTripText, trip)).toHaveLength(1)
})

test('of two names in the plan, one within the other, the longer one is read', () => {
  const trip = lawfulTrip()
  rename('sight-0', { en: 'Moonlit Palace' })(trip)
  rename('sight-1', { en: 'Moonlit Palace Garden' })(trip)
  rename('sight-60', { en: 'Garden' })(trip)
  trip.words = trip.words
    .replace('The sight-0 house', 'Moonlit Palace')
    .replace('The sight-1 house', 'Moonlit Palace Garden')
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test('names in decomposed letters are the same names', () => {
  const trip = saying('sight-60 집'.normalize('NFD'))
  expect(violationsOf(checkTripText, trip)).toHaveLength(1)
  trip.words = lawfulTrip().words.replace('The sight-2 house', 'sight-2 집'.normalize('NFD'))
  expect(violationsOf(checkTripText, trip)).toEqual([])
})

test('the publisher of a recovery range is no place, and the place of that name still is one elsewhere', () => {
  const page = { address: 'https://eye.example', publisher: 'Sight-60 Optometry', readOn: '2026-11-23', pageDate: null }
  const sources = [{ id: 'lasik', name: { en: 'LASIK', ko: '라식' }, source: null, checkedOn: null }]
  const withSource = (trip: Trip) => {
    rename('sight-60', { en: 'Sight-60' })(trip)
    trip.plan.recovery = [
      {
        treatment: 'medical',
        placeId: null,
        treatedOn: '2027-05-03',
        quietUntil: '2027-05-04',
        checkups: [],
        earliestFlight: '2027-05-04',
        isFlightEarly: false,
        secondVisit: null,
        cares: [],
        sources: sources.map((each) => ({ ...each, sources: [{ ...page, figures: [] }] })),
      },
    ]
  }
  const words = 'Planning range from Sight-60 Optometry.'
  expect(violationsOf(checkTripText, saying(words, withSource))).toEqual([])
  expect(violationsOf(checkTripText, saying(words, rename('sight-60', { en: 'Sight-60' })))).toHaveLength(1)
  expect(violationsOf(checkTripText, saying(`${words} See Sight-60.`, withSource))).toHaveLength(1)
})
