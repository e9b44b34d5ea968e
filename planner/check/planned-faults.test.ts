import fc from 'fast-check'
import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { openSpansOn } from '#domain/places/opening-hours.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanPlace, PlanRule, PlanStop } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { checkDays } from './check-plan.ts'

const catalogue = readCatalogue()
const rows = new Map<string | null, PlanPlace>(catalogue.map((row) => [row.id, row]))

/** A plan, what it was made for, and a stop of it that was picked at random. */
type Given = {
  plan: Plan
  wishes: TripWishes
  catalogue: PlanPlace[]
  day: PlanDay
  stop: PlanStop
  at: number
  row: PlanPlace | undefined
}

// Plans of the planner itself: a packed one, and one with a night in another city.
const lawful = [
  buildSeoulTrip(2, { activityIntensity: 'packed', areaPreferences: [] }),
  buildSeoulTrip(4, { mustVisitPlaces: 'Haeundae', areaPreferences: [], totalBudget: '', dailyBudgetRange: 90_000 }),
].map(({ plan, steps }) => {
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  return { plan, wishes }
})

test('the plans that are broken below keep to every rule', () => {
  for (const { plan, wishes } of lawful)
    expect(checkDays({ plan, wishes, catalogue }).flatMap(({ violations }) => violations)).toEqual([])
})

function give(which: number, dayAt: number, stopAt: number): Given {
  const { plan, wishes } = structuredClone(lawful[which % lawful.length]) ?? {}
  const day = plan?.days[dayAt % plan.days.length]
  const at = stopAt % (day?.stops.length || 1)
  const stop = day?.stops[at]
  if (!plan || !wishes || !day || !stop) throw new Error('no stop to break')
  return { plan, wishes, catalogue: [...catalogue], day, stop, at, row: rows.get(stop.placeId) }
}

function startOf({ day, at }: Given) {
  const before = day.stops[at - 1]
  return before ? (rows.get(before.placeId) ?? null) : day.from
}

// Each breaks one thing by the least amount; false where a stop has no such thing.
const faults: [what: string, rule: PlanRule, spoil: (given: Given) => boolean][] = [
  [
    'a visit that begins a minute before its place opens',
    'open',
    ({ stop, row, day }) => {
      const spans = row && openSpansOn(row, day.date)
      const from = Math.min(...(spans ?? []).map((span) => span.from))
      if (!row || row.hours === '24h' || !Number.isFinite(from) || from <= 300) return false
      stop.arrive = planClockOf(from - 1)
      return true
    },
  ],
  [
    'a visit that ends a minute after its place closes',
    'open',
    ({ stop, row, day }) => {
      const spans = row && openSpansOn(row, day.date)
      const to = Math.max(...(spans ?? []).map((span) => span.to))
      if (!row || row.hours === '24h' || !Number.isFinite(to) || to >= 1740) return false
      stop.leave = planClockOf(to + 1)
      return true
    },
  ],
  [
    'a place that is shut on the very date',
    'open',
    ({ row, day, catalogue: all }) => {
      if (!row) return false
      all.splice(all.indexOf(row), 1, { ...row, closed: [...row.closed, day.date] })
      return true
    },
  ],
  [
    'a place that has closed for good',
    'open',
    ({ row, catalogue: all }) => {
      if (!row) return false
      all.splice(all.indexOf(row), 1, { ...row, permanentlyClosed: true })
      return true
    },
  ],
  [
    'a place that is no longer in the catalogue',
    'open',
    ({ row, catalogue: all }) => row !== undefined && all.splice(all.indexOf(row), 1).length > 0,
  ],
  [
    'a stop that begins a minute before one can be there',
    'apart',
    ({ day, stop, at }) => {
      const before = day.stops[at - 1]
      if (!before) return false
      stop.arrive = planClockOf(minutesOfPlanClock(before.leave) + (stop.leg?.minutes ?? 0) - 1)
      return true
    },
  ],
  [
    'a place that comes twice',
    'apart',
    ({ plan, stop, row }) => {
      const other = plan.days.flatMap(({ stops }) => stops).find((one) => one.placeId !== stop.placeId && one.placeId)
      if (!row || !other) return false
      stop.placeId = other.placeId
      return true
    },
  ],
  ['a stop too many in the sum', 'apart', ({ plan }) => (plan.totals.stops += 1) > 0],
  ['a day with the date of another', 'apart', ({ day }) => Boolean((day.date = '2030-01-01'))],
  [
    'a walk that is faster than anybody walks',
    'reachable',
    (given) => {
      const [from, { leg }] = [startOf(given), given.stop]
      if (!from || !given.row || leg?.mode !== 'walk') return false
      const least = Math.ceil(straightMetres(from, given.row) / 100)
      given.plan.totals.travelMinutes += least - 1 - leg.minutes
      leg.minutes = least - 1
      return least > 0
    },
  ],
  [
    'a way that is two metres shorter than the straight line',
    'reachable',
    (given) => {
      const [from, { leg }] = [startOf(given), given.stop]
      if (!from || !given.row || !leg) return false
      leg.metres = straightMetres(from, given.row) - 2
      return leg.metres >= 0
    },
  ],
  [
    'a way of which nothing is said',
    'reachable',
    ({ plan, stop, row }) => {
      if (!row || !stop.leg || stop.leg.metres === 0) return false
      plan.totals.travelMinutes -= stop.leg.minutes
      stop.leg = null
      return true
    },
  ],
  ['a minute too many in the sum of ways', 'reachable', ({ plan }) => (plan.totals.travelMinutes += 1) > 0],
  ['a won too many in a day', 'budget', ({ day }) => (day.cost += 1) > 0],
  ['a won too many in the trip', 'budget', ({ plan }) => (plan.totals.cost += 1) > 0],
  [
    'a limit that is a won lower than a day costs',
    'budget',
    ({ plan, wishes, day }) => {
      wishes.dailyLimit = day.cost - 1
      plan.budget.dailyLimit = day.cost - 1
      return true
    },
  ],
  [
    'a price of less than half',
    'budget',
    ({ stop, row }) => {
      if (!row?.cost) return false
      stop.cost = Math.ceil(row.cost / 2) - 1
      return true
    },
  ],
  [
    'a meal that is left out',
    'meals',
    ({ day, stop, at }) => {
      if (stop.meal === undefined || stop.meal === 'breakfast') return false
      day.stops.splice(at, 1)
      return true
    },
  ],
  [
    'a meal at another hour than its own',
    'meals',
    ({ stop }) => {
      if (stop.meal === undefined) return false
      stop.arrive = '15:30'
      return true
    },
  ],
  [
    'sights that are left out without a word',
    'pace',
    ({ day }) => {
      const isFull = day.shortfall === null
      day.stops = day.stops.filter(({ kind }) => kind !== 'attraction' && kind !== 'shopping' && kind !== 'nightlife')
      return isFull
    },
  ],
  [
    'a place said to be closed for good that is open',
    'must_visits',
    ({ plan }) => {
      const placed = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
      const other = catalogue.find(({ id, permanentlyClosed }) => !permanentlyClosed && !placed.has(id))
      if (other) plan.unplaced.push({ placeId: other.id, name: other.name.en, reason: 'permanently_closed', note: '' })
      return other !== undefined
    },
  ],
  [
    'a treatment that nobody asked for',
    'treatments',
    ({ stop, row }) => {
      if (!row) return false
      Object.assign(stop, { kind: 'treatment', treatment: 'skin' })
      return true
    },
  ],
  [
    'a place for adults on the trip of a family',
    'company',
    ({ wishes, row, catalogue: all }) => {
      if (!row) return false
      wishes.travelerType = 'family'
      all.splice(all.indexOf(row), 1, { ...row, tags: [...row.tags, 'adult'] })
      return true
    },
  ],
]

test.each(faults)('%s is found wherever it is in a plan of the planner', (_, rule, spoil) => {
  const picks = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 60 }), fc.nat({ max: 60 }))
  let found = 0
  fc.assert(
    fc.property(picks, ([which, day, stop]) => {
      const given = give(which, day, stop)
      fc.pre(spoil(given))
      const verdicts = checkDays(given)
      const broken = verdicts.filter(({ held }) => !held).map((verdict) => verdict.rule)
      expect(broken).toContain(rule)
      found += 1
    }),
    { numRuns: 5 },
  )
  expect(found).toBe(5)
})
