import type { Instance } from './toptw.ts'

/**
 * Adds up a solution from the points of the file alone, in the units of the file and with nothing of the planner:
 * the score, or the first thing that is wrong with it.
 */
export function judgeTours({ points, digits }: Instance, tours: readonly (readonly number[])[]): number | string {
  const visited = new Set<number>()
  let score = 0
  for (const tour of tours) {
    const base = points[0]
    if (!base) return 'the instance has no points'
    let here = base
    let clock = base.from
    for (const number of tour) {
      const there = points[number]
      if (!there || number === 0) return `${number} is no point to visit`
      if (visited.has(number)) return `${number} is visited twice`
      visited.add(number)
      clock = Math.max(clock + roundedDistance(here, there, digits), there.from)
      if (isAfter(clock, there.to)) return `${number} begins at ${clock}, and closes at ${there.to}`
      clock += there.service
      score += there.score
      here = there
    }
    clock += roundedDistance(here, base, digits)
    if (isAfter(clock, base.to)) return `the tour ${tour.join(' ')} is back at ${clock}, and the day ends at ${base.to}`
  }
  return score
}

type Place = { x: number; y: number }

/** Cuts the decimals off the written number: no scaling that could round. */
function roundedDistance(here: Place, there: Place, digits: number): number {
  const [whole, decimals = ''] = Math.sqrt((here.x - there.x) ** 2 + (here.y - there.y) ** 2)
    .toFixed(9)
    .split('.')
  return Number(`${whole}.${decimals.slice(0, digits)}`)
}

/** Sums of decimals are off by parts of a billionth. */
function isAfter(one: number, other: number): boolean {
  return one > other + 1e-6
}
