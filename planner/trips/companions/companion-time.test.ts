import { describe, expect, test } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import { createEditContext } from '#planner/edits/edit-context.ts'
import {
  planCompanionTrip,
  planWait,
  roundsOf,
  rowNorth,
  visitClinic,
  waitClinic,
  type WaitAsked,
} from '#testing/trips/companions/companion-trip.ts'
import { closedOn } from '#testing/trips/edited-trips.ts'
import { onlyStreets } from '#testing/trips/transport.ts'

function idsOf(asked: WaitAsked): string[] {
  return roundsOf(planWait(asked).plan).flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
}

const cafe = rowNorth('cafe', 300)

test('whoever comes along gets an open place with its way and times, and a time to meet before the end', () => {
  expect(roundsOf(planWait({ rows: [cafe] }).plan)).toEqual([
    {
      stops: [
        {
          placeId: 'cafe',
          kind: 'cafe',
          arrive: '14:10',
          leave: '15:25',
          leg: { mode: 'walk', minutes: 6, metres: 390, cost: 0 },
          cost: 6000,
        },
      ],
      back: { mode: 'walk', minutes: 6, metres: 390, cost: 0 },
      meetAt: '15:50',
    },
  ])
})

test('the sums of the plan do not have the money of whoever comes along', () => {
  const { plan } = planWait({ rows: [cafe] })
  const alone = planWait({ rows: [] }).plan
  expect(roundsOf(alone)).toEqual([])
  expect([plan.days[0]?.cost, plan.totals]).toEqual([alone.days[0]?.cost, alone.totals])
})

describe('who travels', () => {
  const party = { adults: 2, childAges: [], older: false, mobility: null }
  test.each([
    ['a couple', {}, true],
    ['friends', { travelerType: 'friends' as const }, true],
    ['two adults of a party', { travelerType: null, party }, true],
    ['a couple with a pram, of whom the form counts one', { party: { ...party, adults: 1 } }, true],
    ['one who travels alone', { travelerType: 'solo' as const }, false],
    ['one on business', { travelerType: 'business' as const }, false],
    ['one who did not say', { travelerType: null }, false],
    [
      'one adult with a child',
      { travelerType: 'family' as const, party: { ...party, adults: 1, childAges: [6] } },
      false,
    ],
  ])('%s', (_, step2, isTold) => {
    expect(idsOf({ rows: [cafe], step2 })).toEqual(isTold ? ['cafe'] : [])
  })
})

describe('what is not offered', () => {
  test.each([
    ['a place that is closed on that day', rowNorth('other', 300, { hours: closedOn('mon') })],
    ['a place with unknown hours', rowNorth('other', 300, { hours: null })],
    ['a place that takes bookings alone', rowNorth('other', 300, { access: 'booking' })],
    [
      'a place that is to be avoided in May',
      rowNorth('other', 300, { seasonAvoid: [{ from: '05-01', to: '05-31', what: 'ice' }] }),
    ],
    ['a restaurant', rowNorth('other', 300, { kind: 'restaurant' })],
    ['another clinic', rowNorth('other', 300, { kind: 'clinic' })],
    ['a bath', rowNorth('other', 300, { kind: 'attraction', tags: ['sauna'] })],
    ['a place for adults that serves alcohol', rowNorth('other', 300, { tags: ['alcohol'] })],
    ['a sight that takes longer than there is time', rowNorth('other', 300, { kind: 'attraction', visitMinutes: 120 })],
    ['a place that is too far for the time', rowNorth('other', 7000)],
    ['a place that has closed for good', rowNorth('other', 300, { permanentlyClosed: true })],
  ])('%s', (_, other) => {
    expect(idsOf({ rows: [other] })).toEqual([])
    expect(idsOf({ rows: [other, cafe] })).toEqual(['cafe'])
  })

  test('a place that the plan has already', () => {
    const visits = [{ placeId: 'cafe', kind: 'cafe' as const, arrive: '10:00', leave: '10:40' }, visitClinic()]
    expect(idsOf({ rows: [cafe], visits })).toEqual([])
  })

  test('what somebody avoids, and a cafe where a diet has nothing', () => {
    const museum = rowNorth('museum', 300, { kind: 'attraction', name: { en: 'Museum of Salt', ko: '소금' } })
    expect(idsOf({ rows: [museum] })).toEqual(['museum'])
    expect(idsOf({ rows: [museum], step2: { avoid: ['museums'] } })).toEqual([])
    const vegan = rowNorth('vegan-cafe', 500, { tags: ['vegan'] })
    expect(idsOf({ rows: [cafe, vegan], step2: { diet: ['vegan'] } })).toEqual(['vegan-cafe'])
  })

  test('what the limit of the day does not leave, but what is free', () => {
    const garden = rowNorth('garden', 600, { kind: 'attraction', cost: 0 })
    const dear = rowNorth('dear', 300, { cost: 61_000 })
    expect(idsOf({ rows: [dear, garden] })).toEqual(['garden'])
    expect(idsOf({ rows: [dear], step2: { dailyBudgetRange: 120_000 } })).toEqual(['dear'])
  })
})

test('two waits share what the limit of the day leaves, and those of a trip what it leaves', () => {
  const rows = [cafe, rowNorth('second', 300)]
  const visits = [visitClinic({ kind: 'consultation', arrive: '10:00', leave: '11:00' }), visitClinic()]
  const countOf = (step2: WaitAsked['step2']) => idsOf({ rows, visits, ...(step2 && { step2 }) }).length
  expect(countOf({})).toBe(2)
  for (const limit of [11_999, 5999]) expect(countOf({ totalBudget: `${limit} won` })).toBe(Math.floor(limit / 6000))
  const dear = rows.map((row) => ({ ...row, cost: 15_000 }))
  expect(idsOf({ rows: dear, visits, step2: { dailyBudgetRange: 20_000 } })).toHaveLength(1)
})

test('a stay ends when the place closes', () => {
  const hours = { mon: [['09:00', '15:00'] as const], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const [round] = roundsOf(planWait({ rows: [rowNorth('early', 300, { hours })] }).plan)
  expect(round?.stops).toMatchObject([{ arrive: '14:10', leave: '15:00' }])
})

test('a way is no longer than twenty minutes, however long the visit is', () => {
  const visits = [visitClinic({ arrive: '10:00', leave: '16:00' })]
  const [reached, far] = [rowNorth('reached', 2100), rowNorth('far', 2600)]
  expect(idsOf({ rows: [reached], visits })).toEqual(['reached'])
  expect(idsOf({ rows: [far], visits })).toEqual([])
})

test('a visit of less than an hour has nothing, and one at the hour has', () => {
  const near = rowNorth('near', 50)
  expect(idsOf({ rows: [near], visits: [visitClinic({ leave: '14:59' })] })).toEqual([])
  expect(idsOf({ rows: [near], visits: [visitClinic({ leave: '15:00' })] })).toEqual(['near'])
})

test('during an operation whoever comes along stays within ten minutes on foot', () => {
  const [near, far] = [rowNorth('near', 550), rowNorth('far', 620)]
  const visits = [visitClinic({ treatment: 'surgery', arrive: '10:00', leave: '13:00' })]
  expect(idsOf({ rows: [far], visits })).toEqual([])
  expect(idsOf({ rows: [far, near], visits })).toEqual(['near'])
  const longVisit = visitClinic({ arrive: '10:00', leave: '13:00' })
  expect(idsOf({ rows: [far], visits: [longVisit] })).toEqual(['far'])
  // From one to the other one would take a bus.
  const great = { kind: 'attraction' as const, interests: ['culture' as const], headline: 3 as const, visitMinutes: 40 }
  const apart = [rowNorth('north', 550, great), rowNorth('south', -550, great)]
  expect(idsOf({ rows: apart, visits })).toHaveLength(1)
  expect(idsOf({ rows: apart, visits: [longVisit] })).toHaveLength(2)
})

test('a consultation and the treatment after it are one wait, and two with lunch between them', () => {
  const rows = [cafe, rowNorth('second', 200), rowNorth('lunch', 250, { kind: 'restaurant' })]
  const consultation = visitClinic({ kind: 'consultation', arrive: '12:00', leave: '13:00' })
  const together = planWait({ rows, visits: [consultation, visitClinic({ arrive: '13:05', leave: '14:35' })] }).plan
  expect(together.days[0]?.stops.map(({ companion }) => companion?.meetAt)).toEqual([undefined, '14:25'])
  expect(roundsOf(together)[0]?.stops[0]?.arrive).toBe('12:05')
  const lunch = { placeId: 'lunch', kind: 'meal' as const, arrive: '13:10', leave: '13:40' }
  const apart = planWait({ rows, visits: [consultation, lunch, visitClinic()] }).plan
  expect(roundsOf(apart).map(({ meetAt }) => meetAt)).toEqual(['12:50', '15:50'])
  expect(new Set(roundsOf(apart).flatMap(({ stops }) => stops.map(({ placeId }) => placeId))).size).toBe(2)
})

test('a long wait has up to three places, of which one is a cafe, and the stays fill the time', () => {
  const sight = (id: string, metres: number) => rowNorth(id, metres, { kind: 'attraction', cost: 0, visitMinutes: 40 })
  const rows = [cafe, rowNorth('second', 200), sight('one', 250), sight('two', 350), sight('three', 400)]
  const [round] = roundsOf(planWait({ rows, visits: [visitClinic({ arrive: '10:00', leave: '14:00' })] }).plan)
  expect(round?.stops).toHaveLength(3)
  expect(round?.stops.filter(({ kind }) => kind === 'cafe').length).toBeLessThanOrEqual(1)
})

describe('after a change', () => {
  const late = rowNorth('late', 300, {
    hours: { mon: [['17:00', '22:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  })
  const early = rowNorth('early', 300, {
    hours: { mon: [['09:00', '15:30']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  })
  const { plan, wishes, catalogue } = planWait({ rows: [late, early] })
  const context = createEditContext({ wishes, catalogue, transport: onlyStreets })
  const placesIn = (changed: Plan) => roundsOf(changed).map(({ stops, meetAt }) => [meetAt, stops[0]?.placeId])

  test('a longer stay is met at its new end', () => {
    expect(placesIn(plan)).toEqual([['15:50', 'early']])
    const longer = applyEdit(plan, { do: 'stay', at: { day: 0, stop: 0 }, minutes: 150 }, context).plan
    expect(placesIn(longer)).toEqual([['16:20', 'early']])
  })

  test('a visit that is arranged for another time has what is open then', () => {
    const appointment = { do: 'appoint' as const, placeId: waitClinic.id, day: 0, arrive: '17:30', minutes: 90 }
    const moved = applyEdit(plan, { do: 'remove', at: { day: 0, stop: 0 } }, context).plan
    expect(placesIn(moved)).toEqual([])
    expect(placesIn(applyEdit(moved, appointment, context).plan)).toEqual([['18:50', 'late']])
  })

  test('a place that the traveller takes into the plan is no longer one to wait at', () => {
    const added = applyEdit(plan, { do: 'add', placeId: 'early', at: null, day: 0 }, context).plan
    expect(roundsOf(added)).toEqual([])
  })
})

test('a planned trip of a couple has it, keeps every rule of the checker, and that of one alone has none', () => {
  const { plan, broken } = planCompanionTrip({})
  expect(roundsOf(plan).length).toBeGreaterThan(0)
  expect(broken).toEqual([])
  expect(roundsOf(planCompanionTrip({ travelerType: 'solo' }).plan)).toEqual([])
})
