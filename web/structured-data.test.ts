import { expect, test } from 'vitest'
import type { OpeningHours } from '#domain/places.ts'
import { buildClinic } from '#testing/clinic-examples.ts'
import { medicalClinic } from './structured-data.ts'

function hoursOf(hours: OpeningHours) {
  return medicalClinic(buildClinic({ hours }))('https://guide.example')['openingHoursSpecification']
}

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

test('hours past midnight stay as they are, and of a day that is closed nothing is said', () => {
  expect(hoursOf({ ...closed, fri: [['18:00', '02:00']] })).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens: '18:00', closes: '02:00' },
  ])
})

test('a whole day ends a minute before midnight: with 00:00 twice it would be closed', () => {
  const saturday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '00:00', closes: '23:59' }
  expect(hoursOf({ ...closed, sat: [['00:00', '00:00']] })).toEqual([saturday])
  const always = hoursOf('24h')
  expect(always).toHaveLength(7)
  expect(always).toContainEqual(saturday)
})
