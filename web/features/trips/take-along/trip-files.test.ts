import { expect, test } from 'vitest'
import { exportOptions, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { makeTripFile, tripFileFormats } from './trip-files.ts'

test('a file is called after the first day and has the type that other programs expect', () => {
  const files = tripFileFormats.map((format) => makeTripFile(format, twoDayTrip(), exportOptions))
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['korea-2027-05-31.ics', 'text/calendar;charset=utf-8'],
    ['korea-2027-05-31.gpx', 'application/gpx+xml'],
    ['korea-2027-05-31.geojson', 'application/geo+json'],
  ])
})

test('each file begins as its format does', () => {
  const starts = { ics: 'BEGIN:VCALENDAR\r\n', gpx: '<?xml', geojson: '{' }
  for (const format of tripFileFormats) {
    expect(makeTripFile(format, twoDayTrip(), exportOptions).text.startsWith(starts[format]), format).toBe(true)
  }
})

test.each(tripFileFormats)('%s holds no clinic unless clinics are shown', (format) => {
  const hidden = { ...exportOptions, showsClinics: false }
  expect(makeTripFile(format, twoDayTrip(), exportOptions).text).toContain('Hanbit')
  expect(makeTripFile(format, twoDayTrip(), hidden).text).not.toMatch(/Hanbit|한빛/u)
})

test('a trip without days still has a name for its file', () => {
  const document = twoDayTrip()
  const empty = { ...document, plan: { ...document.plan, days: [] } }
  expect(makeTripFile('gpx', empty, exportOptions).name).toBe('korea-trip.gpx')
})
