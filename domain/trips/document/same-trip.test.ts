import { expect, test } from 'vitest'
import { plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { isSameTrip } from './same-trip.ts'
import { hideClinics } from './trip-privacy.ts'

test('the order of fields does not make another trip', () => {
  const { format, ...rest } = plainTrip()
  expect(isSameTrip(plainTrip(), { ...rest, format })).toBe(true)
})

test('a trip whose clinics the account does not keep is the same trip', () => {
  expect(isSameTrip(treatmentTrip(), hideClinics(treatmentTrip()))).toBe(true)
  expect(isSameTrip(hideClinics(treatmentTrip()), treatmentTrip())).toBe(false)
})

test('one stop less, or two that changed places, is another trip', () => {
  const trip = plainTrip()
  const without = (change: (stops: (typeof trip.plan.days)[number]['stops']) => typeof stops) => ({
    ...trip,
    plan: { ...trip.plan, days: trip.plan.days.map((day) => ({ ...day, stops: change(day.stops) })) },
  })
  expect(
    isSameTrip(
      trip,
      without((stops) => stops.slice(1)),
    ),
  ).toBe(false)
  expect(
    isSameTrip(
      trip,
      without((stops) => stops.toReversed()),
    ),
  ).toBe(false)
})
