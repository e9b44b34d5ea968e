import { expect, test } from 'vitest'
import type { PlanStop } from './plans.ts'
import { recoveryNotes, recoveryOn } from './trip-recovery.ts'
import { recoveryOf, type TreatmentFacts } from '#domain/clinics/treatments.ts'

const eyelid: TreatmentFacts = {
  id: 'double-eyelid',
  name: { en: 'Double eyelid surgery', ko: '쌍꺼풀' },
  words: [],
  treatmentClass: 'surgery',
  quietDays: [3, 4],
  checks: [{ what: 'check', days: [3, 5] }],
  flightDays: [3, 5],
  warnFlightBelow: 7,
  secondVisit: null,
  cares: [
    { care: 'no-contact-lenses', days: [7, 14] },
    { care: 'sun-care', days: null },
  ],
  basis: 'checked',
  source: 'https://example.org/eyelid',
  checkedOn: '2026-11-20',
}
const wish = { treatmentClass: 'surgery' as const, recovery: recoveryOf('surgery', [eyelid]) }

function stop(given: Partial<PlanStop>): PlanStop {
  const { placeId = 'clinic-1', kind = 'treatment' } = given
  const when = { arrive: '10:00', leave: '12:00', leg: null, cost: 0, hoursUnknown: false, because: [] }
  return { placeId, kind, ...when, ...given }
}

/** Days from 3 May 2027; each number is the day of its stops. */
function daysWith(count: number, stops: Record<number, PlanStop[]>) {
  return Array.from({ length: count }, (_, day) => {
    return { date: `2027-05-${String(3 + day).padStart(2, '0')}`, stops: stops[day] ?? [] }
  })
}

const surgery = stop({ treatment: 'surgery' })
const checkup = stop({ kind: 'checkup', treatment: 'surgery' })

test('a treatment of a plan is told with its dates, its check-up, its flight rule and its source', () => {
  expect(recoveryNotes(daysWith(9, { 1: [surgery], 5: [checkup] }), [wish])).toEqual([
    {
      treatment: 'surgery',
      placeId: 'clinic-1',
      treatedOn: '2027-05-04',
      quietUntil: '2027-05-09',
      checkups: [{ what: 'check', window: { from: '2027-05-07', to: '2027-05-09' }, plannedOn: '2027-05-08' }],
      earliestFlight: '2027-05-09',
      isFlightEarly: false,
      secondVisit: null,
      cares: [
        { care: 'no-contact-lenses', until: '2027-05-18' },
        { care: 'sun-care', until: null },
      ],
      sources: [
        { id: 'double-eyelid', name: eyelid.name, source: 'https://example.org/eyelid', checkedOn: '2026-11-20' },
      ],
    },
  ])
})

test('a trip that ends before a flight needs no warning says so', () => {
  expect(recoveryNotes(daysWith(8, { 1: [surgery] }), [wish])).toMatchObject([{ isFlightEarly: true }])
  expect(recoveryNotes(daysWith(9, { 1: [surgery] }), [wish])).toMatchObject([{ isFlightEarly: false }])
})

test('a check-up outside its window, or of another treatment, is none', () => {
  const elsewhere = stop({ kind: 'checkup', treatment: 'skin' })
  const notes = recoveryNotes(daysWith(9, { 1: [surgery], 3: [checkup], 5: [elsewhere] }), [wish])
  expect(notes[0]?.checkups[0]?.plannedOn).toBeNull()
})

test('a day that is kept free without a clinic is told like one with a clinic', () => {
  const free = stop({ kind: 'rest', placeId: null, because: ['kept-free:surgery'] })
  expect(recoveryNotes(daysWith(9, { 1: [free] }), [wish])).toMatchObject([
    { treatment: 'surgery', placeId: null, quietUntil: '2027-05-09' },
  ])
})

test('a rest for another reason, a consultation and a treatment that was not asked for tell nothing', () => {
  const rest = stop({ kind: 'rest', placeId: null })
  const consultation = stop({ kind: 'consultation', treatment: 'surgery' })
  const unknown = stop({ kind: 'rest', placeId: null, because: ['kept-free:magic'] })
  const notAsked = stop({ treatment: 'skin' })
  expect(recoveryNotes(daysWith(3, { 0: [rest, consultation, unknown, notAsked] }), [wish])).toEqual([])
})

test('each day says what it is to the treatment, and days before and long after it say nothing', () => {
  const days = daysWith(9, { 1: [surgery], 5: [checkup] })
  const notes = recoveryNotes(days, [wish])
  const told = days.map(({ date }) => recoveryOn(date, notes).map(({ kind }) => kind))
  expect(told).toEqual([
    [],
    ['treatment', 'no_flight'],
    ['quiet', 'no_flight'],
    ['quiet', 'no_flight'],
    ['quiet', 'no_flight'],
    ['quiet', 'checkup', 'no_flight'],
    ['quiet'],
    [],
    [],
  ])
  expect(recoveryOn('2027-05-06', notes)).toContainEqual(expect.objectContaining({ kind: 'quiet', age: 2 }))
})

test('the day before says what to leave out, where the treatment asks for something before it', () => {
  const cares = (['fasting-before', 'soft-food'] as const).map((care) => ({ care, days: null }))
  const recovery = { ...wish.recovery, cares }
  const notes = recoveryNotes(daysWith(9, { 1: [surgery] }), [{ ...wish, recovery }])
  expect(recoveryOn('2027-05-03', notes)).toMatchObject([{ kind: 'before', cares: ['fasting-before'] }])
  expect(recoveryOn('2027-05-02', notes)).toEqual([])
})

test('a plan at the lower end still names the flight that leaflets advise, and calls an earlier one early', () => {
  const recovery = { ...wish.recovery, stayDays: 3, advisedStayDays: 5, warnStayBelow: null }
  const [early] = recoveryNotes(daysWith(5, { 1: [surgery] }), [{ ...wish, recovery }])
  expect(early).toMatchObject({ earliestFlight: '2027-05-09', isFlightEarly: true })
})
