import { afterEach, expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { store } from '#web/ui/local-storage.ts'
import { addMustVisits, addToTrip } from './add-to-trip.ts'
import { changeStep, forgetSteps, readStep } from './stored-steps.ts'
import { forgetTrip, storeTrip } from './stored-trip.ts'
import { keepQueuedPlaces, readQueuedPlaces } from './queued-places.ts'

const palace = { id: 'gyeongbokgung', name: { en: 'Gyeongbokgung Palace', ko: '경복궁' } }

afterEach(() => {
  forgetTrip()
  forgetSteps()
  keepQueuedPlaces([])
})

function keep(document: TripDocument): void {
  storeTrip({ saved: null, isChanged: false, document })
}

function wished(): string {
  return readStep('step2').draft.mustVisitPlaces
}

test('without a trip a place becomes a must-visit of the next one, and can be taken back', () => {
  changeStep('step2', { mustVisitPlaces: 'N Seoul Tower' })
  const outcome = addToTrip(palace)
  expect([outcome.kind, wished()]).toEqual(['wished', 'N Seoul Tower, Gyeongbokgung Palace'])
  if (outcome.kind === 'wished') outcome.undo()
  expect(wished()).toBe('N Seoul Tower')
})

test('a must-visit that is named already is not named twice', () => {
  changeStep('step2', { mustVisitPlaces: 'gyeongbokgung palace' })
  expect([addToTrip(palace).kind, wished()]).toEqual(['wished', 'gyeongbokgung palace'])
})

test('with a trip a place waits for it, once, and the must-visits stay as they are', () => {
  keep(plainTrip())
  expect(addToTrip(palace).kind).toBe('queued')
  expect(addToTrip(palace).kind).toBe('there')
  expect([readQueuedPlaces(), wished()]).toEqual([['gyeongbokgung'], ''])
})

test('a place that is in the trip is not added again', () => {
  const trip = plainTrip()
  keep(trip)
  const id = trip.plan.days[0]?.stops[0]?.placeId ?? ''
  expect(addToTrip({ id, name: palace.name }).kind).toBe('there')
  expect(readQueuedPlaces()).toEqual([])
})

test('a name that would be two wishes is written in Korean', () => {
  addToTrip({ id: 'x', name: { en: 'Dr. Fish, Hongdae', ko: '닥터피쉬' } })
  expect(wished()).toBe('닥터피쉬')
})

test('of many places those are named for which there is room, and the rest is counted', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: `p${index}`,
    name: { en: `The place number ${index}`, ko: '' },
  }))
  const { added, left } = addMustVisits(many)
  expect(added + left).toBe(300)
  expect(left).toBeGreaterThan(0)
  expect(wished().length).toBeLessThanOrEqual(2000)
})

test('an invalid list of waiting places is ignored', () => {
  store('tripPlannerAdditions', '{"a":1}')
  expect(readQueuedPlaces()).toEqual([])
  store('tripPlannerAdditions', '["a", 5, null]')
  expect(readQueuedPlaces()).toEqual(['a'])
})
