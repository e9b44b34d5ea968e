import { expect, test, vi } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { budgetOfDay, budgetOfNamedDay, canSaveFor, isShortOfMoney, moneyOfDay } from './money-of-days.ts'
import { planDays } from './plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

test.each([
  [null, null, null],
  [40_000, null, 40_000],
  [null, 500_000, 50_000],
  [40_000, 500_000, 40_000],
  [90_000, 500_000, 50_000],
])('a limit of %s a day and of %s for ten days leaves %s for a day', (dailyLimit, tripLimit, money) => {
  expect(moneyOfDay({ dailyLimit, tripLimit, days: 10 })).toBe(money)
})

test.each([
  [20_000, null, true],
  [30_000, null, true],
  [40_000, null, false],
  [null, null, false],
  [90_000, 300_000, true],
  [90_000, 310_000, false],
])('with %s a day and %s for ten days money is short: %s', (dailyLimit, tripLimit, isShort) => {
  expect(isShortOfMoney({ dailyLimit, tripLimit, days: 10 })).toBe(isShort)
})

test.each([
  [40_000, null, 40_000],
  [null, null, null],
  [null, 500_000, 75_000],
  [60_000, 500_000, 60_000],
])('with %s a day and %s for ten days no day costs more than %s', (dailyLimit, tripLimit, most) => {
  expect(budgetOfDay({ dailyLimit, tripLimit, days: 10 }, [{ cost: 90_000, isMust: false }])).toBe(most)
})

test('a place that was named and costs more than a day has may still be paid out of the money of the trip', () => {
  const candidates = [{ cost: 62_000, isMust: true }]
  expect(budgetOfDay({ dailyLimit: null, tripLimit: 500_000, days: 10 }, candidates)).toBe(112_000)
  expect(budgetOfDay({ dailyLimit: 70_000, tripLimit: 500_000, days: 10 }, candidates)).toBe(70_000)
})

test.each(isLong ? [130_000, 180_000] : [130_000])('of %i won for twelve days each has a share', (money) => {
  const steps = askTrip(12, { totalBudget: `${money} won`, areaPreferences: [], mustVisitPlaces: '' })
  const catalogue = readCatalogue()
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const plan = planDays({ wishes, catalogue, transport: readTransport(), seed: 3, effort: isLong ? 1 : 0.3 })
  expect(plan.totals.cost).toBeGreaterThan(0.9 * money)
  expect(plan.totals.cost).toBeLessThanOrEqual(money)
  // Twice the share: what the search has left then buys a better meal on some days.
  expect(Math.max(...plan.days.map(({ cost }) => cost))).toBeLessThanOrEqual(money / 6)
  const fed = plan.days.filter(({ stops }) => stops.some(({ meal }) => meal !== undefined))
  expect(fed.length).toBeGreaterThanOrEqual(10)
})

const park = { cost: 75_000, isMust: true }

test('the day of a dear named place may cost its entry, meals and ways, and other days their limit', () => {
  expect(budgetOfNamedDay({ dailyLimit: 80_000, days: 5 }, [park], 0)).toBe(110_000)
  expect(budgetOfNamedDay({ dailyLimit: 120_000, days: 5 }, [park], 0)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 30_000, days: 5 }, [{ ...park, cost: 0 }], 0)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 30_000, days: 5 }, [{ ...park, cost: 3000 }], 0)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 80_000, days: 5 }, [{ ...park, isMust: false }], 0)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 80_000, days: 1 }, [park], 0)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: null, days: 5 }, [park], 0)).toBeNull()
})

test('the fares of a named place out of town count, where it has an entry and the day has too little', () => {
  const island = { isMust: true, cost: 19_000 }
  expect(budgetOfNamedDay({ dailyLimit: 60_000, days: 4 }, [island], 18_000)).toBe(64_000)
  expect(budgetOfNamedDay({ dailyLimit: 60_000, days: 4 }, [island], 7000)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 64_000, days: 4 }, [island], 18_000)).toBeNull()
  expect(budgetOfNamedDay({ dailyLimit: 40_000, days: 4 }, [{ ...island, cost: 0 }], 18_000)).toBeNull()
})

test('one saves for a dear place on the other days, where they leave enough for meals', () => {
  expect(canSaveFor({ dailyLimit: 50_000, days: 5 }, 75_000)).toBe(true)
  expect(canSaveFor({ dailyLimit: 35_000, days: 5 }, 75_000)).toBe(false)
  expect(canSaveFor({ dailyLimit: 20_000, days: 5 }, 0)).toBe(true)
  expect(canSaveFor({ dailyLimit: 20_000, days: 5 }, 20_000)).toBe(true)
  expect(canSaveFor({ dailyLimit: 70_000, days: 1 }, 75_000)).toBe(false)
  expect(canSaveFor({ dailyLimit: null, days: 1 }, 75_000)).toBe(true)
})
