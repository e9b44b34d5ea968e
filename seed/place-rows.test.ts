import { expect, test } from 'vitest'
import { intervalsOn } from '#domain/places/opening-hours.ts'
import { readPlaceRow } from './place-rows.ts'
import { readPlaceRows } from './places.ts'

const known = [
  'basis',
  'source',
  'checkedOn',
  'sources',
  'seasons',
  'access',
  'closedYearly',
  'closedMonthly',
  'onHolidays',
]

/** A row of which no page says anything yet, and which has no rules of its own. */
const palace = {
  ...Object.fromEntries(Object.entries(readPlaceRows()[0] ?? {}).filter(([name]) => !known.includes(name))),
  closed: [],
  exceptions: {},
}
const page = {
  facts: ['existence', 'hours', 'closed', 'season'],
  address: 'https://palace.example/visit',
  publisher: 'Palace Office',
  readOn: '2026-11-23',
}

test('a row may say its hours in short, and a season that is shut', () => {
  const facts = readPlaceRow({
    ...palace,
    hours: { daily: [['09:00', '18:00']], tue: [] },
    seasons: [{ from: '12-01', to: '03-20', hours: 'closed' }],
  })
  expect(intervalsOn(facts, '2027-05-10')).toEqual([['09:00', '18:00']])
  expect(intervalsOn(facts, '2027-05-11')).toEqual([])
  expect(intervalsOn(facts, '2027-01-11')).toEqual([])
})

test('a row with a page is sourced, and names it', () => {
  expect(readPlaceRow({ ...palace, sources: [page] })).toMatchObject({
    basis: 'sourced',
    source: page.address,
    sources: [{ ...page, pageDate: null, disputes: [] }],
  })
})

test('a row without a page is recalled, and one with pages does not say that it is', () => {
  expect(readPlaceRow({ ...palace, basis: 'recalled' })).toMatchObject({ basis: 'recalled', source: null, sources: [] })
  expect(() => readPlaceRow({ ...palace, basis: 'recalled', sources: [page] })).toThrow('says no basis')
})

test.each<[string, object]>([
  ['no publisher', { publisher: ' ' }],
  ['no https', { address: 'http://palace.example' }],
  ['no day', { readOn: 'November 2026' }],
  ['a page that is older than three years', { pageDate: '2023-11-22' }],
  ['a price on a page of more than two years', { facts: ['price'], pageDate: '2024-11-22' }],
  ['a page from the day after it was read', { pageDate: '2026-11-24' }],
  ['nothing that it says', { facts: [] }],
])('a source with %s is refused', (_, change) => {
  expect(() => readPlaceRow({ ...palace, sources: [{ ...page, ...change }] })).toThrow(/"code"|path|too old/u)
})

test('days that the works take are a span of dates', () => {
  const { closed } = readPlaceRow({ ...palace, closed: ['2026-12-30/2027-01-02'] })
  expect(closed).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
})

test.each(['1 mon in 13', '1 mon in', '6 mon', '1 mon in 04, 11'])(
  'a monthly closing day written as %s is refused',
  (rule) => {
    expect(() => readPlaceRow({ ...palace, closedMonthly: [rule] })).toThrow(/closedMonthly/u)
  },
)

test('no two rows name one page, unless each says that it is a list', () => {
  const pages = readPlaceRows().flatMap(({ id, sources }) => sources.map((source) => ({ id, ...source })))
  const shared = [...Map.groupBy(pages, ({ address }) => address)].filter(
    ([, rows]) => rows.length > 1 && !rows.every(({ isList }) => isList),
  )
  expect(shared.map(([address, rows]) => [address, rows.map(({ id }) => id)])).toEqual([])
})
