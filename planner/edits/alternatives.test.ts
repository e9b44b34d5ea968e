import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { closedOn, factsFor, inventEditedCatalogue, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { isLong } from '#testing/long-rounds.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { listAlternatives } from './alternatives.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext } from './edit-context.ts'

const context = createEditContext(factsFor())

function at(day: number, stop: number): StopPosition {
  return { day, stop }
}

test('three other places of the same kind are offered, none of which is in the plan', () => {
  const plan = planDays()
  const used = plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
  for (const [stop, kind] of [
    [0, 'attraction'],
    [2, 'restaurant'],
    [4, 'cafe'],
  ] as const) {
    const found = listAlternatives(plan, at(0, stop), context)
    expect(found).toHaveLength(3)
    for (const { placeId } of found) {
      expect(used).not.toContain(placeId)
      expect(context.rows.get(placeId)?.kind).toBe(kind)
    }
  }
})

test('an alternative changes minutes, money and times as it says', () => {
  const plan = planDays()
  for (const { placeId, minutesMore, costMore, arrive, leave } of listAlternatives(plan, at(1, 4), context)) {
    const changed = applyEdit(plan, { do: 'replace', at: at(1, 4), placeId }, context).plan
    expect(changed.totals.travelMinutes - plan.totals.travelMinutes).toBe(minutesMore)
    expect(changed.totals.cost - plan.totals.cost).toBe(costMore)
    expect(changed.days[1]?.stops[4]).toMatchObject({ placeId, arrive, leave })
  }
})

test('an alternative that is closed on the day is not offered', () => {
  const [steps, plan] = [askTrip(3), planDays()]
  const shut = inventRow('tower', 0, { hours: closedOn('tue'), tags: ['photogenic'], interests: ['culture', 'food'] })
  const used = createEditContext(factsFor(steps, [shut, ...inventEditedCatalogue()]))
  const offered = (day: number) => listAlternatives(plan, at(day, 0), used).map(({ placeId }) => placeId)
  expect(offered(0)).toContain('tower')
  expect(offered(1)).not.toContain('tower')
})

test('an alternative that breaks a rule comes after one that breaks none', () => {
  const few = inventEditedCatalogue().filter(
    ({ id, kind }) => kind !== 'cafe' || ['cafe-0', 'cafe-1', 'cafe-2', 'cafe-9'].includes(id),
  )
  const dear = inventRow('gold-cafe', 0, { kind: 'cafe', interests: ['food', 'culture'], cost: 80_000 })
  const used = createEditContext(factsFor(askTrip(3), [dear, ...few]))
  expect(listAlternatives(planDays(), at(0, 4), used).map(({ placeId }) => placeId)).toEqual(['cafe-9', 'gold-cafe'])
})

test('alternatives of the same kind and interests come first', () => {
  const spa = inventRow('old-bath', 0, { kind: 'spa', interests: ['beauty'], area: 'Insadong' })
  const used = createEditContext(factsFor(askTrip(3), [spa, ...inventEditedCatalogue()]))
  const found = listAlternatives(planDays(), at(0, 0), used)
  expect(found.map(({ placeId }) => context.rows.get(placeId)?.kind)).toEqual([
    'attraction',
    'attraction',
    'attraction',
  ])
})

test('a family is offered no bar in the place of a museum', () => {
  const bar = inventRow('wine-museum', 0, { tags: ['alcohol'], interests: ['culture', 'food'] })
  const used = createEditContext(factsFor(askTrip(3, { travelerType: 'family' }), [bar, ...inventEditedCatalogue()]))
  expect(listAlternatives(planDays(), at(0, 0), used).map(({ placeId }) => placeId)).not.toContain('wine-museum')
})

test('a clinic, a stop without a place and a stop that is not there have no alternatives', () => {
  const plan: Plan = planDays()
  Object.assign(plan.days[0]?.stops[1] ?? {}, { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin' })
  Object.assign(plan.days[0]?.stops[3] ?? {}, { placeId: null, kind: 'rest', name: 'Free time' })
  for (const where of [at(0, 1), at(0, 3), at(0, 99), at(-1, 0), at(0.5, 0), at(Number.NaN, 0)]) {
    expect(listAlternatives(plan, where, context)).toEqual([])
  }
})

test('in the catalogue, five of six stops of a trip have three near alternatives, and all meals but one of different cuisines', () => {
  const fewer: string[] = []
  const alike: string[] = []
  const { steps, plan } = buildSeoulTrip(3)
  const catalogue = readCatalogue()
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() })
  const used = createEditContext({ wishes, catalogue, transport: readTransport() })
  const days = isLong ? plan.days : plan.days.slice(0, 2)
  for (const [day, { stops }] of days.entries())
    for (const [index, stop] of stops.entries()) {
      // Hardly anything else fits into a quarter of an hour between two others.
      if (used.rows.get(stop.placeId ?? '')?.visitMinutes === 15) continue
      const found = listAlternatives(plan, at(day, index), used)
      if (found.length < 3) fewer.push(stop.placeId ?? '')
      const rows = found.flatMap(({ placeId }) => used.rows.get(placeId) ?? [])
      const here = used.rows.get(stop.placeId ?? '')
      const pointAt = (position: number) => used.rows.get(stops[position]?.placeId ?? '') ?? plan.base
      const wayOver = (point: { lat: number; lng: number }) =>
        straightMetres(pointAt(index - 1), point) + straightMetres(point, pointAt(index + 1))
      const direct = straightMetres(pointAt(index - 1), pointAt(index + 1))
      for (const row of rows)
        expect(wayOver(row) - direct).toBeLessThanOrEqual(Math.max(10_000, wayOver(here ?? row) - direct))
      const cuisines = stop.meal ? rows.map(({ cuisine }) => cuisine) : []
      if (new Set(cuisines).size < cuisines.length) alike.push(stop.placeId ?? '')
    }
  // Little fits between two stops that lie a few minutes apart and cannot wait.
  expect(6 * fewer.length).toBeLessThanOrEqual(days.flatMap(({ stops }) => stops).length)
  // Two of one cuisine are offered where all others break a rule that they keep.
  expect(alike.length).toBeLessThanOrEqual(1)
})
