import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, writeProperty } from './ics-lines.ts'

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}

test('a short property is one line that ends with CR and LF', () => {
  expect(writeProperty('SUMMARY', 'Palace')).toBe('SUMMARY:Palace\r\n')
})

test('75 octets are one line and 76 are two', () => {
  const name = 'SUMMARY:'.length
  expect(writeProperty('SUMMARY', 'a'.repeat(75 - name)).split('\r\n')).toHaveLength(2)
  expect(writeProperty('SUMMARY', 'a'.repeat(76 - name))).toBe(`SUMMARY:${'a'.repeat(75 - name)}\r\n a\r\n`)
})

test('every line of a long property is full, and none has more than 75 octets', () => {
  const lines = writeProperty('DESCRIPTION', 'a'.repeat(400)).split('\r\n').slice(0, -1)
  expect(lines.slice(0, -1).map(octets)).toEqual(lines.slice(1).map(() => 75))
})

test('any text is folded into lines of at most 75 octets, and unfolding gives it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const value = escapeText(text)
      const written = writeProperty('DESCRIPTION', value)
      const lines = written.split('\r\n').slice(0, -1)
      for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75)
      expect(written.slice(0, -2).replaceAll('\r\n ', '')).toBe(`DESCRIPTION:${value}`)
    }),
  )
})

test('Hangul is never cut inside a character', () => {
  const lines = writeProperty('LOCATION', '경복궁'.repeat(20)).split('\r\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(line.isWellFormed() && !line.includes('\u{fffd}')).toBe(true)
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  expect(escapeText('a, b; c\\d\r\ne\rf\ng')).toBe(String.raw`a\, b\; c\\d\ne\nf\ng`)
})

test('control characters are removed, so that a value cannot begin a line of its own', () => {
  expect(escapeText('a\u{0}\u{1b}[31mb\u{7f}\u{85}')).toBe('a[31mb')
  expect(escapeText('x\r\nBEGIN:VALARM')).not.toMatch(/[\r\n]/u)
})
