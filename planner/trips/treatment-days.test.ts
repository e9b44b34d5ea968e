import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/plans.ts'
import type { TreatmentClass, TreatmentFacts } from '#domain/treatments.ts'
import type { TripStep3 } from '#domain/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue } from '#testing/lawful-trip.ts'
import { onlyStreets } from '#testing/transport.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { type DayFrame, frameDays } from './day-frames.ts'
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
]
const base = { name: 'Insadong', lat: 37.574, lng: 126.985 }

function framesOf(wishes: TripWishes): DayFrame[] {
  const travel = createTravelModel(onlyStreets, { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 })
  return frameDays(wishes, base, travel.leg)
}

function ask(days: number, told: Partial<TripStep3>, catalogue: PlanPlace[] = inventCatalogue()) {
  const steps = askTrip(days, { totalBudget: '' }, { beautyInterest: 'interested', socialMediaInterest: 'no', ...told })
  return { steps, catalogue, wishes: readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments }) }
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

test('a skin treatment follows its consultation on the same day, and each treatment has a day of its own', () => {
  const { wishes, catalogue } = ask(14, { ...surgery, beautyCategories: ['Plastic Surgery', 'Skin Treatment'] })
  const { visits } = planTreatments(wishes, catalogue, base, framesOf(wishes))
  const days = visits.filter(({ kind }) => kind === 'treatment').map(({ treatment, day }) => [treatment, day])
  expect(days).toEqual([
    ['surgery', 1],
    ['skin', 0],
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
