import { expect, test } from 'vitest'
import type { PlanLeg, PlanStop, StopKind } from '#domain/trips/plan/plans.ts'
import { factsFor, moveDays, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { createEditContext, keepLegs, pointsOf } from './edit-context.ts'

const context = createEditContext(factsFor())
const from = { name: 'Insadong', lat: 37.574, lng: 126.985 }
const to = { name: 'Seomyeon', lat: 35.1577, lng: 129.0592 }

function stop(placeId: string | null, kind: StopKind, facts: Partial<PlanStop> = {}): PlanStop {
  return { placeId, kind, arrive: '', leave: '', leg: null, cost: 0, hoursUnknown: false, because: [], ...facts }
}

function rowOf(id: string) {
  const row = context.rows.get(id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}

test('the way between two points is one answer, however often it is asked for', () => {
  const leg = context.legOf(rowOf('sight-1'), rowOf('sight-2'))
  expect(context.legOf({ ...rowOf('sight-1') }, { ...rowOf('sight-2') })).toBe(leg)
  expect(leg.metres).toBeGreaterThan(0)
})

test('a row has a better rank the earlier it stands in the catalogue', () => {
  const [first, last] = [rowOf('sight-0'), rowOf('sight-69')]
  const here = { ...last, lat: first.lat, lng: first.lng }
  expect(context.candidateOf(first, from).score).toBeGreaterThan(context.candidateOf(here, from).score)
  const unknown = { ...first, id: 'nowhere' }
  expect(context.candidateOf(unknown, from).score).toBeLessThan(context.candidateOf(first, from).score)
})

test('nothing that is asked for here was named by the traveller', () => {
  const used = createEditContext(factsFor(askTrip(3, { mustVisitPlaces: 'The sight-2 house' })))
  expect(used.candidateOf(rowOf('sight-2'), from).isMust).toBe(false)
})

test('places are where their rows are, and rows that nobody knows where one is', () => {
  const points = pointsOf({ from, to }, [stop('sight-1', 'attraction'), stop('nowhere', 'attraction')], context)
  expect(points).toEqual([rowOf('sight-1'), rowOf('sight-1')])
  expect(pointsOf({ from, to }, [stop('nowhere', 'attraction')], context)).toEqual([from])
})

test('one rests where one is, sleeps at the base, and after a move at the next one', () => {
  const stops = [
    stop('sight-1', 'attraction'),
    stop(null, 'rest'),
    stop(null, 'lodging'),
    stop(null, 'transfer', { lat: 35.1, lng: 129.1 }),
    stop(null, 'lodging'),
    stop(null, 'rest'),
  ]
  expect(pointsOf({ from, to }, stops, context)).toEqual([
    rowOf('sight-1'),
    rowOf('sight-1'),
    from,
    { lat: 35.1, lng: 129.1 },
    to,
    to,
  ])
})

test('a move of which nobody knows where it arrives leads to where the day ends', () => {
  expect(pointsOf({ from, to }, [stop(null, 'transfer')], context)).toEqual([to])
})

test('ways that a plan has stay as they are, in their direction, and others are estimated', () => {
  const plan = planDays()
  const taxi: PlanLeg = { mode: 'taxi', minutes: 7, metres: 1900, cost: 5600 }
  const day = plan.days[0]
  const [second, last] = [day?.stops[1], day?.stops.at(-1)]
  if (!day || !second || !last) throw new Error('no stops')
  second.leg = taxi
  day.returnLeg = { ...taxi, minutes: 8 }
  const used = keepLegs(context, plan)
  const [a, b] = [rowOf('sight-0'), rowOf('sight-1')]
  expect(used.legOf(a, b)).toEqual(taxi)
  expect(used.legOf(b, a).mode).toBe('walk')
  expect(used.legOf(rowOf('sight-2'), b)).toEqual(context.legOf(rowOf('sight-2'), b))
  expect(used.legOf(rowOf('grill-0'), day.to).minutes).toBe(8)
  expect(used.legOf(a, rowOf('sight-50'))).toEqual(context.legOf(a, rowOf('sight-50')))
})

test('the ways of every day of a plan stay, and the ticket of a move is that to where it arrives', () => {
  const plan = moveDays(planDays())
  const used = keepLegs(context, plan)
  const move = plan.days[0]?.stops.at(-1)
  if (!move?.leg) throw new Error('no move')
  expect(used.legOf(rowOf('grill-0'), { lat: move.lat ?? 0, lng: move.lng ?? 0 })).toEqual(move.leg)
  for (const { stops, from: start } of planDays().days)
    expect(keepLegs(context, planDays()).legOf(start, rowOf(stops[0]?.placeId ?? ''))).toEqual(stops[0]?.leg)
})

test('keeping the ways of a plan changes nothing for another plan', () => {
  const plan = planDays()
  const stops = plan.days[0]?.stops ?? []
  if (stops[1]) stops[1].leg = { mode: 'taxi', minutes: 7, metres: 1900, cost: 5600 }
  keepLegs(context, plan)
  expect(context.legOf(rowOf('sight-0'), rowOf('sight-1')).mode).toBe('walk')
})
