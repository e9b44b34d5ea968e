import { expect, test } from 'vitest'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Place, Problem } from '#planner/solver/problem.ts'
import { factsFor, moveDays, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { createEditContext } from './edit-context.ts'
import { candidateOfFixed, type FixedStop, holdFixed, listFixed, treatmentsOf } from './fixed-stops.ts'

const told = {
  beautyInterest: 'interested' as const,
  beautyCategories: ['Skin Treatment' as const, 'Plastic Surgery' as const],
}
const context = createEditContext(factsFor(askTrip(3, {}, told)))
const all = new Set([0, 1, 2])

function stopOf(plan: Plan, day: number, index: number): PlanStop {
  const stop = plan.days[day]?.stops[index]
  if (!stop) throw new Error('no stop')
  return stop
}

function change(plan: Plan, day: number, index: number, facts: Partial<PlanStop>): Plan {
  Object.assign(stopOf(plan, day, index), facts)
  return plan
}

function bare(kind: PlanStop['kind'], arrive: string, leave: string, facts: Partial<PlanStop> = {}): PlanStop {
  return { placeId: null, kind, arrive, leave, leg: null, cost: 0, hoursUnknown: false, because: [], ...facts }
}

function partsOf(stops: PlanStop[]): string[] {
  const plan = planDays()
  Object.assign(plan.days[0] ?? {}, { stops })
  return listFixed(plan, new Set([0]), context).map(({ stop, part }) => `${stop.kind} ${part}`)
}

test('only what others make way for stays, on the chosen days alone', () => {
  const plan = change(planDays(), 0, 3, { locked: true })
  change(plan, 1, 3, { locked: true })
  change(plan, 2, 1, { placeId: 'clinic-1', kind: 'consultation', treatment: 'skin' })
  expect(listFixed(plan, all, context).map(({ id, day, arrive, stay, part }) => [id, day, arrive, stay, part])).toEqual(
    [
      ['sight-2', 0, 810, 60, 'within'],
      ['sight-6', 1, 810, 60, 'within'],
      ['clinic-1 consultation skin 2', 2, 650, 60, 'within'],
    ],
  )
  expect(listFixed(plan, new Set([1]), context).map(({ id }) => id)).toEqual(['sight-6'])
  expect(listFixed(plan, new Set(), context)).toEqual([])
})

test('a stop of no place stays, where one is at the time, under the name of where the day ends', () => {
  const plan = planDays()
  plan.days[0]?.stops.splice(2, 0, bare('rest', '12:00', '12:10'))
  const [rest] = listFixed(plan, all, context)
  expect(rest).toMatchObject({ id: 'fixed-0-2', stay: 10, row: { lat: context.rows.get('sight-1')?.lat, cost: 0 } })
  expect(rest?.row.name.en).toBe('Hotel area: Insadong')
})

test('a stop without clocks does not stay, and one that ends before it begins stays for no time', () => {
  const plan = change(planDays(), 0, 3, { locked: true, arrive: 'noon' })
  expect(listFixed(plan, all, context)).toEqual([])
  change(plan, 0, 3, { arrive: '13:30', leave: '13:00' })
  expect(listFixed(plan, all, context)).toMatchObject([{ arrive: 810, stay: 0 }])
})

const [train, sight] = [
  bare('transfer', '10:00', '10:15'),
  bare('attraction', '12:00', '13:00', { placeId: 'sight-9', locked: true }),
]
const [luggage, rest] = [bare('lodging', '18:00', '18:10'), bare('rest', '19:00', '19:30')]

test.each<[string, PlanStop[], string[]]>([
  ['a move in the morning', [train, sight], ['transfer head', 'attraction within']],
  ['a move in the evening', [sight, train], ['attraction within', 'transfer tail']],
  ['the luggage before a move', [sight, luggage, train], ['attraction within', 'lodging tail', 'transfer tail']],
  ['a rest before a move', [sight, rest, train], ['attraction within', 'rest within', 'transfer tail']],
  ['a rest before the first move', [rest, train, sight], ['rest head', 'transfer head', 'attraction within']],
  ['a rest after the last move', [sight, train, rest], ['attraction within', 'transfer tail', 'rest tail']],
  ['moves at both ends', [train, sight, train], ['transfer head', 'attraction within', 'transfer tail']],
  ['a move in the middle', [sight, train, sight], ['attraction within', 'transfer within', 'attraction within']],
  ['a move alone', [train], ['transfer head']],
  ['no move', [rest, sight, luggage], ['rest within', 'attraction within', 'lodging within']],
])('with %s each stop is of its part of the day', (_, stops, parts) => {
  expect(partsOf(stops)).toEqual(parts)
})

test('a fixed stop is a candidate that must come, at its own length and price', () => {
  const plan = change(planDays(), 0, 3, { locked: true, leave: '14:45', cost: 4000, because: ['added'] })
  const [fixed] = listFixed(plan, all, context)
  expect(fixed && candidateOfFixed(fixed)).toMatchObject({
    kind: 'attraction',
    minutes: 75,
    cost: 4000,
    isMust: true,
    because: ['added'],
  })
})

test('treatments are on the days on which the plan has them, with the quiet days that follow', () => {
  const visit = { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin' } as const
  const plan = change(planDays(), 1, 1, visit)
  const known = treatmentsOf(plan, listFixed(plan, all, context), context)
  expect([...known.treatmentDays]).toEqual([1])
  expect([...known.quietDays]).toEqual([1, 2])
  expect([...known.surgeryDays]).toEqual([])
  expect(known.visits).toMatchObject([
    { row: { id: 'clinic-1' }, kind: 'treatment', treatment: 'skin', day: 1, minutes: 60 },
  ])
  change(plan, 1, 1, { treatment: 'surgery' })
  expect([...treatmentsOf(plan, [], context).surgeryDays]).toEqual([1])
})

test('a day that is kept free counts like one of a treatment, and other reasons and wishes do not', () => {
  const plan = planDays()
  plan.days[0]?.stops.push(bare('rest', '19:00', '19:30', { because: ['near', 'kept-free:surgery'] }))
  const known = treatmentsOf(plan, [], context)
  expect([[...known.treatmentDays], [...known.surgeryDays]]).toEqual([[0], [0]])
  expect([...known.quietDays]).toEqual([0, 1, 2])
  const other = planDays()
  other.days[0]?.stops.push(bare('rest', '19:00', '19:30', { because: ['kept-free:medical'] }))
  expect(treatmentsOf(other, [], context).treatmentDays.size).toBe(0)
  expect(treatmentsOf(plan, [], createEditContext(factsFor())).treatmentDays.size).toBe(0)
})

const lunch = { name: 'lunch', from: 660, to: 870, worth: 9 }
const dinner = { name: 'dinner', from: 1020, to: 1260, worth: 9 }

/** Two days of two meals each, and places that are open all day. */
function problemOf(...ids: string[]): Problem {
  const places = ids.map((id, location): Place => {
    return {
      id,
      location,
      score: 5,
      service: 60,
      windows: [[{ from: 0, to: 1440 }], [{ from: 0, to: 1440 }]],
      forbiddenDays: [1],
    }
  })
  const day = { start: 0, end: 0, from: 540, to: 1320, budget: 50_000, meals: [lunch, dinner] }
  return { places, days: [day, { ...day }], travel: () => 10 }
}

function fixedAt(facts: Partial<PlanStop>, fixed: Partial<FixedStop> = {}): FixedStop {
  const row = context.rows.get('sight-2')
  if (!row) throw new Error('no row')
  const stop = { ...bare('attraction', '13:30', '14:30', { placeId: 'sight-2', locked: true }), ...facts }
  return { id: 'sight-2', day: 0, stop, row, arrive: 810, stay: 60, part: 'within', ...fixed }
}

test('a held place is open at its time of its day alone, for its length, and is worth more than anything else', () => {
  const [held, other] = holdFixed(problemOf('sight-2', 'sight-3'), [fixedAt({}, { stay: 75 })]).places
  expect(held).toMatchObject({
    service: 75,
    longest: 75,
    must: true,
    forbiddenDays: [],
    windows: [[{ from: 810, to: 810, until: 885 }], []],
  })
  expect(held).not.toHaveProperty('meals')
  expect(other).toEqual(problemOf('sight-2', 'sight-3').places[1])
})

test('a held meal within its hours is the meal of its day, and one outside of them takes its place', () => {
  const meal = (arrive: number) =>
    holdFixed(problemOf('sight-2'), [fixedAt({ kind: 'meal', meal: 'lunch' }, { arrive })])
  for (const arrive of [660, 870]) {
    expect(meal(arrive).places[0]?.meals).toEqual(['lunch'])
    expect(meal(arrive).days.map(({ meals }) => meals?.map(({ name }) => name))).toEqual([
      ['lunch', 'dinner'],
      ['lunch', 'dinner'],
    ])
  }
  for (const arrive of [659, 871]) {
    expect(meal(arrive).places[0]).not.toHaveProperty('meals')
    expect(meal(arrive).days.map(({ meals }) => meals?.map(({ name }) => name))).toEqual([
      ['dinner'],
      ['lunch', 'dinner'],
    ])
  }
})

test('a day lasts until an hour after what is held on it, and no shorter than before', () => {
  const untilWith = (arrive: number) =>
    holdFixed(problemOf('sight-2'), [fixedAt({}, { arrive })]).days.map(({ to }) => to)
  expect(untilWith(1200)).toEqual([1320, 1320])
  expect(untilWith(1201)).toEqual([1321, 1320])
})

test('the fare of a held move comes on top of what its day may cost', () => {
  const leg = { mode: 'ktx' as const, minutes: 150, metres: 330_000, cost: 59_800 }
  const budgets = (kind: PlanStop['kind']) =>
    holdFixed(problemOf('sight-2'), [fixedAt({ kind, leg })]).days.map(({ budget }) => budget)
  expect(budgets('transfer')).toEqual([50_000 + 2 * 59_800, 50_000])
  expect(budgets('attraction')).toEqual([50_000, 50_000])
  const free = problemOf('sight-2')
  const unlimited = { ...free, days: free.days.map(({ start, end, from, to }) => ({ start, end, from, to })) }
  expect(holdFixed(unlimited, [fixedAt({ kind: 'transfer', leg })]).days[0]).not.toHaveProperty('budget')
})

test('a move that ends a day of another city stays at its end', () => {
  const plan = moveDays(planDays())
  expect(listFixed(plan, all, context).map(({ id, part, arrive }) => [id, part, arrive])).toEqual([
    ['fixed-0-7', 'tail', 1360],
  ])
})
