import { expect, test } from 'vitest'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import {
  askTrip,
  caseOf,
  inventCatalogue,
  quietDay,
  type Trip,
  type Visit,
  writeTrip,
} from '#testing/trips/lawful-trip.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { checkPlan } from './check-plan.ts'

function visit(kind: 'consultation' | 'treatment' | 'checkup', arrive = '14:00', leave = '15:00'): Visit {
  return { placeId: 'clinic-1', kind, treatment: 'surgery', arrive, leave }
}

/** Double eyelid surgery on the second day of twelve, with a check-up six days later. */
function surgeryTrip(): Trip {
  const asked = askTrip(
    12,
    { totalBudget: '' },
    {
      beautyInterest: 'interested',
      beautyCategories: ['Plastic Surgery'],
      plasticSurgeryType: 'double eyelid',
      socialMediaInterest: 'no',
    },
  )
  asked.step1.selectedInterests = ['food']
  const middle: Record<number, Visit> = { 0: visit('consultation'), 1: visit('treatment'), 7: visit('checkup') }
  const hours = [
    ['13:20', '13:45'],
    ['15:10', '15:30'],
    ['15:40', '16:00'],
    ['16:10', '16:40'],
  ] as const
  const sights = (day: number): Visit[] =>
    hours.map(([arrive, leave], index) => ({ placeId: `sight-${day * 4 + index}`, kind: 'attraction', arrive, leave }))
  const days = Array.from({ length: 12 }, (_, day) => {
    const clinic = middle[day]
    const before = day === 0 || day > 8 ? sights(day) : []
    const visits = [...before, ...(clinic ? [clinic] : [])].toSorted((one, other) =>
      one.arrive < other.arrive ? -1 : 1,
    )
    return quietDay(day, ...visits)
  })
  return writeTrip(asked, inventCatalogue(), days)
}

const treatments: TreatmentFacts[] = [
  {
    id: 'double-eyelid',
    name: { en: 'Double eyelid surgery', ko: '쌍꺼풀 수술' },
    words: ['double eyelid'],
    treatmentClass: 'surgery',
    quietDays: [3, 7],
    checks: [{ what: 'check', days: [5, 7] }],
    flightDays: [7, 10],
    warnFlightBelow: null,
    secondVisit: null,
    cares: [],
    basis: 'recalled',
    source: null,
    checkedOn: null,
  },
]

function violations(trip: Trip): string[] {
  return checkPlan(caseOf(trip, treatments)).find(({ rule }) => rule === 'treatments')?.violations ?? []
}

function visitOf(trip: Trip, kind: PlanStop['kind']): PlanStop {
  const stop = trip.plan.days.flatMap(({ stops }) => stops).find((one) => one.kind === kind)
  if (!stop) throw new Error(`no ${kind}`)
  return stop
}

function drop(trip: Trip, kind: PlanStop['kind']): void {
  for (const day of trip.plan.days) day.stops = day.stops.filter((stop) => stop.kind !== kind)
}

function move(trip: Trip, kind: PlanStop['kind'], to: number): void {
  const stop = visitOf(trip, kind)
  drop(trip, kind)
  trip.plan.days[to]?.stops.splice(1, 0, stop)
}

test('a surgery with its consultation, rest and check-up is lawful, and its quiet days need no sights', () => {
  const verdicts = checkPlan(caseOf(surgeryTrip(), treatments))
  expect(verdicts.filter(({ held }) => !held)).toEqual([])
})

const faults: [what: string, violation: RegExp, spoil: (trip: Trip) => void][] = [
  ['no consultation', /No consultation comes before/u, (trip) => drop(trip, 'consultation')],
  [
    'a consultation on the day of the surgery',
    /No consultation comes before/u,
    (trip) => move(trip, 'consultation', 1),
  ],
  [
    'a consultation at another clinic',
    /No consultation comes before/u,
    (trip) => (visitOf(trip, 'consultation').placeId = 'salon'),
  ],
  ['no check-up', /No check-up comes 5 to 7 days/u, (trip) => drop(trip, 'checkup')],
  ['a check-up too late', /No check-up comes 5 to 7 days/u, (trip) => move(trip, 'checkup', 10)],
  [
    'a surgery too near to the departure',
    /one leaves after 3 days, and has to stay 10/u,
    (trip) => move(trip, 'treatment', 8),
  ],
  [
    'a sight after the surgery of the day',
    /is a sight on the day of the surgery/u,
    (trip) => addSight(trip, 1, '15:30'),
  ],
  ['a hot place while recovering', /is hot, 3 days after/u, (trip) => tagSight(trip, 4, 'hot')],
  ['a strenuous place while recovering', /is strenuous, 3 days after/u, (trip) => tagSight(trip, 4, 'strenuous')],
  ['swimming while recovering', /is swim, 3 days after/u, (trip) => tagSight(trip, 4, 'swim')],
  [
    'nightlife while recovering',
    /is nightlife, 3 days after/u,
    (trip) => Object.assign(addSight(trip, 4, '20:00'), { kind: 'nightlife' }),
  ],
  ['a clinic that does not offer it', /does not offer surgery/u, (trip) => untag(trip)],
  [
    'a treatment that nobody asked for',
    /nobody asked for medical/u,
    (trip) => (visitOf(trip, 'checkup').treatment = 'medical'),
  ],
  [
    'a wish that is neither there nor left out',
    /surgery was asked for, and is neither/u,
    (trip) => drop(trip, 'treatment'),
  ],
  [
    'a wish that is there and left out',
    /surgery is in the plan, and left out/u,
    (trip) => leaveOut(trip, 'trip_too_short'),
  ],
  [
    'another day than the one that was told',
    /surgery was asked for on day 4, and is on another one/u,
    (trip) => (trip.steps.step3.treatmentOn = '2027-05-06'),
  ],
  ['clinics that are said to be missing', /There are clinics for surgery/u, (trip) => leaveOut(trip, 'no_clinic')],
  [
    'no word of asking the clinic',
    /Nowhere does the plan say/u,
    (trip) => (trip.words = trip.words.replace('Ask your clinic', '')),
  ],
  [
    'a hair salon that was asked for',
    /Nothing in the plan is for hair/u,
    (trip) => trip.steps.step3.beautyCategories.push('Hair Care'),
  ],
  [
    'words nobody could read without a warning',
    /could not be read/u,
    (trip) => (trip.steps.step3.plasticSurgeryType = 'xyzzy'),
  ],
]

test.each(faults)('%s is caught', (_, violation, spoil) => {
  const trip = surgeryTrip()
  spoil(trip)
  expect(violations(trip).join('\n')).toMatch(violation)
})

test('a treatment left out for want of a clinic is lawful where the catalogue has none', () => {
  const trip = surgeryTrip()
  for (const kind of ['consultation', 'treatment', 'checkup'] as const) drop(trip, kind)
  trip.catalogue = trip.catalogue.filter(({ kind }) => kind !== 'clinic')
  leaveOut(trip, 'no_clinic')
  expect(violations(trip)).toEqual([])
})

test('a treatment left out for want of a clinic is lawful where clinics are far away or do something else', () => {
  for (const change of [
    { lat: 33.5 },
    { clinic: { languages: [], isRegistered: false, treatments: ['dental' as const] } },
  ]) {
    const trip = surgeryTrip()
    for (const kind of ['consultation', 'treatment', 'checkup'] as const) drop(trip, kind)
    trip.catalogue = trip.catalogue.map((row) => (row.kind === 'clinic' ? { ...row, ...change } : row))
    leaveOut(trip, 'no_clinic')
    expect(violations(trip)).toEqual([])
  }
})

function addSight(trip: Trip, day: number, arrive: string): PlanStop {
  const stop: PlanStop = {
    placeId: 'sight-60',
    kind: 'attraction',
    arrive,
    leave: arrive,
    leg: null,
    cost: 0,
    hoursUnknown: false,
    because: [],
  }
  trip.plan.days[day]?.stops.push(stop)
  return stop
}

function tagSight(trip: Trip, day: number, tag: 'hot' | 'strenuous' | 'swim'): void {
  addSight(trip, day, '16:00')
  trip.catalogue.find(({ id }) => id === 'sight-60')?.tags.push(tag)
}

function untag(trip: Trip): void {
  const clinic = trip.catalogue.find(({ id }) => id === 'clinic-1')
  if (clinic) clinic.tags = ['skin']
}

function leaveOut(trip: Trip, reason: 'no_clinic' | 'trip_too_short'): void {
  trip.plan.unplaced.push({ placeId: null, name: 'Plastic Surgery', reason, note: '' })
}

test('a treatment on the day that was told is lawful', () => {
  const trip = surgeryTrip()
  trip.steps.step3.treatmentOn = '2027-05-04'
  expect(violations(trip)).toEqual([])
})

/** The operation of that trip at a clinic that the traveller found. */
function ownTrip(because: string[], arrive = '14:00'): Trip {
  const trip = surgeryTrip()
  Object.assign(trip.steps.step3, { treatmentOn: trip.plan.days[1]?.date, ownClinic: { at: '14:00' } })
  for (const kind of ['consultation', 'checkup'] as const) drop(trip, kind)
  const stop = visitOf(trip, 'treatment')
  if (because.length > 0) Object.assign(stop, { kind: 'rest', placeId: null, because, arrive })
  return trip
}

test('an appointment of one’s own is kept with its hour, and no other clinic is in its place', () => {
  const kept = ['kept-hours', 'kept-free:surgery']
  expect(violations(ownTrip(kept))).toEqual([])
  expect(violations(ownTrip(kept, '14:20'))).toContainEqual(expect.stringMatching(/neither in the plan nor left out/u))
  expect(violations(ownTrip([]))).toContainEqual(expect.stringMatching(/has an appointment, and another clinic/u))
})
