import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/lawful-trip.ts'
import { doWithout, type Relaxation, relaxations } from './relaxations.ts'

const steps = askTrip(
  3,
  { mustVisitPlaces: 'The sight-1 house, The sight-2 house', dailyBudgetRange: 90_000, cities: 'one' },
  { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'anything' },
)
const flight = { airport: 'ICN', time: '12:00' } as const
const wishes = {
  ...readTripWishes(steps, { names: indexPlaceNames(inventCatalogue()), treatments: [] }),
  arrival: flight,
  departure: flight,
}
const place = wishes.places[0] ?? null
const all: [string, Relaxation][] = Object.entries(relaxations)
const namedBy = ({ said }: Relaxation) => said(wishes, place)

test('a wish that was given up says nothing any more; the dates and the pace always say something', () => {
  for (const [name, relaxation] of all) {
    expect(namedBy(relaxation).length, name).toBeGreaterThan(0)
    const isAlwaysSaid = name === 'dates' || name === 'activityIntensity'
    expect(relaxation.said(relaxation.giveUp(wishes, place), place).length > 0, name).toBe(isAlwaysSaid)
  }
})

test('giving up the other places keeps the one that it is about', () => {
  expect(relaxations.otherPlaces.giveUp(wishes, place).places).toEqual([place])
  expect(relaxations.otherPlaces.giveUp(wishes, null).places).toEqual([])
})

test('every wish that can be given up has steps, each changes something and says which answer', () => {
  for (const [name, relaxation] of all) {
    const changes = relaxation.steps(wishes, place)
    expect(changes.length, name).toBeGreaterThan(0)
    for (const { wish, wishes: changed } of changes) {
      expect(changed).not.toEqual(wishes)
      expect(namedBy(relaxation)).toContain(wish)
    }
  }
})

test('the smallest change comes first, of money that of a day before that of the trip', () => {
  const offers = ({ steps: stepsOf }: Relaxation) => stepsOf(wishes, place).map(({ to }) => to)
  expect(offers(relaxations.activityIntensity)).toEqual(['packed'])
  expect(offers(relaxations.money).slice(0, 5)).toEqual([100_000, 110_000, 120_000, 380_000, 450_000])
  expect(offers(relaxations.dates).slice(0, 2)).toEqual(['2027-05-06', '2027-05-07'])
})

test('without a limit on money there is no more of it to offer', () => {
  const free = { ...wishes, dailyLimit: null, tripLimit: null }
  expect([relaxations.money.said(free, null), relaxations.money.steps(free, null)]).toEqual([[], []])
})

test('a daily budget at the top of the slider is none', () => {
  const daily = relaxations.money.steps({ ...wishes, tripLimit: null }, place)
  expect(daily.at(-1)?.wishes.dailyLimit).toBeNull()
})

test('the dates are offered long enough for the rest after surgery', () => {
  const stayDays = Math.max(...wishes.treatments.map(({ recovery }) => recovery.stayDays))
  const longest = Math.max(...relaxations.dates.steps(wishes, null).map(({ wishes: { days } }) => days))
  expect(longest).toBeGreaterThan(stayDays + 1)
})

test('to do without a place leaves the other places, and without a treatment leaves none of them', () => {
  expect(doWithout(wishes, place)).toMatchObject({ wish: 'mustVisitPlaces', to: 'The sight-2 house' })
  expect(doWithout(wishes, null)).toMatchObject({ wish: 'beautyCategories', to: null, wishes: { treatments: [] } })
})
