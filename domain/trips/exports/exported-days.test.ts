import { expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { listExportedDays, pointOf } from './exported-days.ts'

function changeStop(document: TripDocument, at: number, change: object): TripDocument {
  const [first, ...others] = document.plan.days
  if (!first) throw new Error('the trip has no day')
  const stops = first.stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop))
  return { ...document, plan: { ...document.plan, days: [{ ...first, stops }, ...others] } }
}

function stopsOf(document: TripDocument) {
  return listExportedDays(document).flatMap(({ stops }) => stops)
}

test('days are numbered from one and keep their stops in order', () => {
  const days = listExportedDays(twoDayTrip())
  expect(days.map(({ number, stops }) => [number, stops.length])).toEqual([
    [1, 4],
    [2, 1],
  ])
})

test('clock times past midnight become times of the next date', () => {
  expect(stopsOf(twoDayTrip())[3]).toMatchObject({
    start: { date: '2027-05-31', clock: '23:30' },
    end: { date: '2027-06-01', clock: '01:30' },
  })
})

test('a move starts when it departs and ends when it arrives', () => {
  expect(stopsOf(twoDayTrip())[4]).toMatchObject({
    start: { date: '2027-06-01', clock: '10:20' },
    end: { date: '2027-06-01', clock: '13:10' },
  })
})

test('a stop that leaves before it arrives has no length instead of a negative one', () => {
  expect(stopsOf(changeStop(twoDayTrip(), 0, { leave: '09:00' }))[0]).toMatchObject({
    start: { clock: '09:40' },
    end: { clock: '09:40' },
  })
})

test('the identifier of a stop stays when its time changes', () => {
  const uids = (document: TripDocument) => stopsOf(document).map(({ uid }) => uid)
  expect(uids(changeStop(twoDayTrip(), 0, { arrive: '15:00', leave: '16:00' }))).toEqual(uids(twoDayTrip()))
})

test('identifiers are unique even if a document names a place twice', () => {
  const twice = changeStop(twoDayTrip(), 3, { placeId: 'gyeongbokgung', kind: 'attraction' })
  const uids = stopsOf(twice).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uids[3]).toBe(`${uids[0]}-2`)
})

test('a hostile id cannot add a line or markup to an identifier', () => {
  const [stop] = stopsOf(changeStop(twoDayTrip(), 0, { placeId: 'a\r\nBEGIN:VALARM<b>"' }))
  expect(stop?.uid).toMatch(/^[\w-]+$/u)
})

test('a place that the document does not describe is missing, and so is a name of an object’s own', () => {
  for (const placeId of ['nowhere', 'constructor', '__proto__']) {
    expect(stopsOf(changeStop(twoDayTrip(), 0, { placeId }))[0]?.place, placeId).toBeNull()
  }
})

test('the position is that of the place, else that of the stop, else none', () => {
  const stops = stopsOf(twoDayTrip())
  expect(stops[0]?.at).toEqual({ lat: 37.5796, lng: 126.977 })
  expect(stops[4]?.at).toEqual({ lat: 35.1152, lng: 129.0422 })
  expect(stops[2]?.at).toBeNull()
})

test('a position outside the globe is none', () => {
  expect(pointOf({ lat: 90, lng: -180 })).toEqual({ lat: 90, lng: -180 })
  for (const point of [{ lat: 91, lng: 0 }, { lat: 0, lng: 181 }, { lat: Number.NaN, lng: 0 }, { lat: 37 }, {}]) {
    expect(pointOf(point)).toBeNull()
  }
})
