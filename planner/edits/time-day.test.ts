import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { type PlanDay, type PlanLeg, type PlanStop, stopKinds } from '#domain/trips/plan/plans.ts'
import { anyPlan, closedOn, factsFor, inventEditedCatalogue, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { createEditContext, type EditContext, keepLegs } from './edit-context.ts'
import { draftOf, type DraftDay, isHeld, type TimedDay, timeDay } from './time-day.ts'

const base = { name: 'Insadong', lat: 37.574, lng: 126.985 }
const tenMinutes: PlanLeg = { mode: 'walk', minutes: 10, metres: 700, cost: 0 }
const catalogue = [
  ...inventEditedCatalogue(),
  inventRow('two-halves', 3, {
    exceptions: {
      '2027-05-03': [
        ['09:00', '12:00'],
        ['14:00', '18:00'],
      ],
    },
  }),
]
const context: EditContext = { ...createEditContext(factsFor(askTrip(3), catalogue)), legOf: () => tenMinutes }

/** A stop at a place for an hour, where no more is said. */
function stop(placeId: string | null, facts: Partial<PlanStop> = {}): PlanStop {
  const kind = placeId === null ? 'rest' : 'attraction'
  return { placeId, kind, arrive: '', leave: '', leg: null, cost: 0, hoursUnknown: false, because: [], ...facts }
}

function dayOf(...stops: PlanStop[]): PlanDay {
  return { date: '2027-05-03', from: base, to: base, stops, returnLeg: null, cost: 0, shortfall: null }
}

/** A day from nine o'clock of visits of an hour each, at the times that they wish for. */
function draft(...wishes: [placeId: string | null, wish: string | null, facts?: Partial<PlanStop>, stay?: number][]) {
  const stops = wishes.map(([placeId, wish, facts, stay = 60]) => {
    return { stop: stop(placeId, facts), stay, wish: wish === null ? null : minutesOfPlanClock(wish) }
  })
  return { day: dayOf(...stops.map((one) => one.stop)), leaves: 9 * 60, stops } satisfies DraftDay
}

function clocks({ day }: TimedDay): string[] {
  return day.stops.map(({ arrive, leave }) => `${arrive}-${leave}`)
}

test('a draft of a day has the stay and the wish of each stop, and begins by nine', () => {
  const { stops, leaves } = draftOf(planDays().days[0] ?? dayOf())
  expect(stops.map(({ stay }) => stay)).toEqual([60, 60, 60, 60, 40, 60, 60])
  expect(stops[0]?.wish).toBe(9 * 60 + 30)
  expect(leaves).toBe(9 * 60)
})

test('a day that begins before nine begins so early that its first stop is reached', () => {
  expect(draftOf(dayOf(stop('sight-0', { arrive: '08:00', leave: '09:00', leg: tenMinutes }))).leaves).toBe(7 * 60 + 50)
  expect(draftOf(dayOf()).leaves).toBe(9 * 60)
})

test('whoever gets up at ten is led nowhere sooner by a new first stop, but brings the first one forward by hand', () => {
  const rising = { ...context, wishes: { ...context.wishes, wakeUp: 10 * 60 } }
  const present = dayOf(stop('sight-0', { arrive: '10:40', leave: '11:40', leg: tenMinutes }))
  const added = { day: present, leaves: 9 * 60, stops: draft(['sight-1', null], ['sight-0', '10:40']).stops }
  expect(clocks(timeDay(added, rising))[0]).toBe('10:10-11:10')
  expect(clocks(timeDay(added, context))[0]).toBe('09:10-10:10')
  const forward = { day: present, leaves: 9 * 60, stops: draft(['sight-0', '09:30']).stops }
  expect(clocks(timeDay(forward, rising))).toEqual(['09:30-10:30'])
})

test('a day from an airport begins no sooner than it did, and one with a move by nine', () => {
  const first = stop('sight-0', { arrive: '13:00', leave: '14:00', leg: tenMinutes })
  const landed = { ...dayOf(first), from: airportBase('ICN') }
  expect(draftOf(landed).leaves).toBe(12 * 60 + 50)
  expect(draftOf({ ...landed, stops: [first, stop(null, { kind: 'transfer' })] }).leaves).toBe(9 * 60)
})

test.each([
  ['', '10:00'],
  ['10:00', ''],
  ['noon', '13:00'],
])('a stop from %j to %j has neither a wish nor a stay', (arrive, leave) => {
  expect(draftOf(dayOf(stop('sight-0', { arrive, leave }))).stops).toMatchObject([{ wish: null, stay: 0 }])
})

test('a stop that ends before it begins stays for no time', () => {
  expect(draftOf(dayOf(stop('sight-0', { arrive: '11:00', leave: '10:00' }))).stops[0]?.stay).toBe(0)
})

test('others make way for locked stops, visits to clinics and moves alone', () => {
  const held = stopKinds.filter((kind) => isHeld(stop(null, { kind })))
  expect(held).toEqual(['consultation', 'treatment', 'checkup', 'transfer'])
  for (const kind of stopKinds) expect(isHeld(stop(null, { kind, locked: true }))).toBe(true)
})

test('stops keep the times that they wish for, and without a wish begin when one is there', () => {
  const timed = timeDay(draft(['sight-0', '10:00'], ['sight-1', null], ['sight-2', '15:00']), context)
  expect(clocks(timed)).toEqual(['10:00-11:00', '11:10-12:10', '15:00-16:00'])
  expect(timed).toMatchObject({ misses: 0, end: 16 * 60 })
})

test('a stop that is reached later than it wishes begins in that minute, and the next ones when they can', () => {
  const timed = timeDay(draft(['sight-0', '10:00', {}, 120], ['sight-1', '11:30'], ['sight-2', '13:20']), context)
  expect(clocks(timed)).toEqual(['10:00-12:00', '12:10-13:10', '13:20-14:20'])
})

test('nobody leaves before the day begins, and the first way counts', () => {
  const timed = timeDay(draft(['sight-0', '08:00']), context)
  expect(clocks(timed)).toEqual(['09:10-10:10'])
})

test('on the day of arrival nobody leaves before the airport is behind', () => {
  const landing = { ...context, wishes: { ...context.wishes, arrival: { airport: 'ICN' as const, time: '11:00' } } }
  expect(clocks(timeDay(draft(['sight-0', '10:00']), landing))).toEqual(['12:25-13:25'])
  const later = draft(['sight-0', '10:00'])
  later.day.date = '2027-05-04'
  expect(clocks(timeDay(later, landing))).toEqual(['10:00-11:00'])
})

test('one goes earlier only as far as a locked stop asks for it', () => {
  const timed = timeDay(
    draft(['sight-0', '10:00'], ['sight-1', '11:00'], ['sight-2', '11:45', { locked: true }]),
    context,
  )
  expect(clocks(timed)).toEqual(['09:25-10:25', '10:35-11:35', '11:45-12:45'])
  expect(timed.misses).toBe(0)
})

test.each([
  [30, 120, ['09:10-11:10', '11:20-11:50']],
  [120, 30, ['10:00-10:30', '11:20-13:20']],
])('for a locked stop of %i minutes one of %i goes as much earlier as its own stay asks', (locked, stay, times) => {
  const timed = timeDay(draft(['sight-0', '10:00', {}, stay], ['sight-1', '11:20', { locked: true }, locked]), context)
  expect(clocks(timed)).toEqual(times)
})

test('a locked stop that cannot be reached in time is late, and what comes before it goes as early as it may', () => {
  const timed = timeDay(draft(['sight-0', '10:00'], ['sight-1', '09:30', { locked: true }]), context)
  expect(clocks(timed)).toEqual(['10:00-11:00', '11:10-12:10'])
})

test('a meal may be half an hour later than it wishes, and what comes before it goes earlier for more', () => {
  const lunch = { kind: 'meal', meal: 'lunch' } as const
  const clocksWith = (stay: number) =>
    clocks(timeDay(draft(['sight-0', '10:30', {}, stay], ['noodle-0', '12:00', lunch]), context))
  expect(clocksWith(80)).toEqual(['10:30-11:50', '12:00-13:00'])
  expect(clocksWith(110)).toEqual(['10:30-12:20', '12:30-13:30'])
  expect(clocksWith(120)).toEqual(['10:20-12:20', '12:30-13:30'])
})

test.each([
  ['lunch', '10:00', '11:00-12:00', 0],
  ['lunch', '14:30', '14:30-15:30', 0],
  ['lunch', '14:31', '14:30-15:30', 0],
  ['dinner', '16:00', '17:00-18:00', 0],
] as const)('a %s that wishes for %s is from %s, with %i misses', (meal, wish, times, misses) => {
  const timed = timeDay(draft(['noodle-0', wish, { kind: 'meal', meal }]), context)
  expect(clocks(timed)).toEqual([times])
  expect(timed.misses).toBe(misses)
})

test('a lunch that is reached after 14:30 is a miss, and is had when one is there', () => {
  const lunch = { kind: 'meal', meal: 'lunch' } as const
  const late = (stay: number) => timeDay(draft(['sight-0', null, {}, stay], ['noodle-0', '13:00', lunch]), context)
  expect([clocks(late(310))[1], late(310).misses]).toEqual(['14:30-15:30', 0])
  expect([clocks(late(311))[1], late(311).misses]).toEqual(['14:31-15:31', 1])
})

test('a visit waits for the opening, and an arrival after the closing is a miss at that time', () => {
  expect(clocks(timeDay(draft(['night-market', '12:00']), context))).toEqual(['18:00-19:00'])
  const shut = timeDay(draft(['early-garden', '12:00']), context)
  expect([clocks(shut), shut.misses]).toEqual([['09:30-10:30'], 0])
  const late = timeDay(draft(['sight-0', null, {}, 90], ['early-garden', null]), context)
  expect([clocks(late)[1], late.misses]).toEqual(['10:50-11:50', 1])
})

test('a stay lies before a break or after it', () => {
  expect(clocks(timeDay(draft(['two-halves', '10:30']), context))).toEqual(['10:30-11:30'])
  expect(clocks(timeDay(draft(['two-halves', '11:30']), context))).toEqual(['14:00-15:00'])
})

test('a place that is closed all day is one miss, and holds nobody up', () => {
  const shut = inventRow('shut', 5, { hours: closedOn('mon') })
  const used = { ...context, rows: new Map([...context.rows, [shut.id, shut]]) }
  const timed = timeDay(draft(['sight-0', '10:00'], ['shut', '11:30'], ['sight-1', '13:00']), used)
  expect([clocks(timed), timed.misses]).toEqual([['10:00-11:00', '11:30-12:30', '13:00-14:00'], 1])
})

test('unknown hours close nothing, and each stop says whether they are known on its date', () => {
  const timed = timeDay(
    draft(['secret-garden', '05:00', { hoursUnknown: false }], ['sight-0', '22:30', { hoursUnknown: true }]),
    context,
  )
  expect(timed.day.stops.map(({ hoursUnknown }) => hoursUnknown)).toEqual([true, false])
  expect(timed.day.stops[0]?.arrive).toBe('10:00')
  expect(timeDay(draft(['secret-garden', '20:00']), { ...context }).misses).toBe(0)
})

test('a rest and the lodging have no leg, and a day ends with a leg back from any other stop', () => {
  const timed = timeDay(draft(['sight-1', '10:00'], [null, '12:00'], [null, '14:00', { kind: 'lodging' }]), context)
  expect(timed.day.stops.map(({ leg }) => leg?.minutes ?? null)).toEqual([10, null, 10])
  expect(timed.day.returnLeg).toBeNull()
  expect(timeDay(draft(['sight-1', '10:00']), context).day.returnLeg).toEqual(tenMinutes)
})

test('a move keeps its own ticket, and is never faster than its mode can be', () => {
  const busan = { lat: 35.1577, lng: 129.0592 }
  const move = (leg: PlanLeg) =>
    timeDay(draft([null, '13:00', { kind: 'transfer', ...busan, leg }]), context).day.stops[0]?.leg
  const ticket: PlanLeg = { mode: 'ktx', minutes: 200, metres: 420_000, cost: 62_000 }
  expect(move(ticket)).toEqual(ticket)
  expect(move({ ...ticket, minutes: 30, metres: 1 })).toMatchObject({ mode: 'ktx', cost: 62_000, minutes: 94 })
  expect(move({ ...ticket, mode: 'walk' })).toEqual(tenMinutes)
})

test('a day without stops has no way, no miss and ends when it begins', () => {
  expect(timeDay(draft(), context)).toEqual({ day: dayOf(), misses: 0, end: 9 * 60 })
})

test('timing a day a second time changes nothing', () => {
  const plain = createEditContext(factsFor())
  fc.assert(
    fc.property(anyPlan, fc.nat({ max: 2 }), (plan, index) => {
      const day = plan.days[index] ?? dayOf()
      const once = timeDay(draftOf(day), keepLegs(plain, plan)).day
      expect(timeDay(draftOf(once), keepLegs(plain, plan)).day).toEqual(once)
    }),
    { numRuns: 60 },
  )
})

test('timed stops follow each other, last as long as asked and begin no earlier than one can be there', () => {
  const clock = fc.option(fc.integer({ min: 300, max: 1400 }))
  const wish = fc.tuple(fc.nat({ max: 20 }), clock, fc.integer({ min: 10, max: 180 }), fc.boolean())
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 6 }), (wishes) => {
      const asked = draft(
        ...wishes.map(([id, at, stay, locked]): [string, string | null, Partial<PlanStop>, number] => {
          return [`sight-${id}`, at === null ? null : planClockOf(at), locked ? { locked: true } : {}, stay]
        }),
      )
      const { day, end } = timeDay(asked, context)
      let free = asked.leaves
      for (const [index, { arrive, leave }] of day.stops.entries()) {
        const [from, to] = [minutesOfPlanClock(arrive), minutesOfPlanClock(leave)]
        expect(from).toBeGreaterThanOrEqual(free + 10)
        expect(to - from).toBe(asked.stops[index]?.stay)
        // Never later than it wishes, unless one is not there before.
        expect(from).toBeLessThanOrEqual(Math.max(free + 10, asked.stops[index]?.wish ?? 0))
        free = to
      }
      expect(end).toBe(free)
    }),
    { numRuns: 150 },
  )
})

test('a locked stop keeps its time when an earlier start makes that possible', () => {
  const visit = fc.tuple(fc.integer({ min: 540, max: 1000 }), fc.integer({ min: 10, max: 120 }))
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 4 }), fc.nat({ max: 90 }), (before, spare) => {
      const others = before.map(([at, minutes], index): [string, string, object, number] => {
        return [`sight-${index}`, planClockOf(at), {}, minutes]
      })
      const soonest = before.reduce((clock, [, minutes]) => clock + minutes + 10, 9 * 60 + 10)
      const wish = planClockOf(soonest + spare)
      const timed = timeDay(draft(...others, ['sight-9', wish, { locked: true }]), context)
      expect(timed.day.stops.at(-1)?.arrive).toBe(wish)
    }),
    { numRuns: 100 },
  )
})

test('hours that are kept free begin no earlier than they are told, and who is late has less of them', () => {
  const kept: Partial<PlanStop> = { kind: 'lodging', because: ['kept-hours'] }
  const stops = draft(['sight-1', '10:00'], [null, '13:00', kept, 120], ['sight-2', '15:10'])
  const keptFrom = (leaves: number) => timeDay({ ...stops, leaves }, context).day.stops[1]
  expect(keptFrom(9 * 60)).toMatchObject({ arrive: '13:00', leave: '15:00' })
  expect(keptFrom(13 * 60 + 10)).toMatchObject({ arrive: '14:30', leave: '15:00' })
})
