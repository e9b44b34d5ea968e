import { expect, test } from 'vitest'
import { openFigures } from '#domain/clinics/treatments.ts'
import { readTreatments } from './treatments.ts'

test('every row of the table keeps the rules of a treatment', () => {
  expect(readTreatments().map(({ id }) => id)).toEqual([
    'double-eyelid',
    'rhinoplasty',
    'facial-contouring',
    'face-lifting',
    'thread-lift',
    'lasik',
    'surface-laser',
    'botox',
    'fillers',
    'laser',
    'chemical-peel',
    'dental-implant',
    'veneers-crowns',
    'stem-cell',
    'health-check',
  ])
})

test('no two rows share an id or a word', () => {
  const rows = readTreatments()
  const words = rows.flatMap((row) => row.words.map((word) => word.toLowerCase()))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('every row is found by words in English, Korean, Japanese or Chinese', () => {
  for (const { id, words } of readTreatments()) {
    expect(
      words.some((word) => /^[a-z0-9 -]+$/u.test(word)),
      id,
    ).toBe(true)
    expect(
      words.some((word) => /\p{Script=Hangul}/u.test(word)),
      id,
    ).toBe(true)
    expect(
      words.some((word) => /\p{Script=Han}|\p{Script=Katakana}/u.test(word)),
      id,
    ).toBe(true)
  }
})

// What must not change by mistake: no strenuous stops, earliest flight and last check, in days.
test('the ranges are those that the sources were read for', () => {
  const table = readTreatments().map((row) => [row.id, row.quietDays, row.flightDays, row.checks.at(-1)?.days])
  expect(table).toEqual([
    ['double-eyelid', [7, 28], [7, 10], [5, 10]],
    ['rhinoplasty', [7, 28], [10, 10], [7, 11]],
    ['facial-contouring', [14, 60], [14, 14], [10, 14]],
    ['face-lifting', [14, 42], [7, 14], [7, 14]],
    ['thread-lift', [3, 14], [1, 7], undefined],
    ['lasik', [1, 7], [1, 1], [1, 1]],
    ['surface-laser', [3, 7], [7, 7], [4, 5]],
    ['botox', [0, 1], [0, 1], undefined],
    ['fillers', [1, 3], [1, 4], undefined],
    ['laser', [1, 21], [1, 7], undefined],
    ['chemical-peel', [1, 14], [0, 7], undefined],
    ['dental-implant', [2, 7], [1, 5], [7, 10]],
    ['veneers-crowns', [0, 1], [0, 0], undefined],
    ['stem-cell', null, null, undefined],
    ['health-check', [0, 1], [0, 1], undefined],
  ])
})

test('every row names at least one medical page, with an https address, a publisher and the day of reading', () => {
  for (const { id, basis, source, sources = [] } of readTreatments()) {
    expect(sources.length, id).toBeGreaterThan(0)
    expect([id, basis, source]).toEqual([id, 'sourced', sources[0]?.address])
    for (const page of sources) {
      expect(page.address, id).toMatch(/^https:\/\/[a-z\d.-]+\.[a-z]+\//u)
      expect(page.publisher.length, id).toBeGreaterThan(2)
      expect(page.readOn, id).toMatch(/^20\d\d-\d\d-\d\d$/u)
      expect((page.pageDate ?? page.readOn) <= page.readOn, id).toBe(true)
    }
    expect(new Set(sources.map(({ address }) => address)).size, id).toBe(sources.length)
  }
})

test('a page supports only what its row says', () => {
  for (const { id, quietDays, checks, flightDays, secondVisit, cares, sources = [] } of readTreatments()) {
    const said = { quietDays, flightDays, secondVisit, checks: checks[0] ?? null, cares: cares[0] ?? null }
    for (const { figures } of sources)
      for (const figure of figures) expect([id, figure, said[figure]]).not.toEqual([id, figure, null])
  }
})

test('the ranges that no page supports are these, and no others', () => {
  const open = readTreatments().flatMap((row) => openFigures(row).map((figure) => `${row.id}: ${figure}`))
  expect(open).toEqual([
    'facial-contouring: checks',
    'thread-lift: flightDays',
    'laser: flightDays',
    'chemical-peel: flightDays',
    'veneers-crowns: quietDays',
    'veneers-crowns: flightDays',
    'health-check: flightDays',
  ])
})
