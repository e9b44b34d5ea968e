import { expect, test } from 'vitest'
import { exportOptions, palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { writeGpx } from './gpx.ts'

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

test('every place is a waypoint and every day a route from where it begins to where it ends', () => {
  const gpx = writeGpx(twoDayTrip(), exportOptions)
  expect(gpx).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<gpx version="1\.1" creator="My Guide Korea" /u)
  expect(count(gpx, '<wpt ')).toBe(4)
  expect(count(gpx, '<rte>')).toBe(2)
  expect(gpx).toContain('<wpt lat="37.5796" lon="126.977">\n<name>Gyeongbokgung Palace 경복궁</name>')
  const [, first = ''] = gpx.split('<rte>')
  expect([...first.matchAll(/<rtept[^>]*>\n<name>([^<]*)</gu)].map(([, name]) => name)).toEqual([
    'Hotel area: Myeongdong',
    'Gyeongbokgung Palace 경복궁',
    'Consultation: Hanbit Clinic 한빛의원',
    'Euljiro Bar 을지로 바',
    'Hotel area: Myeongdong',
  ])
})

test('a waypoint says when, how to get there and what it is', () => {
  const gpx = writeGpx(twoDayTrip(), exportOptions)
  expect(gpx).toContain('<desc>09:40–11:10\nGetting there: Subway 18\u00a0min')
  expect(gpx).toContain('<type>Sight</type>')
  expect(gpx).toContain('23:30–01:30 (next day)')
})

test('a name cannot close its element, and control characters are left out', () => {
  const trip = twoDayTrip()
  const name = { en: '</name><evil a="1">&\u0000\u0008\uFFFE\uD800', ko: ']]>' }
  const gpx = writeGpx({ ...trip, places: { ...trip.places, [palace.id]: { ...palace, name } } }, exportOptions)
  expect(gpx).toContain('<name>&lt;/name&gt;&lt;evil a=&quot;1&quot;&gt;&amp;\uFFFD ]]&gt;</name>')
  expect(gpx).not.toMatch(/[\p{Cc}--[\n]]/v)
})

test('a place without a finite position is no waypoint', () => {
  const trip = twoDayTrip()
  const places = { ...trip.places, [palace.id]: { ...palace, lat: Infinity } }
  const gpx = writeGpx({ ...trip, places }, exportOptions)
  expect(count(gpx, '<wpt ')).toBe(3)
  expect(gpx).not.toMatch(/NaN|Infinity/u)
})

test('hidden clinics are nowhere in the file', () => {
  expect(writeGpx(twoDayTrip(), { ...exportOptions, showsClinics: false })).not.toMatch(/clinic-7|Hanbit|한빛|Consult/u)
})

test('the stored words are not in the file', () => {
  const gpx = writeGpx(twoDayTrip({ words: { text: 'A palace.', by: 'model' } }), exportOptions)
  expect(gpx).toContain('Two days in Seoul')
  expect(gpx).not.toContain('A palace.')
})
