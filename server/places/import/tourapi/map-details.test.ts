import { expect, test } from 'vitest'
import { mapDetails, readFreeHours } from './map-details.ts'

const nine = [['09:00', '18:00']]

test.each([
  ['09:00-18:00', 'Mondays', []],
  ['9:00 ~ 18:00', 'Closed on every Monday', []],
  ['09:00–18:00', '매주 월요일', []],
  ['09:00-18:00', 'N/A (Open all year round)', nine],
  ['09:00-18:00', '연중무휴', nine],
])('%j with rest %j is sure', (open, rest, monday) => {
  expect(readFreeHours(open, rest)).toMatchObject({ mon: monday, tue: nine })
})

test('several days of rest are read, and a place that never closes never closes', () => {
  expect(readFreeHours('18:00-02:00', 'Mondays, Tuesdays and Sundays')).toMatchObject({
    mon: [],
    tue: [],
    wed: [['18:00', '02:00']],
    sun: [],
  })
  expect(readFreeHours('Open 24 hours', '없음')).toBe('24h')
})

test.each([
  ['09:00-18:00', ''],
  ['', 'Mondays'],
  ['09:00-18:00 (last entry 17:00)', 'Mondays'],
  ['Mar-Oct 09:00-18:00', 'Mondays'],
  ['09:00-18:00', 'Mondays (the next day when it is a holiday)'],
  ['09:00-18:00', 'First Monday of the month'],
  ['09:00-18:00', 'Seollal, Chuseok'],
  ['09:00-09:00', 'Mondays'],
  ['29:00-18:00', 'Mondays'],
  ['Open 24 hours', 'Mondays'],
  ['9-18', 'Mondays'],
])('%j with rest %j is not sure, and so unknown', (open, rest) => {
  expect(readFreeHours(open, rest)).toBeNull()
})

test('details say nothing of what they do not say', () => {
  expect(mapDetails({ contentid: '1', overview: '', homepage: 'javascript:alert(1)', usefee: '3,000 won' })).toEqual({
    sourceId: '1',
    name: '',
    isLowLocation: false,
    facts: {},
  })
  expect(mapDetails({ contentid: '1', usefee: 'Free', homepage: 'www.museum.example' })).toMatchObject({
    facts: { cost: 0, website: 'http://www.museum.example/' },
  })
})

test('a long description ends at the end of a sentence', () => {
  const place = mapDetails({ contentid: '1', overview: 'A sentence of five words. '.repeat(300) })
  const description = 'facts' in place && 'description' in place.facts ? String(place.facts.description) : ''
  expect(description.length).toBeLessThanOrEqual(4_000)
  expect(description).toMatch(/words\.$/)
})
