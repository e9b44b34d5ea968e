import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { solve } from '#planner/solver/solve.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { areaBalance, keepsToAreas, leaveOffAreas } from './area-share.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { type FoundTrip, writeProblem } from '#planner/trips/trip-problem.ts'

// So few sights that a short trip chooses from all.
const catalogue = [
  inventRow('out-1', 1, { area: null }),
  inventRow('out-2', 2, { area: null }),
  inventRow('out-3', 5, { area: null }),
  inventRow('out-4', 6, { area: null }),
  inventRow('out-5', 8, { area: null }),
  inventRow('named', 3, { area: null }),
  ...inventCatalogue().filter(({ id }) => Number(/^sight-(\d+)$/u.exec(id)?.[1] ?? 0) < 30),
]

/** A trip that visits these places on its first day, with Insadong chosen unless said otherwise. */
function visiting(ids: readonly string[], asked: Parameters<typeof askTrip>[1] = {}): FoundTrip {
  const steps = askTrip(1, { mustVisitPlaces: 'The named house', ...asked })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const trip = writeProblem(parts)
  const result = solve(trip.problem, { seed: 1, maxIterations: 1 })
  const [day] = result.days
  const stop = day?.stops[0]
  if (!day || !stop) throw new Error('the search found nothing')
  return { parts, trip, result: { ...result, days: [{ ...day, stops: ids.map((placeId) => ({ ...stop, placeId })) }] } }
}

test('half of the stops in the chosen areas are enough, and fewer are not', () => {
  expect(keepsToAreas(visiting(['sight-1', 'out-1']))).toBe(true)
  expect(keepsToAreas(visiting(['sight-1', 'out-1', 'out-2']))).toBe(false)
})

test('a named place counts for the chosen areas wherever it lies', () => {
  expect(keepsToAreas(visiting(['sight-1', 'out-1', 'named']))).toBe(true)
})

test('whoever keeps a diet eats where a table suits, so that a meal elsewhere does not count', () => {
  const found = visiting(['sight-1', 'out-1', 'out-2'], { diet: ['vegan'] })
  const withMeal = (placeId: string) => ({
    ...found,
    result: {
      ...found.result,
      days: found.result.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => (stop.placeId === placeId ? { ...stop, meal: 'lunch' } : stop)),
      })),
    },
  })
  expect([keepsToAreas(found), keepsToAreas(withMeal('out-2')), keepsToAreas(withMeal('sight-1'))]).toEqual([
    false,
    true,
    false,
  ])
})

test('a day with a move counts for no share, as one with a flight does', () => {
  const found = visiting(['sight-1', 'out-1', 'out-2'])
  const [frame] = found.parts.frames
  if (!frame) throw new Error('there is no day')
  const leg = { mode: 'ktx', minutes: 180, metres: 300_000, cost: 50_000 } as const
  const move = { name: 'KTX to Seoul', leg, to: frame.end, arrive: 720, leave: 735 }
  const on = (change: Partial<typeof frame>) =>
    keepsToAreas({ ...found, parts: { ...found.parts, frames: [{ ...frame, ...change }] } })
  expect([on({}), on({ moveIn: move }), on({ moveOut: move }), on({ flight: 'departure' })]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('every place counts for the areas when none is chosen', () => {
  expect(keepsToAreas(visiting(['out-1', 'out-2'], { areaPreferences: [] }))).toBe(true)
})

test('a place of a part of the country that was named counts like any other', () => {
  const { trip, parts, result } = visiting(['sight-1', 'out-1', 'out-2'], { mustVisitPlaces: 'Seoul' })
  const candidates = parts.candidates.map((candidate) =>
    candidate.row.id === 'out-2' ? { ...candidate, isMust: true } : candidate,
  )
  expect(keepsToAreas({ trip, parts: { ...parts, candidates }, result })).toBe(false)
})

test('of some stops the balance counts those inside, less those outside, and not what was named', () => {
  const { parts } = visiting([])
  const pick = (...ids: string[]) => parts.candidates.filter(({ row }) => ids.includes(row.id))
  const balanceOf = (...ids: string[]) => areaBalance(pick(...ids), ({ row }) => row.area === 'Insadong')
  expect(balanceOf('sight-1', 'sight-2', 'out-1')).toBe(1)
  expect(balanceOf('sight-1', 'out-1', 'out-2', 'named')).toBe(-1)
})

/** The places of the first day that are left. */
function idsOf({ result }: FoundTrip): string[] {
  return (result.days[0]?.stops ?? []).map(({ placeId }) => placeId)
}

const balanced = ['sight-1', 'sight-2', 'out-1', 'out-2', 'out-3', 'out-4']

test('sights outside of the areas are left out until half lie inside, where the day has more than it needs', () => {
  const strayed = visiting(balanced)
  expect(keepsToAreas(strayed)).toBe(false)
  const kept = leaveOffAreas(strayed)
  expect(idsOf(kept)).toEqual(['sight-1', 'sight-2', 'out-3', 'out-4'])
  expect(keepsToAreas(kept)).toBe(true)
  expect(kept.result.cost).toBeLessThan(strayed.result.cost)
})

test('a day that needs all of its sights keeps them, as does one on which somebody would wait', () => {
  const few = visiting(['sight-1', 'out-1', 'out-2', 'out-3'])
  expect(leaveOffAreas(few)).toBe(few)
  const packed = visiting([...balanced, 'sight-3', 'out-5'], { activityIntensity: 'packed' })
  expect(leaveOffAreas(packed)).toBe(packed)
})

test('leaving off other areas keeps named places and meals', () => {
  const named = visiting(['sight-1', 'sight-2', 'named', 'out-1', 'out-2', 'out-3'])
  expect(idsOf(leaveOffAreas(named))).toContain('named')
  const { result, ...rest } = visiting(balanced)
  const days = result.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.placeId.startsWith('out') ? { ...stop, meal: 'lunch' } : stop)),
  }))
  const eaten = { ...rest, result: { ...result, days } }
  expect(leaveOffAreas(eaten)).toBe(eaten)
})
