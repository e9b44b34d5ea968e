import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { clinicChanges } from '#domain/clinics/clinic-schemas.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { placeChanges, placeCheck } from '#domain/places/place-edit-schemas.ts'
import { finishedStep1, savedSteps } from '#domain/trips/answers/saved-step-schemas.ts'
import { tripRequest } from './trips/trip-request-schemas.ts'

const request = { name: 'Avery', email: 'avery@example.com', phone: '', message: '', summary: '', consents: true }
const weekday = [['09:00', '18:00']]

/** Every document that takes a date from outside, with this date in it. */
const documents: Record<string, (date: string) => [z.core.$ZodType, unknown]> = {
  'a date': (date) => [calendarDate, date],
  'a planned step': (date) => [finishedStep1, { startDate: date, endDate: date, selectedInterests: ['food'] }],
  'a stored step': (date) => [
    savedSteps,
    {
      step1: {
        answers: { startDate: date, endDate: null, selectedInterests: [] },
        changedAt: '2026-11-20T00:00:00Z',
      },
    },
  ],
  'a request for help': (date) => [tripRequest, { ...request, startDate: date, endDate: date }],
  'the check of a clinic': (date) => [clinicChanges, { checkedOn: date }],
  'the consent of a patient': (date) => [
    clinicChanges,
    { beforeAfterConsent: { confirmedOn: date, takenOn: date, equalConditions: true } },
  ],
  'a closed day': (date) => [placeChanges, { closed: [date] }],
  'a day with other hours': (date) => [placeChanges, { exceptions: { [date]: weekday } }],
  'the check of a place': (date) => [placeCheck, { source: 'its own page', checkedOn: date }],
}

test.each(Object.entries(documents))('%s has a day of the years that are accepted', (_name, build) => {
  const reads = (date: string) => z.safeParse(...build(date)).success
  expect(['1900-01-01', '2027-05-31', '2199-12-31'].filter((date) => !reads(date))).toEqual([])
  for (const date of ['9999-12-31', '2200-01-01', '1899-12-31', '0001-01-01', '0000-01-01', '2027-02-29', '2027-5-1'])
    expect(reads(date), date).toBe(false)
})
