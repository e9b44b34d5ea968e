import { expect, test } from 'vitest'
import type { Point } from '#domain/korea/distances.ts'
import type { PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { arrangeStays, type Stays } from './arrange-nights.ts'

const seoul = { name: 'Seoul', lat: 37.56, lng: 126.98 }
const busan = { name: 'Busan', lat: 35.16, lng: 129.06 }
const jeonju = { name: 'Jeonju', lat: 35.81, lng: 127.15 }

// Two hours and a half between cities, half an hour within one.
function legOf(from: Point, to: Point): PlanLeg {
  const isNear = Math.abs(from.lat - to.lat) + Math.abs(from.lng - to.lng) < 0.3
  return { mode: 'bus', minutes: isNear ? 30 : 150, metres: 1000, cost: 0 }
}

// The museum is in Busan, and the first of May 2027 is a Saturday.
function arrange(days: number, facts: Partial<PlanPlace>, between: Stays['between']) {
  const rows = [inventRow('museum', 0, { ...busan, name: { en: 'Moonlit Museum', ko: '달빛관' }, ...facts })]
  const steps = askTrip(days, { areaPreferences: [], mustVisitPlaces: 'Moonlit Museum' })
  Object.assign(steps.step1, { startDate: '2027-05-01', endDate: `2027-05-0${days}` })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(rows), treatments: [] })
  const away = between.reduce((sum, { nights }) => sum + nights, 0)
  const given = { first: { base: seoul, nights: days - 2 - away }, between, last: { base: seoul, nights: 1 } }
  const asked = { wishes, facts: { catalogue: rows, stays: [] }, base: seoul, legOf }
  return (leastAtFirst = 1) =>
    arrangeStays(asked, given, leastAtFirst)
      .nights.map(({ name }) => name[0])
      .join('')
}

const mondays = { hours: { ...hoursOf(), mon: [] as [] } }

function hoursOf() {
  const open: [[string, string]] = [['09:00', '18:00']]
  return { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open }
}

test('stays on which everything that was named can be seen are as they are given', () => {
  expect(arrange(7, { hours: hoursOf() }, [{ base: busan, nights: 1 }])()).toBe('SSSSBS')
})

test('a city whose only day is the one on which the named place is shut is visited a day earlier', () => {
  // The night in Busan would be that of Monday the third.
  expect(arrange(5, mondays, [{ base: busan, nights: 1 }])()).toBe('SBSS')
})

test('nobody leaves the first city before its treatment is over for a place that is shut', () => {
  expect(arrange(5, mondays, [{ base: busan, nights: 1 }])(2)).toBe('SSBS')
})

test('a visit that the day of a move has no time for gets a whole day, from a night of the first city', () => {
  const long = { visitMinutes: 400, hours: hoursOf() }
  expect(arrange(7, long, [{ base: busan, nights: 1 }])()).toBe('SSSBBS')
})

test('two cities are visited the other way round where that is all it takes', () => {
  // Busan on Monday the third and Jeonju on Tuesday, and two nights in Seoul before.
  const stays = [
    { base: busan, nights: 1 },
    { base: jeonju, nights: 1 },
  ]
  expect(arrange(6, mondays, stays)(2)).toBe('SSJBS')
})

test('the first city gets a whole day from the next one, where the flight took its only day', () => {
  const long = inventRow('museum', 0, {
    ...busan,
    name: { en: 'Moonlit Museum', ko: '달빛관' },
    visitMinutes: 400,
    hours: hoursOf(),
  })
  const steps = askTrip(5, { areaPreferences: [], mustVisitPlaces: 'Moonlit Museum' })
  Object.assign(steps.step1, { startDate: '2027-05-01', endDate: '2027-05-05' })
  Object.assign(steps.step1, { arrival: { airport: 'PUS', time: '14:00' } })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([long]), treatments: [] })
  const given = {
    first: { base: busan, nights: 1 },
    between: [{ base: jeonju, nights: 2 }],
    last: { base: seoul, nights: 1 },
  }
  const asked = { wishes, facts: { catalogue: [long], stays: [] }, base: busan, legOf }
  const nights = ({ nights: all }: ReturnType<typeof arrangeStays>) => all.map(({ name }) => name[0]).join('')
  expect(nights(arrangeStays(asked, given, 1))).toBe('BBJS')
  const short = { ...long, visitMinutes: 60 }
  expect(nights(arrangeStays({ ...asked, facts: { catalogue: [short], stays: [] } }, given, 1))).toBe('BJJS')
})
