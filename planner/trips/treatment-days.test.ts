import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass, TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { type DayFrame, frameDays } from './cities/day-frames.ts'
import { planTrip } from './plan-trip.ts'
import { planTreatments } from './treatment-days.ts'

function facts(id: string, treatmentClass: TreatmentClass, days: Partial<TreatmentFacts>): TreatmentFacts {
  return {
    id,
    name: { en: id, ko: id },
    words: [id],
    treatmentClass,
    quietDays: null,
    checks: [],
    flightDays: null,
    warnFlightBelow: null,
    secondVisit: null,
    cares: [],
    basis: 'recalled',
    source: null,
    checkedOn: null,
    ...days,
  }
}

const treatments = [
  facts('eyelid', 'surgery', { quietDays: [3, 7], checks: [{ what: 'check', days: [5, 7] }], flightDays: [7, 10] }),
  facts('laser', 'skin', { quietDays: [1, 2] }),
  facts('lasik', 'medical', { quietDays: [0, 1] }),
]
const base = { name: 'Insadong', lat: 37.574, lng: 126.985 }

function framesOf(wishes: TripWishes): DayFrame[] {
  const travel = createTravelModel(onlyStreets, { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 })
  return frameDays(wishes, [base], travel.leg)
}

function ask(
  days: number,
  told: Partial<TripStep3>,
  catalogue: PlanPlace[] = inventCatalogue(),
  asked: Partial<TripStep2> = {},
) {
  const steps = askTrip(
    days,
    { totalBudget: '', ...asked },
    { beautyInterest: 'interested', socialMediaInterest: 'no', ...told },
  )
  return { steps, catalogue, wishes: readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments }) }
}

const lasik: Partial<TripStep3> = { beautyCategories: ['Medical Treatment'], plasticSurgeryType: 'lasik' }

function clinicRow(id: string, listed: ClinicTreatment[], north: number): PlanPlace {
  const like = inventCatalogue().find(({ kind }) => kind === 'clinic')
  if (!like) throw new Error('no clinic')
  const clinic = { languages: [], isRegistered: false, treatments: listed }
  return { ...like, id, tags: ['medical'], lat: base.lat + north, lng: base.lng, clinic }
}

const surgery: Partial<TripStep3> = { beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'eyelid' }

test('a surgery comes a day after its consultation, with a check-up and its quiet days, all at one clinic', () => {
  const { wishes, catalogue } = ask(12, surgery)
  const { visits, quietDays, surgeryDays } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(visits.map(({ kind, day, row }) => [kind, day, row.id])).toEqual([
    ['consultation', 0, 'clinic-1'],
    ['treatment', 1, 'clinic-1'],
    ['checkup', 8, 'clinic-1'],
  ])
  expect([...surgeryDays]).toEqual([1])
  expect([...quietDays]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a trip too short for the rest says so and plans nothing', () => {
  const { wishes, catalogue } = ask(11, surgery)
  expect(planTreatments(wishes, catalogue, base, framesOf(wishes))).toMatchObject({
    visits: [],
    unplaced: [{ placeId: null, name: 'Plastic Surgery', reason: 'trip_too_short' }],
  })
})

test('on days when the clinic is closed it waits for the next', () => {
  const { wishes, catalogue } = ask(14, surgery)
  const clinic = catalogue.find(({ id }) => id === 'clinic-1')
  clinic?.closed.push('2027-05-04', '2027-05-05')
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(visits.map(({ kind, day }) => [kind, day])).toEqual([
    ['consultation', 0],
    ['treatment', 3],
    ['checkup', 10],
  ])
})

test('a clinic without known hours gets no visit on a Sunday', () => {
  const { wishes: asked, catalogue } = ask(14, surgery)
  const wishes = { ...asked, startDate: '2027-05-02' }
  const unknown = catalogue.map((row) => (row.id === 'clinic-1' ? { ...row, hours: null } : row))
  const { visits } = planTreatments(wishes, unknown, base, framesOf(wishes))
  const weekdays = visits.map(({ day }) => weekdayOf(addDays(wishes.startDate, day)))
  expect(weekdays).toHaveLength(3)
  expect(weekdays).not.toContain('sun')
})

test('no clinic is visited, and no day kept free for one, on the three days of Chuseok', () => {
  const { wishes: asked, catalogue } = ask(20, surgery)
  const wishes = { ...asked, startDate: '2027-09-14' }
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(visits.map(({ kind, day }) => [kind, day])).toEqual([
    ['consultation', 3],
    ['treatment', 4],
    ['checkup', 11],
  ])
  const without = catalogue.filter(({ kind }) => kind !== 'clinic')
  expect(planTreatments(wishes, without, base, framesOf(wishes)).keptFree).toMatchObject([{ day: 3 }])
})

test('a clinic that is listed for what was named is taken, and a nearer one of the same class that is not, never', () => {
  const near = clinicRow('clinic-2', ['dental'], 0.001)
  const far = clinicRow('clinic-3', ['other', 'eye-surgery'], 0.05)
  const others = inventCatalogue().filter(({ kind }) => kind !== 'clinic')
  const { wishes, catalogue } = ask(9, lasik, [...others, near, far])
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect([...new Set(visits.map(({ row }) => row.id))]).toEqual(['clinic-3'])
  const alone = planTreatments(wishes, [...others, near], base, framesOf(wishes))
  expect(alone.unplaced).toMatchObject([{ reason: 'no_clinic' }])
})

test('a trip that names no treatment prefers a clinic with several listings to a nearer one with one', () => {
  const near = clinicRow('clinic-2', ['dental'], 0.001)
  const far = clinicRow('clinic-3', ['other', 'eye-surgery'], 0.05)
  const others = inventCatalogue().filter(({ kind }) => kind !== 'clinic')
  const { wishes, catalogue } = ask(9, { beautyCategories: ['Medical Treatment'] }, [...others, near, far])
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect([...new Set(visits.map(({ row }) => row.id))]).toEqual(['clinic-3'])
})

test('a clinic that was named goes before all others that offer what was asked for', () => {
  const near = clinicRow('clinic-2', ['other', 'eye-surgery'], 0.001)
  const named = { ...clinicRow('clinic-3', ['eye-surgery'], 0.05), name: { en: 'Hill Eye Clinic', ko: '언덕안과' } }
  const dentist = { ...clinicRow('clinic-4', ['dental'], 0.05), name: { en: 'Hill Dentist', ko: '언덕치과' } }
  const others = inventCatalogue().filter(({ kind }) => kind !== 'clinic')
  const catalogue = [...others, near, named, dentist]
  const chosen = (mustVisitPlaces: string) => {
    const { wishes } = ask(9, lasik, catalogue, { mustVisitPlaces })
    const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
    return [...new Set(visits.map(({ row, isNamed }) => `${row.id} ${isNamed === true}`))]
  }
  expect(chosen('')).toEqual(['clinic-2 false'])
  expect(chosen('Hill Eye Clinic')).toEqual(['clinic-3 true'])
  expect(chosen('Hill Dentist')).toEqual(['clinic-2 false'])
})

test('without a clinic the day is kept free and the plan says so', () => {
  const { wishes, catalogue } = ask(
    12,
    surgery,
    inventCatalogue().filter(({ kind }) => kind !== 'clinic'),
  )
  const { visits, treatmentDays, unplaced } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(visits).toEqual([])
  expect([...treatmentDays]).toEqual([1])
  expect(unplaced).toEqual([{ placeId: null, name: 'Plastic Surgery', reason: 'no_clinic', note: '' }])
})

test('no treatment is on the first day of a trip that is long enough, and on a trip of one day it is', () => {
  const skin: Partial<TripStep3> = { beautyCategories: ['Skin Treatment'] }
  const dayOf = (days: number) => {
    const { wishes, catalogue } = ask(days, skin)
    return planTreatments(wishes, catalogue, base, framesOf(wishes)).visits.find(({ kind }) => kind === 'treatment')
      ?.day
  }
  expect(dayOf(6)).toBe(1)
  expect(dayOf(1)).toBe(0)
})

test('no Sunday is kept free for a treatment, because clinics are closed', () => {
  const none = inventCatalogue().filter(({ kind }) => kind !== 'clinic')
  const { steps, catalogue } = ask(8, { beautyCategories: ['Skin Treatment'] }, none)
  // The second day is a Sunday.
  Object.assign(steps.step1, { startDate: '2027-05-08', endDate: '2027-05-15' })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  expect([...planTreatments(wishes, catalogue, base, framesOf(wishes)).treatmentDays]).toEqual([2])
})

test('a skin treatment follows its consultation on the same day, and each treatment has a day of its own', () => {
  const { wishes, catalogue } = ask(14, { ...surgery, beautyCategories: ['Plastic Surgery', 'Skin Treatment'] })
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  const days = visits.filter(({ kind }) => kind === 'treatment').map(({ treatment, day }) => [treatment, day])
  expect(days).toEqual([
    ['surgery', 1],
    ['skin', 2],
  ])
})

test.each([12, 13])(
  'a trip of %i days with surgery and a skin treatment keeps to every rule',
  { timeout: 60_000 },
  (days) => {
    const { steps, catalogue, wishes } = ask(days, {
      ...surgery,
      beautyCategories: ['Plastic Surgery', 'Skin Treatment'],
    })
    const plan = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 })
    const words = 'Ask your clinic.'
    const verdicts = checkPlan({ steps, wishes, catalogue, plan, words })
    expect(
      verdicts.filter(({ rule }) => rule !== 'words' && rule !== 'wishes').flatMap(({ violations }) => violations),
    ).toEqual([])
  },
)

test('a day that was told is kept, with the consultation before it, and by the treatment with the longest rest', () => {
  const { wishes, catalogue } = ask(14, { ...surgery, treatmentOn: '2027-05-06' })
  const planned = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(planned.visits.map(({ kind, day }) => [kind, day])).toEqual([
    ['consultation', 2],
    ['treatment', 3],
    ['checkup', 10],
  ])
  const both: Partial<TripStep3> = {
    beautyCategories: ['Skin Treatment', 'Medical Treatment'],
    treatmentOn: '2027-05-06',
  }
  expect(
    ask(14, both)
      .wishes.treatments.map(({ day }) => day)
      .filter((day) => day !== undefined),
  ).toEqual([3])
})

test('a day that was told is kept free where no clinic is open, and too late a day is said to be so', () => {
  const { wishes, catalogue } = ask(14, { ...surgery, treatmentOn: '2027-05-06' })
  catalogue.find(({ id }) => id === 'clinic-1')?.closed.push('2027-05-06')
  expect(planTreatments(wishes, catalogue, base, framesOf(wishes))).toMatchObject({
    visits: [],
    keptFree: [{ day: 3, treatment: 'surgery' }],
    unplaced: [{ name: 'Plastic Surgery', reason: 'no_clinic' }],
  })
  const late = ask(14, { ...surgery, treatmentOn: '2027-05-12' })
  expect(planTreatments(late.wishes, late.catalogue, base, framesOf(late.wishes))).toMatchObject({
    visits: [],
    keptFree: [{ day: 9, treatment: 'surgery' }],
    unplaced: [{ reason: 'trip_too_short' }],
  })
})

test('after a day that was told too late to recover, the days are quiet all the same', { timeout: 60_000 }, () => {
  const { steps, wishes, catalogue } = ask(14, { ...surgery, treatmentOn: '2027-05-12' })
  expect([...planTreatments(wishes, catalogue, base, framesOf(wishes)).quietDays]).toEqual([9, 10, 11, 12, 13])
  const plan = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 })
  const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' })
  expect(
    verdicts.filter(({ rule }) => rule !== 'words' && rule !== 'wishes').flatMap(({ violations }) => violations),
  ).toEqual([])
  expect(plan.days[9]?.stops.map(({ kind }) => kind)).not.toContain('attraction')
  expect(plan.recovery).toMatchObject([{ treatedOn: '2027-05-12', isFlightEarly: true }])
})

test('a day outside the trip is no wish', () => {
  for (const treatmentOn of ['2027-05-02', '2027-06-30'])
    expect(ask(14, { ...surgery, treatmentOn }).wishes.treatments[0]?.day).toBeUndefined()
})

test('a told day without hours has quiet days after it, and says that it has no time', () => {
  const { wishes, catalogue } = ask(14, { ...surgery, treatmentOn: '2027-05-06' })
  const frames = framesOf(wishes)
  const flown = frames.map((frame, day) => (day === 3 ? { ...frame, isEmpty: true } : frame))
  expect(planTreatments(wishes, catalogue, base, flown)).toMatchObject({
    visits: [],
    keptFree: [],
    quietDays: new Set([3, 4, 5, 6, 7, 8, 9, 10]),
    unplaced: [{ reason: 'no_time' }],
  })
})

const page = { address: 'https://example.org/', publisher: 'A hospital', readOn: '2026-11-25', pageDate: null }
const ownEyelid: Partial<TripStep3> = { ...surgery, treatmentOn: '2027-05-06', ownClinic: { at: '10:00' } }

test('an appointment of one’s own is kept with its hours, and no clinic, consultation or check takes its place', () => {
  const { wishes, catalogue, steps } = ask(14, ownEyelid)
  expect(planTreatments(wishes, catalogue, base, framesOf(wishes))).toMatchObject({
    visits: [],
    unplaced: [],
    keptFree: [{ day: 3, treatment: 'surgery', isTimed: true }],
  })
  const plan = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.3 })
  expect(plan.days[3]?.stops.filter(({ because }) => because.includes('kept-free:surgery'))).toMatchObject([
    { kind: 'rest', arrive: '10:00', leave: '13:00' },
  ])
  expect(plan.recovery).toMatchObject([{ treatedOn: '2027-05-06', placeId: null, isFlightEarly: false }])
  const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' })
  expect(
    verdicts.filter(({ rule }) => rule !== 'words' && rule !== 'wishes').flatMap(({ violations }) => violations),
  ).toEqual([])
})

test('before an appointment for which one fasts there is no meal, after one of the skin the day goes on', () => {
  const stopsOn = (told: Partial<TripStep3>) => {
    const { wishes, catalogue } = ask(14, told)
    return planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.3 }).days[3]?.stops ?? []
  }
  const afternoon = stopsOn({ ...ownEyelid, ownClinic: { at: '14:00' } })
  expect(afternoon[0]).toMatchObject({ kind: 'rest', arrive: '14:00' })
  const ofSkin = stopsOn({
    beautyCategories: ['Skin Treatment'],
    treatmentOn: '2027-05-06',
    ownClinic: { at: '11:00', area: 'Insadong' },
  })
  expect(ofSkin.filter(({ kind }) => kind === 'rest')).toMatchObject([{ arrive: '11:00', leave: '12:30' }])
  expect(ofSkin.some(({ kind }) => kind === 'attraction')).toBe(true)
})

test('an appointment outside the hours of its day is left out for the time, and the days after it are quiet', () => {
  const { wishes: asked, catalogue } = ask(14, { ...ownEyelid, treatmentOn: '2027-05-03' })
  const wishes: TripWishes = { ...asked, arrival: { airport: 'ICN', time: '14:40' } }
  const planned = planTreatments(wishes, catalogue, base, framesOf(wishes))
  expect(planned).toMatchObject({ keptFree: [], unplaced: [{ name: 'Plastic Surgery', reason: 'no_time' }] })
  expect(planned.quietDays.has(1)).toBe(true)
})

test('a told day that fits what the pages state at least is kept with an early flight, and a shorter one is too short', () => {
  const sources = [{ ...page, figures: ['flightDays' as const] }]
  const rows = [facts('eyelid', 'surgery', { quietDays: [3, 7], flightDays: [7, 10], sources })]
  const planOf = (length: number) => {
    const { steps, catalogue } = ask(length, { ...surgery, treatmentOn: '2027-05-06' })
    const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: rows })
    return planTreatments(
      wishes,
      catalogue.filter(({ kind }) => kind !== 'clinic'),
      base,
      framesOf(wishes),
    )
  }
  expect(planOf(12)).toMatchObject({ unplaced: [], keptFree: [{ day: 3 }] })
  expect(planOf(9)).toMatchObject({ unplaced: [{ reason: 'trip_too_short' }] })
  expect(planOf(15)).toMatchObject({ unplaced: [{ reason: 'no_clinic' }] })
})
