import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { prepareTrip } from './prepare-trip.ts'
import { writeProblem } from './trip-problem.ts'

test('only from a table to a cafe the way counts as longer than it is, so that nobody sits down twice in a row', () => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const { problem, ways } = writeProblem(parts)
  const locationOf = (id: string) => problem.places.find((place) => place.id === id)?.location ?? -1
  const pause = (from: string, to: string) => {
    const [one, other] = [locationOf(from), locationOf(to)]
    return problem.travel(one, other, 0) - ways.leg(one, other).minutes
  }
  expect(pause('noodle-0', 'cafe-0')).toBe(15)
  expect([pause('cafe-0', 'noodle-0'), pause('noodle-0', 'sight-1'), pause('sight-1', 'cafe-0')]).toEqual([0, 0, 0])
  expect(problem.fare?.(locationOf('noodle-0'), locationOf('cafe-0'))).toBe(
    ways.leg(locationOf('noodle-0'), locationOf('cafe-0')).cost,
  )
})

test('a named place for which no other search has time is seen in a shorter visit, and nothing else is', () => {
  const catalogue = inventCatalogue().map((row) => (row.kind === 'attraction' ? { ...row, visitMinutes: 150 } : row))
  const steps = askTrip(1, { mustVisitPlaces: 'The sight-1 house' })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const minutesOf = (id: string, isLastSearch: boolean) =>
    writeProblem({ ...parts, isLastSearch }).problem.places.find((place) => place.id === id)?.service
  expect([minutesOf('sight-1', false), minutesOf('sight-1', true)]).toEqual([150, 90])
  expect(minutesOf('sight-2', true)).toBe(150)
})

test('the table of a headline day is left an hour of delay, as any other table', () => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const table = { day: 0, minutes: 60, starts: { from: 660, to: 780 }, isTable: true }
  const laid = { ...parts.laid, stops: new Map([['noodle-1', table]]) }
  const { problem } = writeProblem({ ...parts, laid })
  const lastOf = (id: string) => problem.places.find((place) => place.id === id)?.windows[0]?.at(-1)?.to
  expect([lastOf('noodle-1'), lastOf('noodle-0')]).toEqual([20 * 60, 20 * 60])
})

test('a sight of a headline day must be in the plan, and what stands beside a named place need not', () => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const stop = { day: 0, minutes: 60, starts: { from: 660, to: 780 }, isTable: false }
  const isMust = (beside: { isBeside?: true }) =>
    writeProblem({
      ...parts,
      laid: { ...parts.laid, stops: new Map([['sight-1', { ...stop, ...beside }]]) },
    }).problem.places.find(({ id }) => id === 'sight-1')?.must
  expect([isMust({}), isMust({ isBeside: true })]).toEqual([true, false])
})

test('a town with one kitchen serves it twice a day in the last search, and no other does', () => {
  const oneKitchen = inventCatalogue().map((row) => (row.cuisine === null ? row : { ...row, cuisine: 'korean' }))
  const mostOf = (catalogue: ReturnType<typeof inventCatalogue>, isLastSearch: boolean) => {
    const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
    const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
    const [day] = writeProblem({ ...parts, isLastSearch }).problem.days
    const counts = day?.counts?.filter(({ kind }) => kind.startsWith('cuisine:')) ?? []
    return new Set(counts.map(({ max }) => max))
  }
  expect(mostOf(oneKitchen, true)).toEqual(new Set([2]))
  expect(mostOf(oneKitchen, false)).toEqual(new Set([1]))
  expect(mostOf(inventCatalogue(), true)).toEqual(new Set([1]))
})

test('what opens late costs a detour as the first of a morning, and nothing for whoever comes at noon', () => {
  const late: [[string, string]] = [['11:00', '21:00']]
  const hours = { mon: late, tue: late, wed: late, thu: late, fri: late, sat: late, sun: late }
  const catalogue = inventCatalogue().map((row) => (row.id === 'sight-1' ? { ...row, hours } : row))
  const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const lostFrom = (begins: number) => {
    const frames = parts.frames.map((frame) => ({ ...frame, begins }))
    const { problem, ways } = writeProblem({ ...parts, frames })
    const to = problem.places.find(({ id }) => id === 'sight-1')?.location ?? -1
    const from = problem.days[0]?.start ?? -1
    return problem.travel(from, to, 0) - ways.minutes(from, to)
  }
  expect([lostFrom(9 * 60), lostFrom(12 * 60)]).toEqual([30, 0])
})

test('what is liked for its blossom is visited on the days of it, and by day', () => {
  const bloom = [{ from: '05-04', to: '05-04', what: 'blossom' }]
  const change = { seasonBest: bloom, dusk: 'best', best: 'night' } as const
  const catalogue = inventCatalogue().map((row) => (row.id === 'sight-1' ? { ...row, ...change } : row))
  const windowsOf = (likes: string[]) => {
    const wishes = readTripWishes(askTrip(3, { likes }), { names: indexPlaceNames(catalogue), treatments: [] })
    const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
    return writeProblem(parts).problem.places.find(({ id }) => id === 'sight-1')?.windows ?? []
  }
  const liked = windowsOf(['cherry blossoms'])
  expect(liked.map((spans) => spans.length > 0)).toEqual([false, true, false])
  expect(liked[1]?.[0]?.from).toBe(9 * 60)
  const others = windowsOf([])
  expect(others.every((spans) => spans.length > 0)).toBe(true)
  expect(others[1]?.[0]?.from).toBeGreaterThan(16 * 60)
})

test('the table of a day serves lunch alone, and any other one dinner too', () => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] })
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const stop = { day: 0, minutes: 60, starts: { from: 660, to: 780 }, isTable: true, isLunch: true as const }
  const laid = { ...parts.laid, stops: new Map([['noodle-1', stop]]) }
  const { places } = writeProblem({ ...parts, laid }).problem
  const mealsOf = (id: string) => places.find((place) => place.id === id)?.meals
  expect([mealsOf('noodle-1'), mealsOf('noodle-0')]).toEqual([['lunch'], ['lunch', 'dinner']])
})

test('steep snow is for who comes for it, and left by everybody else', () => {
  const winter = { startDate: '2027-01-15', endDate: '2027-01-15' }
  const catalogue = inventCatalogue().map((row) =>
    row.id === 'sight-1'
      ? { ...row, interests: ['culture' as const, 'nature' as const], tags: ['outdoor' as const, 'strenuous' as const] }
      : row,
  )
  const wishes = { ...readTripWishes(askTrip(1), { names: indexPlaceNames(catalogue), treatments: [] }), ...winter }
  const { parts } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const isOpen = (likedIn?: { from: string; to: string; what: string }[]) => {
    const candidates = parts.candidates.map((each) =>
      each.row.id === 'sight-1' ? { ...each, isMust: false, ...(likedIn && { likedIn }) } : each,
    )
    const { places } = writeProblem({ ...parts, candidates }).problem
    return (places.find(({ id }) => id === 'sight-1')?.windows[0] ?? []).length > 0
  }
  expect(isOpen()).toBe(false)
  expect(isOpen([{ from: '12-12', to: '02-28', what: 'snow' }])).toBe(true)
})
