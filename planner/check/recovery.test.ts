import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { insertStop, lawfulTrip } from '#testing/trips/checked-trips.ts'
import { caseOf, type Trip } from '#testing/trips/lawful-trip.ts'
import { readPlan } from './plan-reading.ts'
import { recoveryOn, treatmentsOf } from './recovery.ts'

// Without rows of a table: one quiet day for the skin, two for a medical treatment, five for a surgery.
const asked = ['Skin Treatment', 'Medical Treatment'] as const

function treatedTrip(): Trip {
  const trip = lawfulTrip({}, { beautyInterest: 'interested', beautyCategories: [...asked] }, 6)
  const visit = { placeId: 'clinic-1', kind: 'treatment' as const, arrive: '14:00', leave: '15:00' }
  insertStop(trip, { ...visit, treatment: 'skin' }, { day: 1 })
  insertStop(trip, { ...visit, treatment: 'medical' }, { day: 2 })
  return trip
}

test('treatments come in the order of the plan, with their date and the wish that they answer', () => {
  const found = treatmentsOf(readPlan(caseOf(treatedTrip())))
  expect(found.map(({ date, wish, visit }) => [date, wish.treatmentClass, visit.day])).toEqual([
    ['2027-05-04', 'skin', 1],
    ['2027-05-05', 'medical', 2],
  ])
})

test('consultations, check-ups and treatments that nobody asked for are none', () => {
  const trip = lawfulTrip({}, { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] })
  const visit = { placeId: 'clinic-1', arrive: '14:00', leave: '15:00' }
  insertStop(trip, { ...visit, kind: 'consultation', treatment: 'skin' })
  insertStop(trip, { ...visit, kind: 'checkup', treatment: 'skin' })
  insertStop(trip, { ...visit, kind: 'treatment', treatment: 'surgery' })
  insertStop(trip, { ...visit, kind: 'treatment' })
  expect(treatmentsOf(readPlan(caseOf(trip)))).toEqual([])
})

test('a date bears the treatments of its own day and of the quiet days before it, and none that follow', () => {
  const reading = readPlan(caseOf(treatedTrip()))
  const borne = Array.from({ length: 6 }, (_, day) =>
    recoveryOn(reading, addDays('2027-05-03', day)).borne.map(({ wish, age }) => `${wish.treatmentClass} ${age}`),
  )
  expect(borne).toEqual([[], ['skin 0'], ['skin 1', 'medical 0'], ['medical 1'], ['medical 2'], []])
  const isRecovery = borne.map((_, day) => recoveryOn(reading, addDays('2027-05-03', day)).isTreatmentOrRecovery)
  expect(isRecovery).toEqual([false, true, true, true, true, false])
})
