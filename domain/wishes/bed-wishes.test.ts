import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { readBed } from './bed-wishes.ts'

/** What is known of a bed, without its words. */
function bedOf(text: string) {
  const { area, town, stations, placeIds } = readBed(text, known.names)
  return { ...(area && { area }), ...(town && { town }), ...(placeIds.length > 0 && { placeIds }), stations }
}

test.each([
  ['Busan Station', 'Busan Station'],
  ['Suwon Station', 'Suwon'],
  ['Incheon station', 'Incheon'],
  ['부산역', 'Busan Station'],
  ['釜山駅', 'Busan Station'],
  ['水原駅', 'Suwon'],
  ['仁川站', 'Incheon'],
  ['강남역', 'Gangnam'],
])('the bed %j is the station %j, and not the town or the quarter of that name', (text, station) => {
  expect(bedOf(text)).toEqual({ stations: [station] })
})

test.each([
  ['Busan', { town: 'Busan', stations: [] }],
  ['水原', { town: 'Suwon', stations: [] }],
  ['Gangnam', { area: 'Gangnam', stations: [] }],
  ['Daejeon Station', { town: 'Daejeon', stations: [] }],
  ['Atlantis Station', { stations: [] }],
])('the bed %j is no station that is known', (text, bed) => {
  expect(bedOf(text)).toEqual(bed)
})

test.each([
  ['near Seoul Station', 'Seoul Station'],
  ['hotel near Jamsil station', 'Jamsil'],
  ['A guesthouse next to the Jamsil Station', 'Jamsil'],
  ['Jamsil Station exit 3', 'Jamsil'],
  ['Jamsil Station (exit 3)', 'Jamsil'],
  ['exit 3 of Jamsil station', 'Jamsil'],
  ['잠실역 3번 출구 근처', 'Jamsil'],
  ['잠실역 근처 호텔', 'Jamsil'],
  ['釜山駅の近く', 'Busan Station'],
  ['釜山站附近的酒店', 'Busan Station'],
  ['Hongik University station', 'Hongik Univ.'],
])('of the bed %j the station %j is left, and its words stay', (text, station) => {
  expect(bedOf(text)).toEqual({ stations: [station] })
  expect(readBed(text, known.names).words).toBe(text)
})

test('an area is read by its short name at a station, and a place behind the words before it', () => {
  expect(bedOf('Hongdae station')).toEqual({ area: 'Hongdae', stations: [] })
  expect(bedOf('hotel in Hongdae')).toEqual({ area: 'Hongdae', stations: [] })
  expect(bedOf('by Haeundae beach')).toEqual({ placeIds: ['haeundae-beach'], stations: [] })
})

test('a hotel is not left without its own name', () => {
  for (const text of ['Hotel Jamsil', 'Jamsil exit', 'Nearby']) expect(bedOf(text), text).toEqual({ stations: [] })
})
