import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/lawful-trip.ts'
import { onlyStreets } from '#testing/transport.ts'
import { prepareTrip } from './prepare-trip.ts'
import { promiseCounts } from './promised-counts.ts'

const catalogue = inventCatalogue()
const asked = readTripWishes(askTrip(7), { names: indexPlaceNames(catalogue), treatments: [] })
const { parts } = prepareTrip({ wishes: asked, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 })

/** What each day is to have of the chosen areas, where they hold so many places. */
function sharesOf(inArea: number): number[] {
  const candidates = parts.candidates.map((candidate, index) => ({
    ...candidate,
    row: { ...candidate.row, area: index < inArea ? ('Hongdae' as const) : ('Itaewon' as const) },
  }))
  const promised = promiseCounts({ ...parts, candidates, wishes: { ...asked, areas: ['Hongdae'] } })
  return parts.frames.map(
    (_, day) => promised.get(day)?.find(({ kind, min }) => kind === 'in-area' && min !== undefined)?.min ?? 0,
  )
}

test('three of four places of the chosen areas are asked for, also where they do not come out even', () => {
  for (const inArea of [4, 9, 13, 19]) {
    const shares = sharesOf(inArea)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.floor(inArea * 0.75))
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  }
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
  const outside = (staysInAreas: boolean) =>
    [...promiseCounts({ ...parts, wishes: { ...asked, areas: ['Hongdae'] }, staysInAreas }).values()]
      .flat()
      .flatMap(({ kind, max }) => (kind === 'off-area' ? [max] : []))
  expect(outside(false)).toEqual([])
  const half = Math.floor((asked.pace.sightsFrom + asked.pace.cafesFrom + 2) / 2)
  expect(new Set(outside(true))).toEqual(new Set([half]))
})
