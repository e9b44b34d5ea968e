import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPlace } from '#domain/places/place-edit-schemas.ts'
import { knownBy } from '#domain/places/place-sources.ts'
import { placeForm as words } from '#locales/en/places/place-form.ts'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { describeMistakes } from './describe-mistakes.ts'
import { draftOf, type EditedPlace, emptyPlace, onlyEdited, type PlaceDraft, tidyDraft } from './place-draft.ts'
import { lacksRequired, readDraft } from './read-draft.ts'

const today = '2026-11-21'

const known: EditedPlace = onlyEdited(
  buildPlace({
    otherNames: { ja: '例の宮', zh: null },
    aliases: ['Example'],
    closed: ['2026-12-25', '2026-01-01'],
    exceptions: { '2026-10-05': [['09:00', '21:00']], '2026-10-06': [] },
    budgetLevel: 2,
    image: { url: 'https://palace.example/a.jpg', author: 'Kim', licence: 'CC BY 4.0', cpyrhtDivCd: 'Type1' },
    website: 'https://palace.example',
    basis: 'checked',
    source: 'palace.example',
    checkedOn: '2026-11-20',
    headline: 0,
    best: 'dusk',
    activeHours: ['10:00', '22:00'],
    childFrom: 0,
    forChildren: false,
    stairs: 0,
    walkKm: 1.5,
    seasonBest: [{ from: '04-03', to: '04-12', what: 'blossom' }],
    dish: ['hotteok', 'kalguksu'],
    highlights: ['The gate has three arches.', 'The bell is rung at noon.'],
    goesWith: ['changdeokgung'],
  }),
)

/** What stands at the fields, in the order of the form. */
function messagesOf(part: Partial<PlaceDraft>): string[] {
  const { mistakes } = readDraft(tidyDraft({ ...draftOf(known), ...part }), today)
  return describeMistakes(mistakes).map(({ message }) => message)
}

test('a place that is opened and not touched says the same as before, and the server takes it', () => {
  for (const facts of [known, onlyEdited(buildPlace()), onlyEdited(buildPlace({ hours: '24h', area: null }))]) {
    const read = readDraft(tidyDraft(draftOf(facts)), today)
    expect(read).toEqual({ facts, mistakes: {} })
    expect(newPlace.safeParse(read.facts).success).toBe(true)
  }
})

test('an empty form lacks what no place is without, in the order in which it stands', () => {
  const { mistakes } = readDraft(draftOf(emptyPlace), today)
  expect(lacksRequired(mistakes)).toBe(true)
  expect(describeMistakes(mistakes)).toEqual([
    { path: 'name-en', fieldId: 'place-field-name-en', message: words.mistakes.name },
    { path: 'kind', fieldId: 'place-field-kind', message: words.mistakes.kind },
    { path: 'visitMinutes', fieldId: 'place-field-visitMinutes', message: words.mistakes.visitMinutes },
    { path: 'province', fieldId: 'place-field-province', message: words.mistakes.province },
    { path: 'lat', fieldId: 'place-field-lat', message: words.mistakes.lat },
    { path: 'lng', fieldId: 'place-field-lng', message: words.mistakes.lng },
  ])
})

test('one name is enough, in either script', () => {
  expect(messagesOf({ name: { en: '', ko: '예시궁' } })).toEqual([])
  expect(messagesOf({ name: { en: 'Example', ko: ' ' } })).toEqual([])
})

test.each<[string, Partial<PlaceDraft>, string]>([
  ['a latitude out of Korea', { lat: '48.85' }, words.mistakes.lat],
  ['a longitude in words', { lng: 'east' }, words.mistakes.lng],
  ['a visit of a minute', { visitMinutes: '1' }, words.mistakes.visitMinutes],
  ['half a won', { cost: '0.5' }, words.mistakes.cost],
  ['a price in words', { cost: 'cheap' }, words.mistakes.cost],
  ['an area outside of Seoul', { area: 'Itaewon', province: 'Busan' }, words.mistakes.area],
  ['a website that is a script', { website: 'javascript:alert(1)' }, words.mistakes.link('Website')],
  ['a checked place without its source', { source: ' ' }, words.mistakes.source],
  ['a source that is a script', { source: 'javascript:alert(1)' }, words.mistakes.source],
  ['a checked place without its day', { checkedOn: '' }, words.mistakes.checkedOn],
  ['a day to come', { checkedOn: '2026-11-22' }, words.mistakes.future('Checked on')],
  [
    'a picture that nobody made',
    { image: { url: 'https://palace.example/a.jpg', author: '', licence: 'CC BY 4.0', cpyrhtDivCd: '' } },
    words.mistakes.imageAuthor,
  ],
  ['half of the hours of life', { activeHours: ['10:00', ''] }, words.mistakes.activeHours],
  ['an age in words', { childFrom: 'six' }, words.mistakes.childFrom],
  ['an endless way', { walkKm: '100' }, words.mistakes.walkKm],
  [
    'a best season without what there is',
    { seasonBest: [{ from: '04-03', to: '04-12', what: '' }] },
    words.mistakes.senseSeason('Best seasons'),
  ],
  ['a seventh highlight', { highlights: 'a\nb\nc\nd\ne\nf\ng' }, words.mistakes.many('What to see or do', 6)],
  ['a ticket page that is a script', { tickets: 'javascript:alert(1)' }, words.mistakes.link('Official ticket page')],
  ['an address where an id stands', { goesWith: 'https://a.example' }, words.mistakes.goesWith],
  ['a closed day that is no day', { closed: ['2026-13-01'] }, words.mistakes.closed],
  [
    'other hours without a date',
    { exceptions: [{ on: '', intervals: [['09:00', '10:00']] }] },
    words.mistakes.exceptionDay(1),
  ],
  [
    'the same day twice',
    {
      exceptions: [
        { on: '2026-10-05', intervals: [] },
        { on: '2026-10-05', intervals: [] },
      ],
    },
    words.mistakes.exceptionTwice(2),
  ],
  [
    'half of a time',
    { exceptions: [{ on: '2026-10-05', intervals: [['09:00', '']] }] },
    words.mistakes.exceptionHours(1),
  ],
  [
    'a time that ends when it begins',
    { exceptions: [{ on: '2026-10-05', intervals: [['09:00', '09:00']] }] },
    words.mistakes.exceptionEqual(1),
  ],
])('%s is told at its field', (_what, part, message) => {
  expect(messagesOf(part)).toEqual([message])
})

const page = {
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-20',
  pageDate: '',
  facts: ['hours' as const, 'closed' as const],
  disputes: [],
}
const winter = { from: '11-01', to: '02-29', hours: '24h' as const, lastEntry: '' }

test.each<[string, Partial<PlaceDraft>, string]>([
  ['a sourced place without a page', { basis: 'sourced', sources: [] }, words.mistakes.sources],
  ['a page without https', { sources: [{ ...page, address: 'palace.example' }] }, words.mistakes.sourceAddress(1)],
  ['the same page twice', { sources: [page, page] }, words.mistakes.sourceTwice(2)],
  ['a page of nobody', { sources: [{ ...page, publisher: ' ' }] }, words.mistakes.sourcePublisher(1)],
  ['a page that nobody read', { sources: [{ ...page, readOn: '' }] }, words.mistakes.sourceReadOn(1)],
  ['a page read on a day to come', { sources: [{ ...page, readOn: '2026-11-22' }] }, words.mistakes.future('Read on')],
  ['a page that is too old', { sources: [{ ...page, pageDate: '2023-01-01' }] }, words.mistakes.sourceOld(1)],
  [
    'a page that says nothing',
    { sources: [page, { ...page, address: 'https://b.example', facts: [] }] },
    words.mistakes.sourceFacts(2),
  ],
  ['half of a part of the year', { seasons: [{ ...winter, to: '' }] }, words.mistakes.seasonDay(1, 'Last day')],
  [
    'two parts that share a day',
    { seasons: [winter, { ...winter, from: '02-01', to: '03-01' }] },
    words.mistakes.seasonsOverlap,
  ],
])('of pages and seasons %s is told at its field', (_what, part, message) => {
  const { mistakes } = readDraft(tidyDraft({ ...draftOf(known), basis: 'sourced', ...part }), today)
  const messages = describeMistakes(mistakes).map((mistake) => mistake.message)
  expect(messages).toContain(message)
})

test('a sourced place with a season that is opened and not touched says the same as before', () => {
  const sources = [{ ...page, pageDate: null }]
  const seasons = [{ ...winter, lastEntry: null }]
  const facts = onlyEdited(buildPlace({ ...knownBy(sources), seasons, access: 'tour' }))
  expect(readDraft(tidyDraft(draftOf(facts)), today)).toEqual({ facts, mistakes: {} })
})

test('a place that is recalled again keeps no page, and one that was checked keeps its own', () => {
  const facts = onlyEdited(buildPlace(knownBy([{ ...page, pageDate: null }])))
  expect(readDraft({ ...draftOf(facts), basis: 'recalled' }, today).facts).toMatchObject(knownBy([]))
  const checked = { basis: 'checked', source: 'Gate', checkedOn: '2026-11-20' } as const
  expect(readDraft({ ...draftOf(facts), ...checked }, today).facts).toMatchObject({
    ...checked,
    sources: facts.sources,
  })
})

test('a weekday says that it lacks a time, or that its times are the same', () => {
  const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  expect(messagesOf({ hours: { ...week, tue: [['09:00', '']] } })).toEqual([words.mistakes.hours('Tuesday')])
  expect(messagesOf({ hours: { ...week, tue: [['09:00', '09:00']] } })).toEqual([words.mistakes.equalHours('Tuesday')])
})

test('a place that is recalled keeps no source and no day, whatever was typed before', () => {
  const { facts } = readDraft({ ...draftOf(known), basis: 'recalled' }, today)
  expect(facts).toMatchObject({ basis: 'recalled', source: null, checkedOn: null })
})

test('tidying a draft of a place adds typed entries and drops empty days', () => {
  const draft: PlaceDraft = {
    ...draftOf(known),
    unadded: { alias: ' Palace ', closed: '2026-12-31' },
    exceptions: [{ on: '', intervals: [['', '']] }],
  }
  const { facts, mistakes } = readDraft(tidyDraft(draft), today)
  expect(mistakes).toEqual({})
  expect(facts).toMatchObject({ aliases: ['Example', 'Palace'], exceptions: {} })
  expect(facts.closed).toContain('2026-12-31')
})

test('the place form sends no numbers that the server refuses', () => {
  const typed = fc.oneof(fc.string({ maxLength: 8 }), fc.double().map(String), fc.integer().map(String))
  fc.assert(
    fc.property(typed, typed, typed, typed, (lat, lng, cost, visitMinutes) => {
      const { facts, mistakes } = readDraft({ ...draftOf(known), lat, lng, cost, visitMinutes }, today)
      expect(newPlace.safeParse(facts).success).toBe(Object.keys(mistakes).length === 0)
    }),
  )
})
