import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingHours } from '#domain/places/fact-schemas.ts'
import { readOsmHours } from './osm-hours.ts'

const nine = [['09:00', '18:00']]
const everyDay = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: nine, sun: nine }

test.each([
  ['24/7', '24h'],
  ['Mo-Su 00:00-24:00', '24h'],
  ['09:00-18:00', everyDay],
  ['9:00 - 18:00', everyDay],
  ['Mo-Fr 09:00-18:00; Sa,Su 10:00-17:00', { ...everyDay, sat: [['10:00', '17:00']], sun: [['10:00', '17:00']] }],
  ['09:00-18:00; Mo off', { ...everyDay, mon: [] }],
  ['Tu-Su 09:00-18:00;', { ...everyDay, mon: [] }],
  ['Sa-Mo 09:00-18:00; Tu-Fr closed', { ...everyDay, tue: [], wed: [], thu: [], fri: [] }],
  [
    'Mo-Su 11:30-15:00,17:00-22:00; Su 11:30-15:00',
    {
      mon: [
        ['11:30', '15:00'],
        ['17:00', '22:00'],
      ],
      sun: [['11:30', '15:00']],
    },
  ],
  ['Mo-Su 18:00-26:00', { mon: [['18:00', '02:00']] }],
] as const)('%j is understood', (text, hours) => {
  expect({ hours: readOsmHours(text) }).toMatchObject({ hours })
})

test.each([
  '',
  'Mo-Fr 09:00-18:00; PH off',
  'Mar-Oct: Mo-Su 09:00-18:00',
  'sunrise-sunset',
  'Mo-Fr 09:00+',
  'Mo-Fr 09:00-18:00 "by appointment"',
  'Mo[1] 09:00-18:00',
  'Mo-Su 09:00-09:00',
  'Mo-Su 09:70-18:00',
  'Mo-Su 25:00-26:00',
  'Mo-Su off',
  'Mo 01:00-02:00,03:00-04:00,05:00-06:00,07:00-08:00,09:00-10:00,11:00-12:00,13:00-14:00',
  'nine to five',
  ';;;',
])('%j is unknown', (text) => {
  expect(readOsmHours(text)).toBeNull()
})

test('opening hours of any text are read as valid hours of a place', () => {
  const part = fc.constantFrom(
    'Mo',
    '-',
    ',',
    ' ',
    'Su',
    ';',
    'off',
    '24/7',
    '09:00',
    '18:00',
    '24:00',
    '48:00',
    '00:00',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(openingHours.safeParse(readOsmHours(parts.join(''))).success).toBe(true)
    }),
  )
})
