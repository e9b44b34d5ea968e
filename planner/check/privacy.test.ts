import { expect, test } from 'vitest'
import { dayOf, judgeTrip, lawfulTrip, stopOf, violationsOf } from '#testing/trips/checked-trips.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkPrivacy } from './privacy.ts'

const contact = { fullName: 'Avery Quill', email: 'avery@example.com', phone: '+1 (555) 010-4477' }
const nameTold = 'The name of the traveller is told.'
const emailTold = 'The e-mail of the traveller is told.'
const phoneTold = 'The phone number of the traveller is told.'

function saying(words: string, told: Partial<typeof contact> = {}): Trip {
  const trip = lawfulTrip({}, { ...contact, ...told })
  trip.words += ` ${words}`
  return trip
}

test('words and plan of a lawful trip tell nothing of the traveller, and all three answers were tested', () => {
  const verdict = judgeTrip(checkPrivacy, saying('A quill and an every-day avery.'))
  expect(verdict).toMatchObject({ held: true, count: 3 })
})

test.each([
  ['Avery Quill', 1],
  ['AVERY   QUILL!', 1],
  ['avery\nquill', 1],
  ['(Avery Quill)', 1],
  ['Averyquill', 0],
  ['Avery B. Quill', 0],
  ['xAvery Quill', 0],
  ['Avery Quills', 0],
  ['Avery Quill2', 0],
])('words that say %j tell the name %i times', (words, times) => {
  expect(violationsOf(checkPrivacy, saying(words))).toEqual(Array(times).fill(nameTold))
})

test.each([
  ['김민지', '김민지 님', 1],
  ['김민지', '김민지님', 0],
  ['J. (Jo) Park+', 'for J. (Jo) Park+.', 1],
  ['J. (Jo) Park+', 'for Jx (Jo) Park+.', 0],
  ['  Avery Quill  ', 'Avery Quill', 1],
])('the name %j is found in %j %i times', (fullName, words, times) => {
  expect(violationsOf(checkPrivacy, saying(words, { fullName }))).toEqual(Array(times).fill(nameTold))
})

test.each([
  ['avery@example.com', 1],
  ['mail AVERY@Example.Com.', 1],
  ['avery@example.org', 0],
])('words that say %j tell the e-mail %i times', (words, times) => {
  expect(violationsOf(checkPrivacy, saying(words))).toEqual(Array(times).fill(emailTold))
})

test.each([
  ['+1 (555) 010-4477', 1],
  ['15550104477', 1],
  ['1.555.010.4477', 1],
  ['tel:+1-555-010-4477;', 1],
  ['1555010447', 0],
  ['1555/0104477', 0],
])('words that say %j tell the phone number %i times', (words, times) => {
  expect(violationsOf(checkPrivacy, saying(words))).toEqual(Array(times).fill(phoneTold))
})

test.each([
  [{ fullName: 'Al' }, 'Al', 2],
  [{ fullName: 'Ali' }, 'Ali', 3],
  [{ fullName: '' }, '', 2],
  [{ email: '@b' }, '@b', 2],
  [{ email: 'a@b' }, 'a@b', 3],
  [{ phone: '12-34-56' }, '123456', 2],
  [{ phone: '12-34-567' }, '1234567', 3],
])('of %o, which is said in the words, as many answers are long enough to be told: %j, %i', (told, words, tested) => {
  const verdict = judgeTrip(checkPrivacy, saying(words, told))
  expect(verdict.count).toBe(tested)
  expect(verdict.violations).toHaveLength(tested === 3 ? 1 : 0)
})

const places: [where: string, say: (trip: Trip, text: string) => void][] = [
  ['a reason of a stop', (trip, text) => stopOf(trip, 'sight-0').because.push(text)],
  ['the name of a stop', (trip, text) => (stopOf(trip, 'sight-0').name = text)],
  ['a warning', (trip, text) => trip.plan.warnings.push({ code: 'time_cut', text })],
  ['what was left out', (trip, name) => trip.plan.unplaced.push({ placeId: null, name, reason: 'unknown', note: '' })],
  ['a note', (trip, note) => trip.plan.unplaced.push({ placeId: null, name: '', reason: 'unknown', note })],
  ['the name of a base', (trip, text) => (dayOf(trip).to = { ...dayOf(trip).to, name: text })],
  [
    'a change that is offered',
    (trip, to) => trip.plan.conflicts.push({ wishes: ['dates'], relax: [{ wish: 'mustVisitPlaces', to }] }),
  ],
]

test.each(places)('%s tells as much as the words do', (_, say) => {
  const trip = lawfulTrip({}, contact)
  say(trip, 'for Avery Quill, avery@example.com, +1 555 010 4477')
  expect(violationsOf(checkPrivacy, trip)).toEqual([nameTold, emailTold, phoneTold])
})
