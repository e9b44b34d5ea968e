import { describe, expect, test } from 'vitest'
import type { OpenInterval } from '#domain/places/places.ts'
import type { NeedNow, WhatNowRequest } from '#domain/trips/now/what-now.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { createEditContext } from '#planner/edits/edit-context.ts'
import { factsFor, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { findWhatNow } from './what-now.ts'

const base = planDays().base
const request: WhatNowRequest = { day: 0, now: 20.5 * 60, at: base }
const table: Partial<PlanPlace> = { kind: 'restaurant', interests: ['food'], cuisine: 'noodles' }
const daily: OpenInterval[] = [['09:00', '21:00']]
const until21 = { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: daily }

type Asked = { rows: PlanPlace[]; diet?: string[]; at?: Partial<WhatNowRequest>; toilets?: string[] }

/** Some hundred metres north of the base. */
function north(metres: number): Pick<PlanPlace, 'lat' | 'lng'> {
  return { lat: base.lat + metres / 111_200, lng: base.lng }
}

function ask({ rows, diet, at, toilets = [] }: Asked, plan = planDays()) {
  const steps = askTrip(3, diet ? { diet } : {})
  const context = createEditContext(factsFor(steps, rows))
  const found = findWhatNow(
    plan,
    { ...request, ...at },
    {
      ...context,
      bases: [],
      toilets: new Set(toilets),
      isLimited: false,
    },
  )
  if (!found) throw new Error('nothing was answered')
  return found
}

function nearIds(answer: ReturnType<typeof ask>, need: NeedNow): string[] {
  return answer.found[need].near.map(({ placeId }) => placeId)
}

describe('dinner', () => {
  test('the nearest open tables come first, with the way, and none that closes within the meal', () => {
    const rows = [
      inventRow('far', 1, { ...table, ...north(500) }),
      inventRow('near', 1, { ...table, ...north(200) }),
      inventRow('closing', 1, { ...table, ...north(100), hours: until21 }),
    ]
    const answer = ask({ rows })
    expect(answer.meal).toBe('dinner')
    expect(nearIds(answer, 'meal')).toEqual(['near', 'far'])
    expect(answer.found.meal.near[0]).toMatchObject({
      leg: { mode: 'walk', metres: 260 },
      hours: { kind: 'open', until: '22:00', isLastEntry: false, isConfirmed: false },
      diet: null,
    })
  })

  test('a diet is a rule: a grill is never offered to a vegan, and a vegan kitchen comes before one to ask at', () => {
    const rows = [
      inventRow('grill', 1, { ...table, ...north(100), cuisine: 'barbecue' }),
      inventRow('tofu-house', 1, { ...table, ...north(150), cuisine: 'tofu' }),
      inventRow('vegan-house', 1, { ...table, ...north(500), cuisine: 'korean', tags: ['vegan'] }),
    ]
    const answer = ask({ rows, diet: ['vegan'] })
    expect(answer.found.meal.near.map(({ placeId, diet }) => [placeId, diet])).toEqual([
      ['vegan-house', 'known'],
      ['tofu-house', 'ask'],
    ])
    expect(answer.diets).toEqual(['vegan'])
  })

  test('an allergy is confirmed for no kitchen, and a place with unknown hours is offered for a diet alone', () => {
    const rows = [inventRow('no-hours', 1, { ...table, ...north(100), tags: ['vegan'], hours: null })]
    const answer = ask({ rows, diet: ['vegan', 'nuts allergy'] })
    expect(answer.unconfirmed).toEqual(['nuts allergy'])
    expect(answer.found.meal.near[0]?.hours).toEqual({ kind: 'unknown' })
    expect(nearIds(ask({ rows }), 'meal')).toEqual([])
  })

  test('where nothing is within a quarter of an hour, the nearest one farther away is named', () => {
    const rows = [
      inventRow('far', 1, { ...table, ...north(3000) }),
      inventRow('farthest', 1, { ...table, ...north(5000) }),
    ]
    const { near, farther } = ask({ rows }).found.meal
    expect([near, farther?.placeId]).toEqual([[], 'far'])
  })

  test('after midnight the hours of the evening before count', () => {
    const night: OpenInterval[] = [['18:00', '02:00']]
    const hours = { ...until21, mon: night }
    const rows = [inventRow('bar-food', 1, { ...table, ...north(100), hours })]
    expect(ask({ rows, at: { now: 24.5 * 60 } }).found.meal.near[0]?.hours).toMatchObject({ until: '02:00' })
    expect(nearIds(ask({ rows, at: { now: 25.5 * 60 } }), 'meal')).toEqual([])
  })
})

test('a dry place is indoors alone, and no place of the plan', () => {
  const rows = [
    inventRow('sight-0', 1, { ...north(50), tags: ['indoor'] }),
    inventRow('garden', 1, { ...north(100), tags: ['outdoor'] }),
    inventRow('half', 1, { ...north(100), tags: ['indoor', 'outdoor'] }),
    inventRow('museum', 1, { ...north(300), tags: ['indoor'] }),
  ]
  expect(nearIds(ask({ rows }), 'roof')).toEqual(['museum'])
})

test('nothing hot or tiring is offered on a quiet day after a treatment', () => {
  const rows = [inventRow('bath', 1, { ...north(100), tags: ['indoor', 'sauna'] })]
  const plan = planDays()
  const date = plan.days[0]?.date ?? ''
  const note = { treatment: 'skin' as const, placeId: null, treatedOn: date, quietUntil: date, checkups: [] }
  const rest = { earliestFlight: date, isFlightEarly: false, secondVisit: null, cares: [], sources: [] }
  expect(nearIds(ask({ rows }), 'roof')).toEqual(['bath'])
  expect(nearIds(ask({ rows }, { ...plan, recovery: [{ ...note, ...rest }] }), 'roof')).toEqual([])
})

test('a toilet is one that a guide describes and that needs no ticket, also at a place of the plan', () => {
  const rows = [
    inventRow('sight-0', 1, { ...north(100), cost: 0 }),
    inventRow('other', 1, { ...north(50), cost: 0 }),
    inventRow('palace', 1, { ...north(50), cost: 3000 }),
  ]
  expect(nearIds(ask({ rows, toilets: ['sight-0', 'palace'] }), 'toilet')).toEqual(['sight-0'])
  expect(nearIds(ask({ rows }), 'toilet')).toEqual([])
})

test('the way back leads to the bed of this night, and there is none for whoever is there', () => {
  const answer = ask({ rows: [], at: { at: north(600) } })
  expect(answer.bed).toMatchObject({ leg: { mode: 'walk' }, spot: null })
  expect(ask({ rows: [] }).bed.leg).toBeNull()
})

test('a hotel of the guide has its name and address for a driver', () => {
  const hotel = inventRow('hotel', 1, { kind: 'lodging', lat: base.lat, lng: base.lng })
  expect(ask({ rows: [hotel] }).bed.spot).toEqual({ name: hotel.name, address: hotel.address })
})

test('a day that does not exist and a minute that is none have no answer', () => {
  const facts = { ...createEditContext(factsFor()), bases: [], toilets: new Set<string>(), isLimited: false }
  expect(findWhatNow(planDays(), { ...request, day: 9 }, facts)).toBeNull()
  expect(findWhatNow(planDays(), { ...request, now: Number.NaN }, facts)).toBeNull()
})
