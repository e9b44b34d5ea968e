import { expect, test, vi } from 'vitest'
import type { Plan, PlanConflict, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { relaxSteps } from '#domain/trips/answers/relax-steps.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'

vi.setConfig({ testTimeout: 120_000 })

type Steps = ReturnType<typeof askTrip>

const fewDays: TreatmentFacts = {
  id: 'laser',
  name: { en: 'laser', ko: 'laser' },
  words: ['laser'],
  treatmentClass: 'skin',
  quietDays: [1, 2],
  checks: [],
  flightDays: null,
  warnFlightBelow: null,
  secondVisit: null,
  cares: [],
  basis: 'recalled',
  source: null,
  checkedOn: null,
}
const treatments: TreatmentFacts[] = [
  fewDays,
  { ...fewDays, id: 'implant', words: ['implant'], treatmentClass: 'medical', quietDays: [3, 7], flightDays: [7, 7] },
  { ...fewDays, id: 'eyelid', words: ['eyelid'], treatmentClass: 'surgery', quietDays: [3, 7], flightDays: [7, 7] },
]

function readWishes(steps: Steps, catalogue: readonly PlanPlace[]) {
  return readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
}

function plan(steps: Steps, rows: readonly PlanPlace[] = []): Plan {
  const catalogue = [...inventCatalogue(), ...rows]
  return planTrip({
    wishes: readWishes(steps, catalogue),
    catalogue,
    transport: onlyStreets,
    seed: 1,
    effort: 0.3,
  })
}

/** The form as somebody fills it in who takes the offer. */
function accept({ step1, step2, step3 }: Steps, [offer]: PlanConflict['relax']): Steps {
  if (!offer) throw new Error('nothing is offered')
  const { wish, to } = offer
  switch (wish) {
    case 'dates':
      return { step1: { ...step1, endDate: String(to) }, step2, step3 }
    case 'beautyCategories':
      return { step1, step2, step3: { ...step3, beautyCategories: [] } }
    case 'areaPreferences':
      return { step1, step2: { ...step2, areaPreferences: [] }, step3 }
    case 'mustVisitPlaces':
      return { step1, step2: { ...step2, mustVisitPlaces: String(to ?? '') }, step3 }
    case 'activityIntensity':
      return { step1, step2: { ...step2, activityIntensity: to === 'packed' ? 'packed' : 'balanced' }, step3 }
    case 'dailyBudgetRange':
      return { step1, step2: { ...step2, dailyBudgetRange: Number(to) }, step3 }
    case 'keptHours': {
      const lifted = relaxSteps(planRequest({ step1, step2, step3 }), offer)
      if (!lifted) throw new Error('the forms cannot express it')
      return { step1, step2: lifted.step2, step3 }
    }
    case 'selectedInterests':
    case 'totalBudget':
    case 'plasticSurgeryType':
    case 'socialMediaOptions':
    case 'cities':
    case 'nights':
    case 'flights':
    case 'diet':
      throw new Error(`nobody offers ${wish} here`)
  }
}

/** Who takes the first offer gets a plan that holds every rule and lacks nothing any more. */
function expectOfferToWork(steps: Steps, conflict: PlanConflict | undefined, rows: readonly PlanPlace[] = []): void {
  const accepted = accept(steps, conflict?.relax ?? [])
  const made = plan(accepted, rows)
  const catalogue = [...inventCatalogue(), ...rows]
  const verdicts = checkDays({ wishes: readWishes(accepted, catalogue), catalogue, plan: made })
  expect(verdicts.flatMap(({ violations }) => violations)).toEqual([])
  expect(made.unplaced).toEqual([])
}

test('a trip that lacks nothing has no conflict, and neither has one with a name that nobody knows', () => {
  expect(plan(askTrip(2)).conflicts).toEqual([])
  expect(plan(askTrip(1, { mustVisitPlaces: 'Atlantis, The gone-tower house' })).conflicts).toEqual([])
})

test('a place that is closed on every day clashes with the dates, and opens on the day that is offered', () => {
  const shut = inventRow('shut', 1, { closed: ['2027-05-03', '2027-05-04'] })
  const steps = askTrip(2, { mustVisitPlaces: 'The shut house' })
  const [conflict, ...others] = plan(steps, [shut]).conflicts
  expect([conflict, others]).toEqual([
    { wishes: ['mustVisitPlaces', 'dates'], relax: [{ wish: 'dates', to: '2027-05-05' }] },
    [],
  ])
  expectOfferToWork(steps, conflict, [shut])
})

test('a place that is open in the hours that are kept free clashes with them, and one day without them is offered', () => {
  const midday: [[string, string]] = [['12:00', '15:00']]
  const hours = { mon: midday, tue: midday, wed: midday, thu: midday, fri: midday, sat: midday, sun: midday }
  const nap = inventRow('noon', 1, { hours })
  const keptHours = [{ on: null, from: '11:30', to: '15:30' }]
  const steps = askTrip(3, { mustVisitPlaces: 'The noon house', keptHours })
  const [conflict] = plan(steps, [nap]).conflicts
  expect(conflict?.wishes).toContain('keptHours')
  expect(conflict?.relax).toEqual([{ wish: 'keptHours', to: '2027-05-04' }])
  expectOfferToWork(steps, conflict, [nap])
})

test('more places than a light day holds clash with its pace and the dates, and a fuller day is offered', () => {
  const named = [1, 2, 3, 4, 5].map((number) => `The sight-${number} house`).join(', ')
  const steps = askTrip(1, { mustVisitPlaces: named, activityIntensity: 'light' })
  const [conflict] = plan(steps).conflicts
  expect(conflict?.wishes.toSorted()).toEqual(['activityIntensity', 'dates', 'mustVisitPlaces'])
  expect(conflict?.relax).toEqual([{ wish: 'activityIntensity', to: 'balanced' }])
  expectOfferToWork(steps, conflict)
})

test('a place that costs more than a day may hold clashes with the daily budget, and as little more as works is offered', () => {
  const dear = inventRow('dear', 1, { cost: 70_000 })
  const steps = askTrip(2, { mustVisitPlaces: 'The dear house' })
  const [conflict] = plan(steps, [dear]).conflicts
  expect(conflict?.wishes).toEqual(['mustVisitPlaces', 'dailyBudgetRange'])
  expect(conflict?.relax).toEqual([{ wish: 'dailyBudgetRange', to: 90_000 }])
  expectOfferToWork(steps, conflict, [dear])
})

test('a place far from the chosen area clashes with it, and no area is offered', () => {
  const far = { lat: 36.2, area: null }
  const tables = ['noodles', 'grill', 'rice', 'soup', 'fish'].map((cuisine, index) =>
    inventRow(cuisine, index, {
      ...far,
      lng: 126.98 + index * 0.002,
      kind: 'restaurant',
      cuisine,
      interests: ['food'],
    }),
  )
  const sights = [1, 2, 3, 4, 5, 6].map((number) =>
    inventRow(`hill-${number}`, number, { ...far, lng: 126.99 + number * 0.002 }),
  )
  const rows = [...tables, ...sights]
  const steps = askTrip(
    1,
    { mustVisitPlaces: 'The hill-1 house' },
    { socialMediaInterest: 'no', socialMediaOptions: [] },
  )
  const [conflict, ...others] = plan(steps, rows).conflicts
  expect([conflict, others]).toEqual([
    { wishes: ['mustVisitPlaces', 'areaPreferences'], relax: [{ wish: 'areaPreferences', to: null }] },
    [],
  ])
  expectOfferToWork(steps, conflict, rows)
})

test('a sauna on the days after a treatment clashes with it and the dates, and a longer trip is offered', () => {
  const sauna = inventRow('steam', 1, { tags: ['sauna', 'hot'] })
  const steps = askTrip(
    1,
    { mustVisitPlaces: 'The steam house', totalBudget: '' },
    { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'], plasticSurgeryType: 'laser' },
  )
  const [conflict] = plan(steps, [sauna]).conflicts
  expect(conflict?.wishes.toSorted()).toEqual(['beautyCategories', 'dates', 'mustVisitPlaces'])
  expect(conflict?.relax[0]?.wish).toBe('dates')
  expectOfferToWork(steps, conflict, [sauna])
})

test('surgery on a short trip clashes with the dates, and as many more days as the rest needs are offered', () => {
  const steps = askTrip(
    4,
    { totalBudget: '' },
    { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'eyelid' },
  )
  const [conflict] = plan(steps).conflicts
  expect(conflict?.wishes).toEqual(['beautyCategories', 'dates'])
  expect(conflict?.relax[0]?.wish).toBe('dates')
  expectOfferToWork(steps, conflict)
})

test('two treatments for which a trip is too short are one conflict, and its longer trip has both', () => {
  const categories = ['Plastic Surgery', 'Medical Treatment'] as const
  const steps = askTrip(
    3,
    { totalBudget: '' },
    { beautyInterest: 'interested', beautyCategories: [...categories], plasticSurgeryType: 'eyelid' },
  )
  const made = plan(steps)
  expect(made.unplaced.filter(({ reason }) => reason === 'trip_too_short')).toHaveLength(2)
  expect(made.conflicts.map(({ wishes }) => wishes)).toEqual([['beautyCategories', 'dates']])
  const longer = plan(accept(steps, made.conflicts[0]?.relax ?? []))
  expect(longer.unplaced.filter(({ reason }) => reason === 'trip_too_short')).toEqual([])
})

test('a place that leaves no time for lunch on any day clashes with nothing else, and a trip without it is offered', () => {
  const hours = { mon: noon(), tue: noon(), wed: noon(), thu: noon(), fri: noon(), sat: noon(), sun: noon() }
  const long = inventRow('long', 1, { hours, visitMinutes: 240 })
  const steps = askTrip(1, { mustVisitPlaces: 'The long house, The sight-3 house' })
  const [conflict, ...others] = plan(steps, [long]).conflicts
  expect([conflict, others]).toEqual([
    { wishes: ['mustVisitPlaces'], relax: [{ wish: 'mustVisitPlaces', to: 'The sight-3 house' }] },
    [],
  ])
  expectOfferToWork(steps, conflict, [long])
})

function noon(): [string, string][] {
  return [['11:00', '15:00']]
}

test('no more is planned once the search is asked to end', () => {
  const shut = inventRow('shut', 1, { closed: ['2027-05-03'] })
  const catalogue = [...inventCatalogue(), shut]
  const wishes = readWishes(askTrip(1, { mustVisitPlaces: 'The shut house' }), catalogue)
  const made = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, shouldStop: () => true })
  expect(made.conflicts.filter(({ wishes: clashing }) => clashing.includes('mustVisitPlaces'))).toEqual([])
})

test('a trip that lacks two things is offered a change for each', () => {
  const shut = inventRow('shut', 1, { closed: ['2027-05-03'] })
  const catalogue = [...inventCatalogue(), shut].map((row) =>
    row.kind === 'restaurant' ? { ...row, cost: 13_000 } : row,
  )
  const steps = askTrip(
    1,
    { mustVisitPlaces: 'The shut house', dailyBudgetRange: 20_000, totalBudget: '' },
    { socialMediaInterest: 'no', socialMediaOptions: [] },
  )
  const made = planTrip({
    wishes: readWishes(steps, catalogue),
    catalogue,
    transport: onlyStreets,
    seed: 1,
    effort: 0.3,
  })
  expect(made.conflicts).toEqual([
    { wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 30_000 }] },
    { wishes: ['mustVisitPlaces', 'dates'], relax: [{ wish: 'dates', to: '2027-05-04' }] },
  ])
})
