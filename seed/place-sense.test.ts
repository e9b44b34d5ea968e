import { expect, test } from 'vitest'
import { isInSeason } from '#domain/places/place-seasons.ts'
import { readPlaceSense } from './place-sense.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

type Place = ReturnType<typeof readCatalogue>[number]

const places = new Map(readCatalogue().map((place) => [place.id, place]))
const sights = [...places.values()].filter(({ fame }) => fame !== null)
const needed = ['headline', 'best', 'dusk', 'childFrom', 'forChildren', 'stairs', 'walkKm', 'shelter'] as const

test('each row is about a place of the catalogue', () => {
  expect([...readPlaceSense().keys()].filter((id) => !places.has(id))).toEqual([])
})

test('every sight says what a plan asks: weight, time of day, dusk, children, steps, the way on foot and the roof', () => {
  const lacking = sights.filter((place) => needed.some((field) => place[field] === null)).map(({ id }) => id)
  expect(lacking).toEqual([])
})

test('every restaurant and street kitchen says what is eaten there', () => {
  const lacking = [...places.values()]
    .filter(({ kind, dish }) => (kind === 'restaurant' || kind === 'street-food') && dish.length === 0)
    .map(({ id }) => id)
  expect(lacking).toEqual([])
})

/** Whether the way between two places leaves time for both on a day: about 50 km. */
function isOnOneDay(one: Place, other: Place): boolean {
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * 0.8) <= 0.5
}

test('whoever comes for a sight that counts finds three things to see, and where to go on if anything is near', () => {
  const lacking = sights
    .filter(({ headline }) => (headline ?? 0) > 0)
    .filter((place) => {
      const isAlone = [...places.values()].every((other) => other.id === place.id || !isOnOneDay(place, other))
      return place.highlights.length < 3 || (place.goesWith.length === 0 && !isAlone)
    })
    .map(({ id }) => id)
  expect(lacking).toEqual([])
})

test('the first 500 sights by fame have a tip, and the first 200 three things to see as well', () => {
  const byFame = sights.toSorted(
    (one, other) => (other.fame ?? 0) - (one.fame ?? 0) || (other.headline ?? 0) - (one.headline ?? 0),
  )
  expect(byFame.slice(0, 500).filter(({ tip }) => tip === null)).toEqual([])
  expect(byFame.slice(0, 200).filter(({ highlights }) => highlights.length < 3)).toEqual([])
})

test('what goes well with a place is another place that has not closed and is on the same day’s way', () => {
  const wrong = [...places.values()].flatMap((place) =>
    place.goesWith.filter((id) => {
      const other = places.get(id)
      return !other || id === place.id || other.permanentlyClosed || !isOnOneDay(place, other)
    }),
  )
  expect(wrong).toEqual([])
})

test('no season is the best and to be avoided, and no pram climbs many steps', () => {
  for (const { id, seasonBest, seasonAvoid, childFrom, stairs } of places.values()) {
    const both = seasonBest.filter(({ from }) => seasonAvoid.some((season) => isInSeason(season, from)))
    expect(both, id).toEqual([])
    expect(childFrom === 0 && stairs === 2, id).toBe(false)
  }
})

test('no place is best after dusk and not to be visited then', () => {
  const torn = sights
    .filter(({ best, dusk }) => (best === 'night' || best === 'evening' || best === 'dusk') && dusk === 'no')
    .map(({ id }) => id)
  expect(torn).toEqual([])
})

test('a headline is rare: at most one sight in six', () => {
  const headlines = sights.filter(({ headline }) => (headline ?? 0) >= 2)
  expect(headlines.length).toBeGreaterThan(60)
  expect(headlines.length).toBeLessThan(sights.length / 6)
})

test('no sentence praises or promises: it says what is there', () => {
  const words =
    /\b(must-see|must-visit|breathtaking|stunning|hidden gem|unforgettable|amazing|iconic|vibrant|nestled)\b|!/iu
  const texts = [...places.values()].flatMap(({ id, highlights, tip }) =>
    [...highlights, tip ?? ''].map((text) => ({ id, text })),
  )
  expect(texts.filter(({ text }) => words.test(text))).toEqual([])
})
