import { expect, test } from 'vitest'
import { writeClock } from '#domain/trips/answers/flight-times.ts'
import type { TripFlight } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import { cafeStarts, mealHours, mealsOf, widestMeal } from './meal-hours.ts'

const base = { name: 'Myeongdong', lat: 37.56, lng: 126.98 }
const frame: DayFrame = {
  from: base,
  to: base,
  start: base,
  end: base,
  begins: 9 * 60,
  ends: 22 * 60,
  moveIn: null,
  moveOut: null,
  isEmpty: false,
  way: null,
  flight: null,
  isFlightMissed: false,
}

function wishesOf(flights: { arrival?: TripFlight; departure?: TripFlight } = {}) {
  const steps = planRequest(askTrip(2))
  return readTripWishes(
    { ...steps, step1: { ...steps.step1, ...flights } },
    { names: indexPlaceNames([]), treatments: [] },
  )
}

function namesOf(meals: ReturnType<typeof mealsOf>): string[] {
  return meals.map(({ name }) => name)
}

test('on a whole day dinner begins three hours after the longest lunch has ended', () => {
  const [lunch, dinner] = mealsOf({ wishes: wishesOf() }, frame, 0)
  expect([lunch?.name, dinner?.name]).toEqual(['lunch', 'dinner'])
  expect((dinner?.from ?? 0) - ((lunch?.to ?? 0) + 75)).toBeGreaterThanOrEqual(180)
})

test('usual hours lie within those of the rules', () => {
  for (const { name, from, to } of mealsOf({ wishes: wishesOf() }, frame, 0)) {
    expect(from).toBeGreaterThanOrEqual(mealHours[name].from)
    expect(to).toBeLessThanOrEqual(mealHours[name].to)
  }
})

test('a landing late in the morning means a lunch and a dinner from 18:45', () => {
  const wishes = wishesOf({ arrival: { airport: 'ICN', time: '11:00' } })
  const [lunch, dinner] = mealsOf({ wishes }, frame, 0)
  expect(lunch).toEqual({ name: 'lunch', ...mealHours.lunch })
  expect(dinner?.from).toBe(18.75 * 60)
})

test('lunch starts by 13:30 after a move, or 75 minutes after the arrival, and late where a search needs wide hours', () => {
  const moveIn = {
    name: 'KTX',
    leg: { mode: 'ktx', minutes: 150, metres: 1, cost: 0 },
    to: base,
    arrive: 0,
    leave: 0,
  } as const
  const lunchOf = (begins: number, hasWideHours = false) =>
    mealsOf({ wishes: wishesOf(), hasWideHours }, { ...frame, begins: begins * 60, moveIn }, 1)[0]?.to
  expect(lunchOf(12)).toBe(13.5 * 60)
  expect(lunchOf(12.5)).toBe(13.75 * 60)
  expect(lunchOf(12.5, true)).toBe(mealHours.lunch.to)
})

test('whoever arrives late has lunch soon and an early dinner where no other search found both', () => {
  const moveIn = { ...frame.moveIn, name: 'KTX', to: base, arrive: 0, leave: 0 }
  const leg = { mode: 'ktx', minutes: 150, metres: 1, cost: 0 } as const
  const mealsFrom = (begins: number) =>
    mealsOf(
      { wishes: wishesOf(), hasWideHours: true, isLastSearch: true },
      { ...frame, begins: begins * 60, moveIn: { ...moveIn, leg } },
      1,
    )
  expect(mealsFrom(13)).toEqual([
    { name: 'lunch', from: mealHours.lunch.from, to: 13.75 * 60 },
    { name: 'dinner', from: 18 * 60, to: mealHours.dinner.to },
  ])
  const [late, lateDinner] = mealsFrom(14)
  expect(late?.to).toBe(mealHours.lunch.to)
  expect(lateDinner?.from).toBe(18.75 * 60)
})

test('a landing at six in the evening means a dinner and no lunch', () => {
  const meals = mealsOf({ wishes: wishesOf({ arrival: { airport: 'ICN', time: '18:00' } }) }, frame, 0)
  expect(meals).toEqual([{ name: 'dinner', ...mealHours.dinner }])
})

test('a landing too late to sit down by nine means no meal', () => {
  expect(mealsOf({ wishes: wishesOf({ arrival: { airport: 'ICN', time: '19:30' } }) }, frame, 0)).toEqual([])
})

test('a flight home in the evening leaves lunch, and cuts no other day', () => {
  const wishes = wishesOf({ departure: { airport: 'ICN', time: '19:00' } })
  expect(namesOf(mealsOf({ wishes }, frame, 1))).toEqual(['lunch'])
  expect(namesOf(mealsOf({ wishes }, frame, 0))).toEqual(['lunch', 'dinner'])
})

test('wide meal hours begin earlier and end later, with three hours between lunch and dinner', () => {
  expect(mealsOf({ wishes: wishesOf(), hasWideHours: true }, frame, 0)).toEqual([
    widestMeal('lunch', null),
    widestMeal('dinner', null),
  ])
  const longestMeal = 75
  expect(widestMeal('dinner', null).from - widestMeal('lunch', null).to - longestMeal).toBeGreaterThanOrEqual(180)
})

test('dinner begins three hours after lunch for every time of a flight', () => {
  const longestMeal = 75
  let both = 0
  for (const hasWideHours of [false, true])
    for (let minutes = 0; minutes < 24 * 60; minutes += 5)
      for (const [flight, day] of [
        ['arrival', 0],
        ['departure', 1],
      ] as const) {
        const wishes = wishesOf({ [flight]: { airport: 'GMP', time: writeClock(minutes) } })
        const [lunch, dinner] = mealsOf({ wishes, hasWideHours }, frame, day)
        if (!lunch || !dinner) continue
        both += 1
        expect(dinner.from - lunch.to - longestMeal).toBeGreaterThanOrEqual(180)
        for (const { name, from, to } of [lunch, dinner]) {
          expect(from).toBeGreaterThanOrEqual(mealHours[name].from)
          expect(to).toBeLessThanOrEqual(mealHours[name].to)
        }
      }
  expect(both).toBeGreaterThan(300)
})

test('a day that holds nothing asks for no meal', () => {
  expect(mealsOf({ wishes: wishesOf() }, { ...frame, isEmpty: true }, 0)).toEqual([])
})

test('a cafe is visited in the morning or in the afternoon, and in neither where it is closed then', () => {
  const allDay = { from: 8 * 60, to: 21 * 60, until: 22 * 60 }
  expect(cafeStarts([allDay])).toEqual([
    { from: 10 * 60, to: 10.5 * 60, until: 22 * 60 },
    { from: 15 * 60, to: 16.75 * 60, until: 22 * 60 },
  ])
  expect(cafeStarts([{ from: 18 * 60, to: 21 * 60, until: 22 * 60 }])).toEqual([])
})

test('with a small child dinner starts early, and lunch in time for it', () => {
  const party = { adults: 2, childAges: [3], older: false, mobility: null }
  const [lunch, dinner] = mealsOf({ wishes: { ...wishesOf(), party } }, frame, 0)
  expect(dinner?.to).toBe(18.5 * 60)
  expect((dinner?.from ?? 0) - ((lunch?.to ?? 0) + 75)).toBeGreaterThanOrEqual(180)
})

test('with a child on the day of a move there are three hours from the latest lunch to the earliest dinner', () => {
  const leg = { mode: 'ktx', minutes: 200, metres: 1, cost: 0 } as const
  const moveIn = { name: 'KTX', leg, to: base, arrive: 12 * 60, leave: 12.25 * 60 }
  for (const age of [2, 5, 11]) {
    const party = { adults: 2, childAges: [age], older: false, mobility: null }
    const moved = { ...frame, moveIn, begins: moveIn.leave }
    const [lunch, dinner] = mealsOf({ wishes: { ...wishesOf(), party } }, moved, 1)
    expect((dinner?.from ?? 0) - ((lunch?.to ?? 0) + 75)).toBeGreaterThanOrEqual(180)
  }
})

test('with a child on the day of a move an early lunch leaves more than half an hour to choose for the dinner', () => {
  const leg = { mode: 'ktx', minutes: 200, metres: 1, cost: 0 } as const
  const moveIn = { name: 'KTX', leg, to: base, arrive: 12 * 60, leave: 12.25 * 60 }
  const party = { adults: 2, childAges: [11], older: false, mobility: null }
  const mealsFrom = (begins: number, hasWideHours = false) =>
    mealsOf({ wishes: { ...wishesOf(), party }, hasWideHours }, { ...frame, moveIn, begins }, 1)
  const [lunch, dinner] = mealsFrom(12.25 * 60)
  expect([lunch?.to, dinner?.from, dinner?.to]).toEqual([13.5 * 60, 17.75 * 60, 19.5 * 60])
  const [late, lateDinner] = mealsFrom(12.25 * 60, true)
  expect([late?.to, lateDinner?.from]).toEqual([14.5 * 60, 18.75 * 60])
})

test('on a day out of town lunch may start as late as the rules allow', () => {
  const out = { startAt: 420, homeAt: 845, sights: 2, places: [] }
  const meals = mealsOf({ wishes: wishesOf(), laid: { ...noSheets, daysOut: new Map([[1, out]]) } }, frame, 1)
  expect(meals.map(({ from, to }) => [from / 60, to / 60])).toEqual([
    [11, 14.5],
    [18.75, 20],
  ])
})

test('on a day of which the table of the sheet is shut lunch may be late too', () => {
  const laid = { ...noSheets, lunchAfter: new Set([1]) }
  const startsOn = (day: number) => mealsOf({ wishes: wishesOf(), laid }, frame, day).map(({ from, to }) => [from, to])
  expect(startsOn(1)[0]).toEqual([11 * 60, 14.5 * 60])
  expect(startsOn(0)[0]?.[1]).toBeLessThan(14.5 * 60)
})

test('on a day with lunch inside a theme park dinner alone is planned, and early with children', () => {
  const laid = { ...noSheets, lunchInside: new Set([1]) }
  expect(mealsOf({ wishes: wishesOf(), laid }, frame, 1).map(({ name }) => name)).toEqual(['dinner'])
  const party = { adults: 2, childAges: [5], older: false, mobility: null }
  expect(mealsOf({ wishes: { ...wishesOf(), party }, laid }, frame, 1)).toEqual([
    { name: 'dinner', from: 17.5 * 60, to: 18.75 * 60 },
  ])
  expect(mealsOf({ wishes: wishesOf(), laid }, frame, 0).map(({ name }) => name)).toEqual(['lunch', 'dinner'])
})

test('the widest hours of dinner end with the evening of a child', () => {
  const party = { adults: 2, childAges: [5], older: false, mobility: null }
  expect(widestMeal('dinner', party).to).toBe(18.75 * 60)
  expect(widestMeal('dinner', null).to).toBe(21 * 60)
  expect(widestMeal('lunch', party)).toEqual(widestMeal('lunch', null))
})

test('an early evening and a treatment leave the meals of a day with a late landing as they are', () => {
  const wishes = wishesOf({ arrival: { airport: 'ICN', time: '11:00' } })
  const party = { adults: 2, childAges: [3], older: false, mobility: null }
  expect(mealsOf({ wishes: { ...wishes, party } }, frame, 0)).toEqual(mealsOf({ wishes }, frame, 0))
  const leaving = wishesOf({ departure: { airport: 'ICN', time: '22:00' } })
  const treatments = { treatmentDays: new Set([1]) }
  expect(mealsOf({ wishes: leaving, treatments }, frame, 1)).toEqual(mealsOf({ wishes: leaving }, frame, 1))
})
