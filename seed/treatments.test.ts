import { expect, test } from 'vitest'
import { readTreatments } from './treatments.ts'

test('every row of the table keeps the rules of a treatment', () => {
  expect(readTreatments().map(({ id }) => id)).toEqual([
    'double-eyelid',
    'rhinoplasty',
    'facial-contouring',
    'face-lifting',
    'thread-lift',
    'lasik',
    'botox',
    'fillers',
    'laser',
    'chemical-peel',
    'dental-implant',
    'veneers-crowns',
    'stem-cell',
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

// What must not change by a slip: no strenuous stops, earliest flight and last check, in days.
test('the ranges are those that were recalled when the table was made', () => {
  const table = readTreatments().map((row) => [row.id, row.quietDays, row.flightDays, row.checks.at(-1)?.days])
  expect(table).toEqual([
    ['double-eyelid', [3, 7], [7, 10], [5, 7]],
    ['rhinoplasty', [7, 14], [10, 10], [7, 11]],
    ['facial-contouring', [14, 14], [14, 14], [10, 14]],
    ['face-lifting', [7, 14], [10, 10], [7, 7]],
    ['thread-lift', [3, 7], [1, 7], undefined],
    ['lasik', [1, 1], [1, 7], [1, 1]],
    ['botox', [0, 1], [0, 0], undefined],
    ['fillers', [0, 2], [1, 2], undefined],
    ['laser', [1, 7], [1, 7], undefined],
    ['chemical-peel', [1, 14], [0, 7], undefined],
    ['dental-implant', [2, 3], [1, 3], [7, 10]],
    ['veneers-crowns', [0, 1], [0, 0], undefined],
    ['stem-cell', null, null, undefined],
  ])
})
