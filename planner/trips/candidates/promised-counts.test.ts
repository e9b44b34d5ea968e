import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { listSparedSights, mostSights, promiseCounts, sightsBesideFlight } from './promised-counts.ts'
import { noTreatments } from '#planner/trips/treatment-days.ts'

const catalogue = inventCatalogue()
const asked = readTripWishes(askTrip(7), { names: indexPlaceNames(catalogue), treatments: [] })
const { parts } = prepareTrip({ wishes: asked, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 })

/** What each day is to have of the chosen areas, where they hold so many places. */
function sharesOf(inArea: number, frames = parts.frames): number[] {
  const candidates = parts.candidates.map((candidate, index) => ({
    ...candidate,
    row: { ...candidate.row, area: index < inArea ? ('Hongdae' as const) : ('Itaewon' as const) },
  }))
  const promised = promiseCounts({ ...parts, frames, candidates, wishes: { ...asked, areas: ['Hongdae'] } })
  return parts.frames.map(
    (_, day) => promised.get(day)?.find(({ kind, min }) => kind === 'in-area' && min !== undefined)?.min ?? 0,
  )
}

test('of areas with too few places a third of them is asked for, also where they do not come out even', () => {
  for (const inArea of [4, 9, 13, 19]) {
    const shares = sharesOf(inArea)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.floor(inArea * 0.35))
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  }
})

test('the day of a flight is not asked for a quarter where others are left', () => {
  const frames = parts.frames.map((frame, day) => (day === 0 ? { ...frame, flight: 'arrival' as const } : frame))
  const shares = sharesOf(19, frames)
  expect([shares[0], shares.reduce((sum, share) => sum + share, 0)]).toEqual([0, Math.floor(19 * 0.35)])
})

test('no day has to have more than half of its stops there, however many the areas hold', () => {
  const [few, all] = [sharesOf(30), sharesOf(parts.candidates.length)]
  expect(parts.candidates.length).toBeGreaterThan(60)
  for (const [day, share] of few.entries()) expect(share).toBeLessThanOrEqual(all[day] ?? 0)
  expect(new Set(all).size).toBe(1)
})

test('without chosen areas no day is asked for any', () => {
  const promised = promiseCounts({ ...parts, wishes: { ...asked, areas: [] } })
  expect([...promised.values()].flat().some(({ kind }) => kind === 'in-area')).toBe(false)
})

test('a trip that strayed from its areas may have half of a day outside of them, and others as much as they like', () => {
  const outside = (change: { fewerOffArea?: number }) =>
    [...promiseCounts({ ...parts, wishes: { ...asked, areas: ['Hongdae'] }, ...change }).values()]
      .flat()
      .flatMap(({ kind, max }) => (kind === 'off-area' ? [max] : []))
  expect(outside({})).toEqual([])
  const half = Math.floor((asked.pace.sightsFrom + asked.pace.cafesFrom + 2) / 2)
  expect(new Set(outside({ fewerOffArea: 0 }))).toEqual(new Set([half]))
  expect(new Set(outside({ fewerOffArea: 1 }))).toEqual(new Set([half - 1]))
})

test('what is asked for once falls on a day without a headline sheet, where there is one', () => {
  const laidOn = (...days: number[]) => ({
    stops: new Map(days.map((day) => [`stop-${day}`, { day }])),
  })
  const all = parts.frames.map((_, day) => day)
  const [usual] = daysWith('interest:culture')
  if (usual === undefined) throw new Error('expected culture to be asked for')
  const [other] = daysWith('interest:culture', { laid: laidOn(usual) })
  expect(other).not.toBe(usual)
  expect(daysWith('interest:culture', { laid: laidOn(...all) })).toEqual([usual])
})

/** The days on which a kind is asked for once. */
function daysWith(kind: string, change: Partial<Parameters<typeof promiseCounts>[0]> = {}): number[] {
  const promised = promiseCounts({ ...parts, wishes: { ...asked, areas: [], ...change.wishes }, ...change })
  return [...promised].flatMap(([day, counts]) =>
    counts.some((count) => count.kind === kind && count.min === 1) ? [day] : [],
  )
}

test('every interest is asked for on one day, each on another one', () => {
  const [culture, food] = ['interest:culture', 'interest:food'].map((kind) => daysWith(kind))
  expect([culture?.length, food?.length]).toEqual([1, 1])
  expect(culture).not.toEqual(food)
})

test('an interest that no candidate answers is asked for on no day', () => {
  const wishes = {
    ...asked,
    areas: [],
    interests: ['nature' as const],
    social: ['Viral Location' as const],
    beautyTags: ['hair' as const],
  }
  for (const kind of ['interest:nature', 'tag:viral', 'interest:culture'])
    expect(daysWith(kind, { wishes })).toEqual([])
  const [first, ...others] = parts.candidates
  if (!first) throw new Error('no candidate')
  const candidates = [{ ...first, row: { ...first.row, tags: ['hair' as const] } }, ...others]
  expect(daysWith('tag:hair', { candidates, wishes: { ...wishes, interests: ['beauty'] } })).toHaveLength(1)
})

test.each([
  ['Cafe', 'cafe'],
  ['Restaurants', 'restaurant'],
  ['Hidden Gem', 'tag:hidden-gem'],
  ['Viral Location', 'tag:viral'],
] as const)('sharing "%s" asks for one day with a %s', (option, kind) => {
  const [first, ...others] = parts.candidates
  if (!first) throw new Error('no candidate')
  const tagged = { ...first, row: { ...first.row, tags: ['hidden-gem' as const, 'viral' as const] } }
  const candidates = [tagged, ...others]
  expect(daysWith(kind, { candidates, wishes: { ...asked, areas: [], social: [option] } })).toHaveLength(1)
  expect(daysWith(kind, { candidates, wishes: { ...asked, areas: [], social: [] } })).toEqual([])
})

test('nothing is asked for on days of a treatment or of rest while others are free, and on none of surgery', () => {
  const busy = { ...noTreatments(), treatmentDays: new Set([0, 1]), quietDays: new Set([1, 2, 3, 4, 5]) }
  expect([
    ...daysWith('interest:culture', { treatments: busy }),
    ...daysWith('interest:food', { treatments: busy }),
  ]).toEqual([6, 6])
  const surgery = { ...busy, quietDays: new Set([0, 1, 2, 3, 4, 5, 6]), surgeryDays: new Set([0, 1, 2, 3, 4]) }
  const days = [
    ...daysWith('interest:culture', { treatments: surgery }),
    ...daysWith('interest:food', { treatments: surgery }),
  ]
  expect(new Set(days)).toEqual(new Set([5, 6]))
})

test('an interest that is reached on one day only is asked for on that day', () => {
  const isReached = (_: unknown, day: number) => day === 4
  expect(daysWith('interest:culture', { isReached })).toEqual([4])
  expect(daysWith('interest:food', { isReached: () => false })).toEqual([])
})

test('no day has a plain sight when pictures are asked for and enough sights are photogenic', () => {
  const plainOf = (wishes: typeof asked) =>
    [...promiseCounts({ ...parts, wishes }).values()]
      .flat()
      .flatMap(({ kind, max }) => (kind === 'plain-sight' ? [max] : []))
  const pictures = { ...asked, social: ['Instagrammable places only' as const] }
  expect(plainOf(pictures)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(plainOf({ ...pictures, pace: { ...asked.pace, sightsFrom: 6 } })).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(plainOf(asked)).toEqual([])
  // A town that has fewer is left as it is.
  expect(plainOf({ ...pictures, pace: { ...asked.pace, sightsFrom: 60 } })).toEqual([])
  const moved = parts.frames.map((frame, day) => (day === 1 ? { ...frame, flight: 'arrival' as const } : frame))
  const packed = { ...pictures, pace: { ...asked.pace, sightsFrom: 6 } }
  const counts = promiseCounts({ ...parts, frames: moved, wishes: packed })
  expect(counts.get(1)?.find(({ kind }) => kind === 'plain-sight')?.max).toBe(0)
})

test('a fifth of the sights of a trip may be plain where they were named, and no more', () => {
  const named = Array.from({ length: 9 }, (_, index) => {
    const row = inventRow(`named-${index}`, index, { tags: index === 0 ? ['photogenic'] : [] })
    return { row, kind: 'attraction' as const, score: 1, minutes: 60, cost: 0, isMust: true, because: [] }
  })
  const spared = (sightsFrom: number, treatments = noTreatments()) => [
    ...listSparedSights({ wishes: { ...asked, pace: { ...asked.pace, sightsFrom } }, candidates: named, treatments }),
  ]
  // Seven days of four sights: five of twenty-eight.
  expect(spared(4)).toEqual(['named-1', 'named-2', 'named-3', 'named-4', 'named-5'])
  expect(spared(2)).toHaveLength(2)
  expect(spared(6)).toHaveLength(1)
  expect(spared(4, { ...noTreatments(), quietDays: new Set([0, 1, 2, 3]) })).toHaveLength(2)
  expect(
    listSparedSights({
      wishes: asked,
      candidates: named.map((each) => ({ ...each, isMust: false })),
      treatments: noTreatments(),
    }).size,
  ).toBe(0)
})

// Gimpo: 75 minutes after landing, the way into the city and 15 minutes for the bags; then 90 for dinner and about 120
// for each sight until 22:00.
test.each([
  ['06:00', 6],
  ['12:35', 3],
  ['14:35', 2],
  ['16:35', 1],
  ['18:00', 0],
  ['20:00', 0],
])('after a landing at %s the day has %i sights', (time, sights) => {
  const wishes = { ...asked, arrival: { airport: 'GMP' as const, time } }
  const { parts: landed } = prepareTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 })
  expect(sightsBesideFlight({ ...landed, wishes }, 0)).toBe(sights)
  expect(sightsBesideFlight({ ...landed, wishes }, 1)).toBe(mostSights)
})

test('days without a landing take as many sights as any', () => {
  expect(parts.frames.map((_, day) => sightsBesideFlight({ ...parts, wishes: asked }, day))).toEqual(
    Array(7).fill(mostSights),
  )
})
