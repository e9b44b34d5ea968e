import { expect, test } from 'vitest'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Meal, PlanLeg, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { factsFor, inventEditedCatalogue, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { createEditContext, type EditContext } from './edit-context.ts'
import { nameMeal, newStop } from './new-stop.ts'
import { draftOf, type DraftStop } from './time-day.ts'

const base = { lat: 37.574, lng: 126.985 }
const noTime: PlanLeg = { mode: 'walk', minutes: 0, metres: 0, cost: 0 }
const context: EditContext = { ...createEditContext(factsFor()), legOf: () => noTime }

function madeOf(facts: Partial<PlanPlace>, used = context): DraftStop | null {
  return newStop(inventRow('place', 1, facts), base, used)
}

test('a row becomes a stop of its usual stay, without times, that was added by hand', () => {
  expect(madeOf({ visitMinutes: 75, cost: 4000 })).toMatchObject({
    stop: { placeId: 'place', kind: 'attraction', leg: null, cost: 4000, hoursUnknown: false },
    stay: 75,
    wish: null,
  })
  expect(madeOf({})?.stop.because[0]).toBe('added')
  expect(madeOf({})?.stop).not.toHaveProperty('costUnknown')
})

test('unknown hours and an unknown price are said on it', () => {
  expect(madeOf({ hours: null, cost: null })?.stop).toMatchObject({ hoursUnknown: true, costUnknown: true })
})

test('hotels and places that have closed for good are no stops', () => {
  expect(madeOf({ kind: 'lodging' })).toBeNull()
  expect(madeOf({ permanentlyClosed: true })).toBeNull()
})

test('a new stop names the interests, area and stay that it fits, and nothing else', () => {
  const liked = ['added', 'interest:culture', 'area:Insadong', 'stay:hotel']
  expect(madeOf({})?.stop.because).toEqual(liked)
  const plain = createEditContext(factsFor(askTrip(3, { areaPreferences: [], accommodationType: null })))
  expect(madeOf({ interests: [] }, plain)?.stop.because).toEqual(['added'])
})

test.each([
  ['restaurant', 'meal'],
  ['street-food', 'meal'],
  ['market', 'meal'],
  ['cafe', 'cafe'],
  ['shopping', 'shopping'],
  ['nightlife', 'nightlife'],
  ['spa', 'attraction'],
  ['attraction', 'attraction'],
  ['clinic', 'consultation'],
] as const)('a row of kind %s is a stop of kind %s', (kind, stopKind) => {
  expect(madeOf({ kind })?.stop.kind).toBe(stopKind)
})

test('a clinic is asked for an hour and for nothing, about what was wished for and else what it does first', () => {
  const clinic = {
    kind: 'clinic' as const,
    tags: ['surgery' as const, 'skin' as const],
    cost: 90_000,
    visitMinutes: 20,
  }
  expect(madeOf(clinic)).toMatchObject({ stay: 60, stop: { kind: 'consultation', cost: 0, treatment: 'skin' } })
  const told = { beautyInterest: 'interested' as const, beautyCategories: ['Plastic Surgery' as const] }
  const used = createEditContext(factsFor(askTrip(3, {}, told)))
  expect(madeOf(clinic, used)?.stop.treatment).toBe('surgery')
  expect(madeOf({ ...clinic, tags: ['skin'] }, used)?.stop.treatment).toBe('skin')
  expect(madeOf({ ...clinic, tags: [] })?.stop.treatment).toBe('skin')
})

/** Which meal an eating place is that is reached in this minute, on a day that has these meals elsewhere. */
function named(others: Meal[], clock: string, placeId = 'noodle-9', own?: Meal): string {
  const meal = (id: string | null, facts: Partial<PlanStop>): PlanStop => {
    return {
      placeId: id,
      kind: 'meal',
      arrive: '',
      leave: '',
      leg: null,
      cost: 0,
      hoursUnknown: false,
      because: [],
      ...facts,
    }
  }
  const always = [...context.rows].map(([id, row]): [string, PlanPlace] => [id, { ...row, hours: '24h' }])
  const [day] = planDays().days
  if (!day) throw new Error('no day')
  const stops = [
    { stop: meal(placeId, own ? { meal: own } : {}), stay: 60, wish: minutesOfPlanClock(clock) },
    // Nowhere and at the end of the day, they hold nothing up.
    ...others.map((name) => ({ stop: meal(null, { meal: name }), stay: 0, wish: 28 * 60 })),
  ]
  const draft = nameMeal({ day: { ...day, stops: [] }, leaves: 5 * 60, stops }, 0, {
    ...context,
    rows: new Map(always),
  })
  const { stop } = draft.stops[0] ?? {}
  return stop?.meal ?? stop?.kind ?? ''
}

test.each<[Meal[], string, string]>([
  [[], '08:00', 'breakfast'],
  [[], '10:44', 'breakfast'],
  [[], '10:45', 'lunch'],
  [[], '15:44', 'lunch'],
  [[], '15:45', 'dinner'],
  [[], '23:00', 'dinner'],
  [['lunch'], '12:00', 'lunch'],
  [['lunch'], '14:29', 'lunch'],
  [['lunch'], '14:30', 'dinner'],
  [['dinner'], '16:30', 'lunch'],
  [['dinner'], '16:31', 'dinner'],
  [['breakfast'], '08:29', 'breakfast'],
  [['breakfast'], '08:30', 'lunch'],
  [['lunch', 'dinner'], '12:00', 'lunch'],
  [['lunch', 'dinner'], '10:00', 'breakfast'],
  [['breakfast', 'lunch', 'dinner'], '18:00', 'dinner'],
])('a new meal on a day with %j at %s is named %s', (others, clock, meal) => {
  expect(named(others, clock)).toBe(meal)
})

test.each<[Meal, Meal[], string, string]>([
  ['dinner', [], '14:30', 'dinner'],
  ['dinner', [], '14:29', 'lunch'],
  ['lunch', [], '16:30', 'lunch'],
  ['lunch', [], '16:31', 'dinner'],
  ['lunch', ['lunch'], '15:00', 'dinner'],
  ['breakfast', [], '12:59', 'breakfast'],
  ['breakfast', [], '13:01', 'lunch'],
])('a %s moved on a day with %j to %s is named %s', (own, others, clock, meal) => {
  expect(named(others, clock, 'noodle-9', own)).toBe(meal)
})

test('a market is a sight where the day has that meal, and a restaurant is a meal all the same', () => {
  expect(named([], '18:30', 'night-market')).toBe('dinner')
  expect(named(['dinner'], '18:30', 'night-market')).toBe('attraction')
  expect(named(['dinner'], '18:30', 'noodle-9')).toBe('dinner')
  const catalogue = inventEditedCatalogue()
  expect(catalogue.find(({ id }) => id === 'night-market')?.kind).toBe('market')
})

test('a stop that is no meal or does not exist leaves the draft as it is', () => {
  const [day] = planDays().days
  if (!day) throw new Error('no day')
  const draft = draftOf(day)
  expect(nameMeal(draft, 0, context)).toBe(draft)
  expect(nameMeal(draft, 99, context)).toBe(draft)
})

test('naming a meal changes no other stop', () => {
  const [day] = planDays().days
  if (!day) throw new Error('no day')
  const draft = draftOf(day)
  const after = nameMeal(draft, 2, context)
  expect(after.stops.toSpliced(2, 1)).toEqual(draft.stops.toSpliced(2, 1))
  expect(after.stops[2]?.stop).toMatchObject({ kind: 'meal', meal: 'lunch' })
})
