import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { doWithout, type Relaxation, relaxations } from './relaxations.ts'

const steps = askTrip(
  3,
  {
    mustVisitPlaces: 'The sight-1 house, The sight-2 house',
    dailyBudgetRange: 90_000,
    cities: 'one',
    nights: [{ city: 'seoul', nights: 2 }],
    keptHours: [{ on: null, from: '13:00', to: '15:00' }],
  },
  { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'anything' },
)
const flight = { airport: 'ICN', time: '12:00' } as const
const wishes = {
  ...readTripWishes(steps, { names: indexPlaceNames(inventCatalogue()), treatments: [] }),
  arrival: flight,
  departure: flight,
  diets: ['vegan' as const],
}
const place = wishes.places[0] ?? null
const all: [string, Relaxation][] = Object.entries(relaxations)

test('an answer that was given up is given no more; the dates and the pace always are', () => {
  for (const [name, relaxation] of all) {
    expect(relaxation.answers(wishes).length, name).toBeGreaterThan(0)
    const isAlwaysGiven = name === 'dates' || name === 'activityIntensity'
    expect(relaxation.answers(relaxation.giveUp(wishes, place)).length > 0, name).toBe(isAlwaysGiven)
  }
})

test('every change of one answer has steps, each changes something and says which answer', () => {
  // Nobody gives up a diet.
  const offered = all.filter(([name, { answers }]) => name !== 'diet' && answers(wishes).length === 1)
  for (const [name, relaxation] of offered) {
    const changes = relaxation.steps(wishes, place)
    expect(changes.length, name).toBeGreaterThan(0)
    for (const { wish, wishes: changed } of changes) {
      expect(changed).not.toEqual(wishes)
      expect(relaxation.answers(wishes)).toEqual([wish])
    }
  }
})

test('the smallest change comes first', () => {
  const offers = ({ steps: stepsOf }: Relaxation) => stepsOf(wishes, place).map(({ to }) => to)
  expect(offers(relaxations.activityIntensity)).toEqual(['packed'])
  expect(offers(relaxations.dailyBudgetRange)).toEqual([100_000, 110_000, 120_000])
  expect(offers(relaxations.totalBudget).slice(0, 2)).toEqual([380_000, 450_000])
  expect(offers(relaxations.dates).slice(0, 2)).toEqual(['2027-05-06', '2027-05-07'])
})

test('hours that are kept free are lifted on one day, a whole one first', () => {
  const lifted = relaxations.keptHours.steps(wishes, place)
  expect(lifted.map(({ to }) => to)).toEqual([1, 0, 2].map((day) => addDays(wishes.startDate, day)))
  expect(lifted[0]?.wishes.keptHours.map(({ day }) => day)).toEqual([0, 2])
})

test('both limits on money are given up together only where there are two, and no single step raises both', () => {
  expect(relaxations.bothBudgets.answers(wishes)).toEqual(['dailyBudgetRange', 'totalBudget'])
  expect(relaxations.bothBudgets.steps(wishes, null)).toEqual([])
  const daily = { ...wishes, tripLimit: null }
  expect(relaxations.bothBudgets.answers(daily)).toEqual([])
  expect(relaxations.totalBudget.steps(daily, null)).toEqual([])
})

test('a daily budget at the top of the slider is none', () => {
  const daily = relaxations.dailyBudgetRange.steps(wishes, place)
  expect(daily.at(-1)?.wishes.dailyLimit).toBeNull()
})

test('the dates are offered long enough for the rest after surgery', () => {
  const stayDays = Math.max(...wishes.treatments.map(({ recovery }) => recovery.stayDays))
  const longest = Math.max(...relaxations.dates.steps(wishes, null).map(({ wishes: { days } }) => days))
  expect(longest).toBeGreaterThan(stayDays + 1)
})

test('no trip is tried that is longer than one may be, and the longest one asks for no more days', () => {
  const almost = tripOf(longestTripDays - 1)
  expect(relaxations.dates.giveUp(almost, place).days).toBe(longestTripDays)
  expect(relaxations.dates.steps(almost, place).map(({ wishes: { days } }) => days)).toEqual([longestTripDays])
  expect(relaxations.dates.answers(tripOf(longestTripDays))).toEqual([])
})

function tripOf(days: number) {
  return { ...wishes, treatments: [], days, endDate: addDays(wishes.startDate, days - 1) }
}

test('to do without a place leaves the other places, and without a treatment leaves none of them', () => {
  expect(doWithout(wishes, place)).toMatchObject({ wish: 'mustVisitPlaces', to: 'The sight-2 house' })
  expect(doWithout(wishes, null)).toMatchObject({ wish: 'beautyCategories', to: null, wishes: { treatments: [] } })
})

test('a longer trip has more money where it was said for a day, and no more where it was said for the trip', () => {
  const limitsOf = (totalBudget: string) => {
    const spoken = { ...steps, step2: { ...steps.step2, totalBudget } }
    const asked = readTripWishes(spoken, { names: indexPlaceNames(inventCatalogue()), treatments: [] })
    const longer = relaxations.dates.steps(asked, place)
    expect(longer.length).toBeGreaterThan(2)
    return longer.map(({ wishes: { days, tripLimit } }) => [days, tripLimit])
  }
  for (const [days, limit] of limitsOf('100,000 won a day')) expect(limit).toBe(100_000 * (days ?? 0))
  for (const [, limit] of limitsOf('300,000 won')) expect(limit).toBe(300_000)
  for (const [, limit] of limitsOf('no limit')) expect(limit).toBeNull()
})
