import { expect, test } from 'vitest'
import bases from './facts/transport/bases.json' with { type: 'json' }
import { readDaySheets, readPlannedSheets, readTripRegions } from './day-sheets.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

const sheets = readDaySheets()
const regions = readTripRegions()
const places = new Map(readCatalogue().map((place) => [place.id, place]))
const baseIds = new Set(bases.bases.map(({ id }) => id))

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

test('every place, base and sheet that is named is one, and none is named twice', () => {
  const named = [
    ...sheets.flatMap(({ stops, meal }) => [...stops.map(({ place }) => place), meal?.place]),
    ...regions.flatMap(({ headlines }) => headlines),
  ]
  expect(named.filter((id) => id !== undefined && !places.has(id))).toEqual([])
  const slept = [...sheets.flatMap(({ base, otherBases }) => [base, ...otherBases]), ...regions.map(({ base }) => base)]
  expect(slept.filter((id) => !baseIds.has(id))).toEqual([])
  for (const rows of [sheets, regions]) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const ids = new Set(sheets.map(({ id }) => id))
  expect(regions.flatMap((region) => region.sheets).filter((id) => !ids.has(id))).toEqual([])
})

test('the minutes of a day add up to its end, and the first stop is reached in time', () => {
  const wrong = sheets.filter(({ startAt, arriveBy, homeBy, stops, waysMinutes, meal, wayHomeMinutes }) => {
    const spent = [...stops.map(({ minutes }) => minutes), ...waysMinutes, meal?.minutes ?? 0, wayHomeMinutes]
    const ends = minuteOf(startAt) + spent.reduce((sum, each) => sum + each, 0)
    const late = minuteOf(startAt) + (waysMinutes[0] ?? 0) > minuteOf(arriveBy)
    const end = minuteOf(homeBy)
    // A day may end after midnight.
    return (
      waysMinutes.length !== stops.length || late || Math.abs(ends - (end < minuteOf(startAt) ? end + 1440 : end)) > 20
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no stop of a day has closed for good, and no day goes back and forth through Korea', () => {
  for (const { id, stops, waysMinutes, wayHomeMinutes } of sheets) {
    const rows = stops.flatMap(({ place }) => (place === undefined ? [] : (places.get(place) ?? [])))
    expect(
      rows.filter(({ permanentlyClosed }) => permanentlyClosed),
      id,
    ).toEqual([])
    expect(
      [...waysMinutes, wayHomeMinutes].reduce((sum, way) => sum + way, 0),
      id,
    ).toBeLessThanOrEqual(330)
  }
})

test('a region leads with what an editor calls a headline', () => {
  const weak = regions.filter(
    ({ isDayTrip, headlines: [first = ''] }) => !isDayTrip && (places.get(first)?.headline ?? 0) < 1,
  )
  expect(weak.map(({ id }) => id)).toEqual([])
})

test('plans are made from sheets in the order of their stops, and from none of a flight, a stopover or an operation', () => {
  const planned = readPlannedSheets()
  expect(planned.length).toBeGreaterThan(40)
  for (const { id, stops, startAt } of planned) {
    const times = stops.map(({ from }) => minuteOf(from))
    expect(times, id).toEqual(times.toSorted((one, other) => one - other))
    expect(times[0], id).toBeGreaterThanOrEqual(minuteOf(startAt))
    expect(
      stops.every(({ from, by }) => minuteOf(from) <= minuteOf(by)),
      id,
    ).toBe(true)
  }
  const ids = planned.map(({ id }) => id)
  expect(ids.filter((id) => /stopover|operation|first-evening|last-morning/u.test(id))).toEqual([])
  expect(planned.filter(({ isDayTrip }) => isDayTrip).map(({ id }) => id)).toContain('nami-and-garden')
  expect(planned.find(({ id }) => id === 'jeju-east')?.isDayTrip).toBe(false)
  expect(planned.filter(({ eatsFirst }) => eatsFirst).map(({ id }) => id)).toEqual(['udo'])
})
