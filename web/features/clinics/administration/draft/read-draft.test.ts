import { expect, test } from 'vitest'
import { type ClinicDraft, draftOf, emptyFacts, emptyPrice } from './clinic-draft.ts'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { describeMistakes } from './describe-mistakes.ts'
import { lacksRequired, readDraft } from './read-draft.ts'

const today = '2026-11-21'

/** What stands at the fields, in the order of the form. */
function messagesOf(part: Partial<ClinicDraft>): string[] {
  const draft = { ...draftOf(buildFacts()), ...part }
  return describeMistakes(readDraft(draft, today).mistakes, draft).map(({ message }) => message)
}

test('an empty form lacks its four required fields, in the order in which they stand', () => {
  const draft = draftOf(emptyFacts('dental'))
  const { mistakes } = readDraft(draft, today)
  expect(lacksRequired(mistakes)).toBe(true)
  expect(describeMistakes(mistakes, draft)).toEqual([
    { path: 'name', fieldId: 'clinic-name', message: 'Enter the name of the clinic' },
    { path: 'treatments', fieldId: 'clinic-treatments', message: 'Choose a treatment category' },
    { path: 'location', fieldId: 'clinic-location', message: 'Enter the location, like Sinsa-dong, Gangnam-gu, Seoul' },
    { path: 'description', fieldId: 'clinic-description', message: 'Describe the clinic' },
  ])
})

test('words that are only spaces are missing', () => {
  expect(messagesOf({ name: '  ' })).toEqual(['Enter the name of the clinic'])
})

test('a doctor needs a name and a specialty, and no experience', () => {
  expect(messagesOf({ doctors: [{ name: 'Kim', specialty: '', experience: '' }] })).toEqual([
    'Enter the specialty of doctor 1',
  ])
  expect(messagesOf({ doctors: [{ name: '', specialty: ' ', experience: '3 years' }] })).toEqual([
    'Enter the name of doctor 1',
    'Enter the specialty of doctor 1',
  ])
  expect(messagesOf({ doctors: [{ name: 'Kim', specialty: 'Skin', experience: '' }] })).toEqual([])
})

test('a question needs its answer, and an answer its question', () => {
  expect(messagesOf({ faqs: [{ question: 'Where?', answer: '' }] })).toEqual(['Enter the answer to question 1'])
  expect(messagesOf({ faqs: [{ question: '', answer: 'Here.' }] })).toEqual(['Enter question 1'])
})

test('coordinates are a pair in Korea', () => {
  expect(messagesOf({ lng: '' })).toEqual(['Enter both coordinates, or neither'])
  expect(messagesOf({ lat: '51.5', lng: '127' })).toEqual(['Enter a latitude in Korea, from 32.9 to 38.7'])
  expect(messagesOf({ lat: '37.5', lng: 'east' })).toEqual(['Enter a longitude in Korea, from 124 to 132'])
  expect(messagesOf({ lat: '', lng: '' })).toEqual([])
})

test('hours end at another time than they begin, but for a day that is open round the clock', () => {
  const closed = { tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  expect(messagesOf({ hours: { mon: [['00:00', '00:00']], ...closed } })).toEqual([])
  expect(
    messagesOf({
      hours: {
        mon: [
          ['09:00', '12:00'],
          ['13:00', '13:00'],
        ],
        ...closed,
      },
    }),
  ).toEqual(['Monday ends when it begins: enter another time, or choose 24 hours'])
  expect(messagesOf({ hours: { mon: [['', '']], ...closed } })).toEqual([
    'Enter both times of Monday, or choose Closed',
  ])
})

test('a link is one of the web, and never a script', () => {
  const wanted = 'Website: enter an address that begins with https://'
  for (const website of ['dental.example', 'javascript:alert(1)', 'https://dental.example@evil.example/']) {
    expect(messagesOf({ website })).toEqual([wanted])
  }
  const socialMedia = { instagram: '@dental', facebook: '', youtube: '' }
  expect(messagesOf({ socialMedia })).toEqual(['Instagram: enter an address that begins with https://'])
})

test('an hour that is half typed stands at its day', () => {
  const hours = { mon: [['10:00', '']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } as ClinicDraft['hours']
  expect(messagesOf({ hours })).toEqual(['Enter both times of Monday, or choose Closed'])
})

test('a number of the register needs its day and where it was read, and no day that is still to come', () => {
  expect(messagesOf({ registration: { number: 'A-1', checkedOn: '', source: '' } })).toEqual([
    'Enter the day on which the number was checked',
    'Name the source of the number',
  ])
  expect(messagesOf({ registration: { number: 'A-1', checkedOn: '2026-11-22', source: 'x' } })).toEqual([
    'Checked on: choose a day in the past',
  ])
})

test('a checked clinic needs a source and a day, and a recalled one has neither', () => {
  expect(messagesOf({ source: '', checkedOn: '' })).toEqual([
    'Name the source that was checked',
    'Enter the day on which the source was checked',
  ])
  const { facts, mistakes } = readDraft({ ...draftOf(buildFacts()), basis: 'recalled' }, today)
  expect([facts.source, facts.checkedOn, mistakes]).toEqual([null, null, {}])
})

test('a price is typed with or without its commas, and a wrong one is named by its row', () => {
  const [price] = draftOf(buildFacts()).prices
  const typed = { ...(price ?? emptyPrice), fromWon: '₩ 1,500,000', toWon: '', sessions: '' }
  const { facts, mistakes } = readDraft({ ...draftOf(buildFacts()), prices: [typed] }, today)
  expect(mistakes).toEqual({})
  expect(facts.prices).toMatchObject([{ fromWon: 1_500_000, toWon: null, sessions: null }])
  expect(
    messagesOf({ prices: [{ ...emptyPrice, fromWon: 'much', toWon: '1', sessions: '0', source: 'page' }] }),
  ).toEqual([
    'Choose one of the clinic’s procedures for price 1',
    'Price 1: enter the amount in won as a whole number, like 1,500,000',
    'Price 1: enter the number of sessions as a whole number, or leave it empty',
    'Enter the day on which the clinic stated price 1',
    'Price 1: enter an address that begins with https://, or leave it empty',
  ])
  expect(messagesOf({ prices: [{ ...typed, toWon: '1' }] })).toEqual([
    'Price 1: enter a highest amount that is not below the lowest, or leave it empty',
  ])
  expect(messagesOf({ prices: [{ ...typed, procedure: 'Gone', statedOn: '2026-11-22' }] })).toEqual([
    'Choose one of the clinic’s procedures for price 1',
    'Stated on: choose a day in the past',
  ])
})

test('half of a credit is a mistake, and a picture without one is allowed', () => {
  const { image } = buildFacts()
  expect(messagesOf({ credits: { [image]: { author: 'Kim', licence: '' } } })).toEqual([
    'Enter the licence of picture 1',
  ])
  const { facts, mistakes } = readDraft({ ...draftOf(buildFacts()), credits: {} }, today)
  expect([facts.pictureCredits, mistakes]).toEqual([[], {}])
})

test('a consent needs both of its days, and without its tick nothing of it is kept', () => {
  const consent = { isConfirmed: true, confirmedOn: '', takenOn: '', equalConditions: false }
  expect(messagesOf({ consent })).toEqual([
    'Enter the day on which the consent was confirmed',
    'Enter the day on which the pictures were taken',
  ])
  const draft = { ...draftOf(buildFacts()), consent: { ...consent, isConfirmed: false } }
  expect(readDraft(draft, today).facts.beforeAfterConsent).toBeNull()
})

test('a value that is too long is named with its limit', () => {
  expect(messagesOf({ name: 'x'.repeat(121) })).toEqual(['Name: at most 120 characters'])
  const procedures = Array.from({ length: 61 }, (_, nth) => `Procedure ${nth}`)
  expect(messagesOf({ procedures })).toEqual(['Procedures: at most 60'])
})

test('a district is named in English too', () => {
  expect(messagesOf({ district: { en: '', ko: '강남구' } })).toEqual(['Enter the district in English too'])
})
