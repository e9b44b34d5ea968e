import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, type CsvRecord, longestRecord } from './csv-records.ts'
import { writeCsvRecord } from './write-csv.ts'

function readAll(pieces: readonly string[], separator = ','): CsvRecord[] {
  const reader = createCsvReader(separator)
  return [...pieces.flatMap((piece) => [...reader.read(piece, false)]), ...reader.read('', true)]
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b)
  return [...ends, text.length].map((end, index, all) => text.slice(all[index - 1] ?? 0, end))
}

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '가', ' ') }))

test('CSV is read as it was written, in any pieces and with each separator', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      fc.array(fc.nat()),
      (records, separator, places) => {
        const text = records.map((cells) => writeCsvRecord(cells, { separator })).join('')
        expect(readAll(cut(text, places), separator).map(({ cells }) => cells)).toEqual(records)
      },
    ),
  )
})

test('a record keeps the line on which it begins, behind quoted line breaks and blank lines too', () => {
  expect(readAll(['a,b\n"1\n2",3\r\n\r\nx,y'])).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\n2', '3'] },
    { line: 5, cells: ['x', 'y'] },
  ])
})

test('a word behind a closing quote makes its record unreadable, and not the next', () => {
  expect(readAll(['"a"b,c\nd,e\n'])).toEqual([
    { line: 1, cells: null },
    { line: 2, cells: ['d', 'e'] },
  ])
})

test('a line of 40 MB is let go of, and the record behind it is read', () => {
  const reader = createCsvReader(',')
  const piece = 'x'.repeat(longestRecord)
  const found: CsvRecord[] = []
  for (let megabytes = 0; megabytes < 40; megabytes += 1) found.push(...reader.read(piece, false))
  found.push(...reader.read('\nd,e', true))
  expect(found).toEqual([
    { line: 1, cells: null },
    { line: 2, cells: ['d', 'e'] },
  ])
})

test.each([
  ['at the end of the file', ['a,b\n"c,d\n']],
  ['over more than any record is long', ['a,b\n"c', 'x'.repeat(longestRecord)]],
])('a quote that stays open %s stops with the line of its record', (_where, pieces) => {
  expect(() => readAll(pieces)).toThrow('The quote that opens in the record of line 2 is never closed')
})
