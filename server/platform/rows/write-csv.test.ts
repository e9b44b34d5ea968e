import { expect, test } from 'vitest'
import { writeCsvRecord } from './write-csv.ts'

test('cells are quoted where they have to be', () => {
  expect(writeCsvRecord(['plain', 'a,b', 'say "x"', ''])).toBe('plain,"a,b","say ""x""",""\r\n')
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('for a spreadsheet %j is no formula', (cell) => {
  expect(writeCsvRecord([cell], { isForSpreadsheets: true }).replaceAll('"', '')).toBe(`'${cell}\r\n`)
})
