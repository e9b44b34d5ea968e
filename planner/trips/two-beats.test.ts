import { expect, test, vi } from 'vitest'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planDays, planTrip, proveConflicts, withConflicts } from './plan-trip.ts'
import type { TripRequest } from './trip-request.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A day on which lunch and dinner cost more than it may. */
function askTooMuch(): TripRequest {
  const catalogue: PlanPlace[] = inventCatalogue().map((row) =>
    row.kind === 'restaurant' ? { ...row, cost: 13_000 } : row,
  )
  const steps = askTrip(1, { dailyBudgetRange: 20_000, totalBudget: '' }, { socialMediaInterest: 'no' })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  return { wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 }
}

function brokenIn({ checks }: Plan): string[] {
  return checks.filter(({ held }) => !held).map(({ rule }) => rule)
}

test('the days come with the report of the checker and claim nothing that is not proved yet', () => {
  const days = planDays(askTooMuch())
  expect(days.conflicts).toEqual([])
  expect(brokenIn(days)).toEqual(['meals'])
  expect(days.checks.find(({ rule }) => rule === 'budget')).toMatchObject({ held: true })
})

test('proofs that follow are part of the report, and the days stay as they were', () => {
  const request = askTooMuch()
  const days = planDays(request)
  const whole = withConflicts(request, days, proveConflicts(request, days))
  expect(whole.conflicts).toEqual([{ wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 30_000 }] }])
  expect(brokenIn(whole)).toEqual([])
  expect(whole.days).toEqual(days.days)
  expect(planTrip(request)).toEqual(whole)
})

test('proofs that are stopped at once claim nothing', () => {
  const request = askTooMuch()
  const days = planDays(request)
  expect(proveConflicts({ ...request, shouldStop: () => true }, days)).toEqual([])
})

test('proofs that are stopped somewhere never offer what was not proved', () => {
  const request = askTooMuch()
  const days = planDays(request)
  const proved = proveConflicts(request, days)
  for (const most of [10, 100, 300, 600, 1000]) {
    let asked = 0
    const cut = proveConflicts({ ...request, shouldStop: () => (asked += 1) > most }, days)
    const offers = cut.flatMap(({ relax }) => relax)
    expect(proved.flatMap(({ relax }) => relax)).toEqual(expect.arrayContaining(offers))
  }
})

test('the progress of the days goes from 0 to 1 and never back, and proofs are none', () => {
  const shares: number[] = []
  const request = { ...askTooMuch(), onProgress: (share: number) => void shares.push(share) }
  const days = planDays(request)
  expect(shares[0]).toBe(0)
  expect(shares.length).toBeGreaterThan(5)
  expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0) && share <= 1)).toBe(true)
  const told = shares.length
  proveConflicts(request, days)
  expect(shares).toHaveLength(told)
})

test('with no limit on money nothing of it is claimed', () => {
  const request = askTooMuch()
  const free = { ...request, wishes: { ...request.wishes, dailyLimit: null } }
  expect(proveConflicts(free, planDays(free))).toEqual([])
})
