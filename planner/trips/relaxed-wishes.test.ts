import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/lawful-trip.ts'
import { givenUp, giveUp, isSaid, offered, relaxationsOf } from './relaxed-wishes.ts'

const steps = askTrip(
  3,
  { mustVisitPlaces: 'The sight-1 house, The sight-2 house', dailyBudgetRange: 90_000, cities: 'one' },
  { beautyInterest: 'interested', beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'anything' },
)
const wishes = readTripWishes(steps, { names: indexPlaceNames(inventCatalogue()), treatments: [] })
const place = wishes.places[0] ?? null

test('a wish that was given up says nothing any more; the dates and the pace always say something', () => {
  for (const wish of givenUp) {
    expect(isSaid(wishes, wish, place), wish).toBe(true)
    const isAlwaysSaid = wish === 'dates' || wish === 'activityIntensity'
    expect(isSaid(giveUp(wishes, wish, place), wish, place), wish).toBe(isAlwaysSaid)
  }
})

test('giving up the other places keeps the one that it is about', () => {
  expect(giveUp(wishes, 'mustVisitPlaces', place).places).toEqual([place])
  expect(giveUp(wishes, 'mustVisitPlaces', null).places).toEqual([])
})

test('every wish that can be given up has a change to offer, and each changes something', () => {
  expect(offered.toSorted()).toEqual(givenUp.toSorted())
  for (const wish of offered) {
    const changes = relaxationsOf(wishes, wish, place)
    expect(changes.length, wish).toBeGreaterThan(0)
    for (const { wishes: changed } of changes) expect(changed).not.toEqual(wishes)
  }
})

test('the smallest change comes first', () => {
  const offers = (wish: (typeof offered)[number]) => relaxationsOf(wishes, wish, place).map(({ to }) => to)
  expect(offers('activityIntensity')).toEqual(['packed'])
  expect(offers('dailyBudgetRange')).toEqual([100_000, 110_000, 120_000])
  expect(offers('totalBudget').slice(0, 2)).toEqual([380_000, 450_000])
  expect(offers('dates').slice(0, 2)).toEqual(['2027-05-06', '2027-05-07'])
  expect(offers('mustVisitPlaces')).toEqual(['The sight-2 house'])
})

test('a daily budget at the top of the slider is none', () => {
  expect(relaxationsOf(wishes, 'dailyBudgetRange', place).at(-1)?.wishes.dailyLimit).toBeNull()
})

test('the dates are offered long enough for the rest after surgery', () => {
  const stayDays = Math.max(...wishes.treatments.map(({ recovery }) => recovery.stayDays))
  const longest = Math.max(...relaxationsOf(wishes, 'dates', null).map(({ wishes: { days } }) => days))
  expect(longest).toBeGreaterThan(stayDays + 1)
})
