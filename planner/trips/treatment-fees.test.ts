import { expect, test } from 'vitest'
import { buildStatedPrice } from '#testing/builders/stated-price.ts'
import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { createEditContext } from '#planner/edits/edit-context.ts'
import { regenerate } from '#planner/edits/regenerate.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planTrip } from './plan-trip.ts'

const price = buildStatedPrice()

type Asked = {
  prices: StatedPrice[]
  text?: string
  days?: number
  totalBudget?: string
  plannedOn?: string
  named?: boolean
  treatmentOn?: string
}

function ask({
  prices,
  text = 'lasik',
  days = 9,
  totalBudget = '',
  plannedOn = '2026-11-29',
  named = false,
  treatmentOn,
}: Asked) {
  const clinic = { languages: [], isRegistered: true, treatments: ['eye-surgery' as const, 'dental' as const], prices }
  const catalogue = inventCatalogue().map((row): PlanPlace =>
    row.kind === 'clinic' ? { ...row, clinic, tags: ['medical'] } : row,
  )
  const mustVisitPlaces = named ? 'The clinic-1 house' : ''
  const steps = askTrip(
    days,
    { totalBudget, mustVisitPlaces },
    {
      beautyInterest: 'interested',
      beautyCategories: ['Medical Treatment'],
      plasticSurgeryType: text,
      ...(treatmentOn !== undefined && { treatmentOn }),
    },
  )
  const names = indexPlaceNames(named ? catalogue : [])
  const wishes = readTripWishes(steps, { names, treatments: readTreatmentTable() })
  return { steps, catalogue, wishes, transport: onlyStreets, seed: 1, effort: 0.3, plannedOn }
}

function treatmentOf({ days }: Plan): PlanStop | undefined {
  return days.flatMap(({ stops }) => stops).find(({ kind }) => kind === 'treatment')
}

/** The plan, which the checker must find nothing in. */
function plan(asked: Asked): Plan {
  const request = ask(asked)
  const made = planTrip(request)
  const told = checkPlan({ ...request, plan: made, words: '' })
  expect(
    told.filter(({ rule }) => rule === 'budget' || rule === 'treatments').flatMap((one) => one.violations),
  ).toEqual(['Nowhere does the plan say to ask your clinic.'])
  return made
}

test('a treatment costs the upper end of what its clinic states, and says which prices these are', () => {
  const free = plan({ prices: [] })
  const made = plan({ prices: [price] })
  expect(treatmentOf(made)).toMatchObject({ placeId: 'clinic-1', cost: 150_000, fees: [price] })
  expect(made.totals.cost).toBe(free.totals.cost + 150_000)
  expect(made.days.map(({ date, cost }, day) => [date, cost - (free.days[day]?.cost ?? 0)])).toContainEqual([
    expect.any(String),
    150_000,
  ])
  const others = made.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind !== 'treatment')
  expect(others.filter(({ fees }) => fees)).toEqual([])
})

test('a fee is beside the limit of a day, and the day has as many meals and sights as without it', () => {
  const [free, made] = [plan({ prices: [] }), plan({ prices: [{ ...price, toWon: 9_000_000 }] })]
  expect(made.totals.stops).toBe(free.totals.stops)
  expect(made.warnings.map(({ code }) => code)).not.toContain('named_day_dear')
})

test.each([
  ['without a price', { prices: [] }],
  ['with a price that is a year old', { prices: [{ ...price, statedOn: '2025-11-29' }] }],
  ['with the price of another procedure', { prices: [{ ...price, procedure: 'SMILE' }] }],
  ['when no procedure was named', { prices: [price], text: '', days: 13 }],
])('a treatment costs nothing %s, as before', (_when, asked) => {
  const stop = treatmentOf(plan(asked))
  expect(stop).toMatchObject({ placeId: 'clinic-1', cost: 0 })
  expect(stop).not.toHaveProperty('fees')
})

test('the fees of two procedures add up', () => {
  const implant = { ...price, procedure: 'Dental implant', unit: 'tooth' as const, toWon: null, fromWon: 400_000 }
  expect(treatmentOf(plan({ prices: [implant, price], text: 'lasik, dental implant', days: 13 }))).toMatchObject({
    cost: 550_000,
  })
})

test('the fees of two procedures that share a row of the recovery table add up', () => {
  const prices = [
    { ...price, procedure: 'Veneers', unit: 'tooth' as const },
    { ...price, procedure: 'Crowns', unit: 'tooth' as const, toWon: 200_000 },
  ]
  expect(treatmentOf(plan({ prices, text: 'veneers and crowns', days: 15 }))).toMatchObject({
    cost: 350_000,
    fees: prices,
  })
  expect(treatmentOf(plan({ prices, text: 'veneers, no crowns', days: 15 }))).toMatchObject({ cost: 150_000 })
})

test('the limit of the trip pays the fee, and the days have what is left', () => {
  const made = plan({ prices: [price], totalBudget: '430,000 won' })
  expect(treatmentOf(made)).toMatchObject({ cost: 150_000 })
  expect(made.totals.cost).toBeLessThanOrEqual(430_000)
  const meals = made.days.map(({ stops }) => stops.filter(({ meal }) => meal).length)
  expect(meals).toEqual(Array.from({ length: 9 }, () => 2))
})

test('a fee that the whole trip cannot pay leaves the treatment out for money, and a higher total is offered', () => {
  for (const named of [false, true]) {
    const made = plan({ prices: [{ ...price, toWon: 500_000 }], totalBudget: '600,000 won', named })
    expect(treatmentOf(made)).toBeUndefined()
    expect(made.unplaced).toContainEqual({ placeId: null, name: 'Medical Treatment', reason: 'budget', note: '' })
    const higher = made.conflicts.flatMap(({ relax }) => relax).find(({ wish }) => wish === 'totalBudget')
    expect(higher?.to).toBeGreaterThan(600_000)
  }
})

test('another clinic takes the place of one that is too dear, unless that one was named', () => {
  const request = ask({ prices: [{ ...price, toWon: 500_000 }], totalBudget: '600,000 won' })
  const like = request.catalogue.find(({ kind }) => kind === 'clinic')
  if (!like) throw new Error('no clinic')
  const { clinic: _priced, ...other } = { ...like, id: 'clinic-2' }
  expect(treatmentOf(planTrip({ ...request, catalogue: [...request.catalogue, other] }))?.placeId).toBe('clinic-2')
})

test('planning the days again keeps the fee of the treatment', () => {
  const request = ask({ prices: [price] })
  const before = planTrip(request)
  const { plan: after } = regenerate(before, 'all', { seed: 4 }, createEditContext(request))
  expect(treatmentOf(after)).toMatchObject({ cost: 150_000, fees: [price] })
  expect(after.checks.find(({ rule }) => rule === 'budget')?.held).toBe(true)
})

test('a day that was told for a treatment that is too dear is kept free all the same', () => {
  const prices = [{ ...price, toWon: 500_000 }]
  const made = plan({ prices, totalBudget: '600,000 won', treatmentOn: '2027-05-04' })
  expect(made.unplaced).toContainEqual({ placeId: null, name: 'Medical Treatment', reason: 'budget', note: '' })
  expect(made.days[1]?.stops[0]).toMatchObject({ kind: 'rest', because: ['kept-free:medical'] })
  expect(made.days[1]?.stops.map(({ kind }) => kind)).not.toContain('attraction')
})
