import { expect, test } from 'vitest'
import { interests, type PlaceFacts, type PlaceKind, seoulAreas } from '#domain/places/places.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readBases } from './bases.ts'

// What a plan of fourteen days may ask for at the most, so that no place comes twice: six sights a day for somebody
// who packs the days, a lunch and a dinner, a cafe, one stop for each interest that was chosen.
const days = 14
const sightsADay = 6
const mealsADay = 2

const places = readCatalogue()
const inSeoul = places.filter(({ province }) => province === 'Seoul')

function countKinds(among: readonly PlaceFacts[], ...kinds: PlaceKind[]): number {
  return among.filter(({ kind }) => kinds.includes(kind)).length
}

const sightKinds = ['attraction', 'shopping', 'nightlife'] as const
const mealKinds = ['restaurant', 'street-food', 'market'] as const

test('fourteen packed days in Seoul see no place twice and eat nowhere twice', () => {
  expect(countKinds(inSeoul, ...sightKinds)).toBeGreaterThanOrEqual(days * sightsADay)
  expect(countKinds(inSeoul, ...mealKinds)).toBeGreaterThanOrEqual(days * mealsADay)
  expect(countKinds(inSeoul, 'cafe')).toBeGreaterThanOrEqual(days)
})

test.each(interests)('Seoul has enough places for a trip for %s', (interest) => {
  expect(inSeoul.filter((place) => place.interests.includes(interest)).length).toBeGreaterThanOrEqual(
    interest === 'beauty' ? days / 2 : days,
  )
  expect(places.filter((place) => place.interests.includes(interest)).length).toBeGreaterThanOrEqual(days)
})

test.each(['attraction', 'shopping', 'nightlife', 'restaurant', 'cafe', 'street-food', 'market'] as const)(
  'of %s there is one for every day',
  (kind) => {
    expect(countKinds(places, kind)).toBeGreaterThanOrEqual(days)
  },
)

test('there is a bath or a house of beauty for every day', () => {
  expect(countKinds(places, 'beauty', 'spa')).toBeGreaterThanOrEqual(days)
})

test.each(seoulAreas)('%s fills a day of its own: sights, meals of several levels, something to drink', (area) => {
  const there = places.filter((place) => place.area === area)
  const levels = new Set(there.map(({ budgetLevel }) => budgetLevel).filter((level) => level !== null))
  expect(countKinds(there, ...sightKinds)).toBeGreaterThanOrEqual(sightsADay)
  expect(countKinds(there, ...mealKinds)).toBeGreaterThanOrEqual(mealsADay * 2)
  expect(levels.size).toBeGreaterThanOrEqual(3)
  expect([...levels]).toContain(1)
  expect([...levels]).toContain(2)
})

test('other towns and islands have meals near their sights', () => {
  for (const province of ['Busan', 'Jeju', 'Incheon', 'Gyeonggi', 'Gangwon', 'Daegu', 'North Jeolla'] as const) {
    const there = places.filter((place) => place.province === province)
    expect(countKinds(there, ...mealKinds), province).toBeGreaterThanOrEqual(mealsADay)
    expect(countKinds(there, ...sightKinds), province).toBeGreaterThanOrEqual(sightsADay)
  }
})

const aroundBaseMetres = 25_000
const sightsOfBase = 10
const tablesOfBase = 4

test('every town where one can stay has ten sights and two days of meals within 25 kilometres', () => {
  const poor = readBases().filter((base) => {
    const around = places.filter((place) => straightMetres(base, place) <= aroundBaseMetres)
    return countKinds(around, ...sightKinds, 'market') < sightsOfBase || countKinds(around, ...mealKinds) < tablesOfBase
  })
  expect(poor.map(({ id }) => id)).toEqual([])
})
