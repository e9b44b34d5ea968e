import { expect, test } from 'vitest'
import { exportOptions, palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { writeGeoJson } from './geojson.ts'

type Collection = {
  type: string
  description: string
  features: { id: string; geometry: { type: string; coordinates: unknown[] }; properties: Record<string, unknown> }[]
}

function read(...given: Parameters<typeof writeGeoJson>): Collection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the assertions below look at what they use
  return JSON.parse(writeGeoJson(...given)) as Collection
}

test('places are points and days are lines, longitude first', () => {
  const { type, features } = read(twoDayTrip(), exportOptions)
  expect(type).toBe('FeatureCollection')
  expect(features.map(({ geometry }) => geometry.type)).toEqual([
    'Point',
    'Point',
    'Point',
    'LineString',
    'Point',
    'LineString',
  ])
  expect(features[0]?.geometry.coordinates).toEqual([126.977, 37.5796])
  expect(features[3]?.geometry.coordinates).toHaveLength(5)
})

test('a point says what is there and when, in moments with the offset of Korea', () => {
  const { features } = read(twoDayTrip(), exportOptions)
  expect(features[0]?.properties).toMatchObject({
    day: 1,
    name: 'Gyeongbokgung Palace 경복궁',
    nameKo: '경복궁',
    addressKo: '서울 종로구 사직로 161',
    start: '2027-05-31T09:40:00+09:00',
    costKrw: 3000,
  })
  expect(features[2]?.properties['end']).toBe('2027-06-01T01:30:00+09:00')
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
})

test('no position is anything but two numbers on the globe', () => {
  const trip = twoDayTrip()
  const places = { ...trip.places, [palace.id]: { ...palace, lng: Number.NaN } }
  const [first, second] = trip.plan.days
  if (!first || !second) throw new Error('two days')
  const nowhere = { name: 'Nowhere', lat: Infinity, lng: 0 }
  const days = [
    { ...first, from: nowhere, to: nowhere },
    { ...second, from: nowhere, to: nowhere },
  ]
  const text = writeGeoJson({ ...trip, places, plan: { ...trip.plan, days } }, exportOptions)
  expect(text).not.toMatch(/"coordinates": \[\s*null/u)
  const { features } = read({ ...trip, places, plan: { ...trip.plan, days } }, exportOptions)
  // The second day has one position left, which is no line.
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'LineString', 'Point'])
})

test('hidden clinics are nowhere in the file, nor are the stored words', () => {
  const trip = twoDayTrip({ words: { text: 'A palace.', by: 'model' } })
  const { description } = read(trip, exportOptions)
  expect(description).toContain('Two days in Seoul')
  expect(description).not.toContain('A palace.')
  expect(writeGeoJson(trip, { ...exportOptions, showsClinics: false })).not.toMatch(/clinic-7|Hanbit|한빛|onsult/u)
})
