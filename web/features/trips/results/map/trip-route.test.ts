import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { showDays } from '#web/features/trips/results/timeline/trip-days.ts'
import { type MapScope, routeOf } from './trip-route.ts'

const { plan, places, steps } = buildCitiesTrip()
const days = showDays(steps.step1.startDate, steps.step1.endDate, plan.days)

function routeOn(day: number, scope: MapScope = 'day') {
  const route = routeOf(days, day, places, scope)
  if (!route) throw new Error(`There is no day ${day}.`)
  return route
}

test('the pins of a day have the numbers and the times of its list', () => {
  const { stops } = routeOn(3)
  expect(stops.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(stops[0]).toMatchObject({ id: '3-1', note: plan.days[3]?.stops[1]?.arrive })
})

test('every way is a line, walks apart from rides, the way back included', () => {
  const { lines } = routeOn(1)
  expect(lines).toHaveLength(8)
  expect(lines.filter(({ isWalk }) => isWalk).length).toBeGreaterThan(0)
  expect(lines.at(-1)?.to).toMatchObject({ lat: 37.5636 })
})

test('a ride between cities is a line to the station, and the station is marked', () => {
  const { lines, bases } = routeOn(3)
  expect(lines[0]).toMatchObject({ isWalk: false, to: { lat: 35.799, lng: 129.139 } })
  expect(bases.map(({ kind }) => kind)).toEqual(['base', 'base', 'hub'])
})

test('other days are dots in their own colours', () => {
  const colours = new Set(routeOn(0).others.map(({ colour }) => colour))
  expect([...colours]).toEqual(['var(--jade)', 'var(--vermilion)', 'var(--indigo)', 'var(--ochre)'])
})

test('the view of a city holds its other days, and that of the trip holds all', () => {
  expect(routeOn(3).fit).toBeUndefined()
  const city = routeOn(3, 'city').fit ?? []
  expect(city.every(({ lat }) => lat > 35.5 && lat < 36.1)).toBe(true)
  expect(city.length).toBeGreaterThan(routeOn(3).stops.length)
  expect(routeOn(3, 'trip').fit?.length).toBe(51)
})

test('a day that is still being planned has no route', () => {
  expect(routeOf(showDays(steps.step1.startDate, steps.step1.endDate, []), 0, {}, 'day')).toBeNull()
})
