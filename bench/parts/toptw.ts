import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Problem, Result } from '#planner/solver/problem.ts'

/** One point of an instance; the first is where every tour begins and ends. */
type Point = { x: number; y: number; service: number; score: number; from: number; to: number }

/** `digits`: how many decimals of a distance are kept. */
export type Instance = { points: Point[]; digits: number }

/**
 * Reads the public text format of the team orienteering problem with time windows (FORMAT.txt beside the instances).
 */
export function readInstance(file: string): Instance {
  const rows = readFileSync(file, 'utf8').split('\n').slice(2)
  const points = rows.map((row) => row.trim().split(/\s+/u).map(Number)).filter((numbers) => numbers.length > 6)
  return { points: points.map(readPoint), digits: basename(file).startsWith('pr') ? 2 : 1 }
}

/** The hours stand last, after a list of no meaning here whose length differs. */
function readPoint(numbers: number[]): Point {
  const [, x = Number.NaN, y = Number.NaN, service = Number.NaN, score = Number.NaN] = numbers
  const [from = Number.NaN, to = Number.NaN] = numbers.slice(-2)
  return { x, y, service, score, from, to }
}

/** Whole numbers: tenths or hundredths of the units of the file, whichever its distances are rounded down to. */
export function createProblem({ points, digits }: Instance, tours: number): Problem {
  const scale = 10 ** digits
  const [base, ...others] = points
  if (!base) throw new RangeError('An instance without points.')
  const scaledHours = ({ from, to }: Point) => ({ from: from * scale, to: to * scale })
  return {
    places: others.map((point, index) => ({
      id: String(index + 1),
      location: index + 1,
      score: point.score,
      service: point.service * scale,
      windows: Array.from({ length: tours }, () => [scaledHours(point)]),
    })),
    days: Array.from({ length: tours }, () => ({ start: 0, end: 0, ...scaledHours(base) })),
    travel: (from, to) => {
      const [here, there] = [points[from], points[to]]
      // A distance of 0.3 may be computed as 0.29999…, which would be rounded down to 0.2.
      return here && there ? Math.floor(Math.hypot(here.x - there.x, here.y - there.y) * scale + 1e-6) : 0
    },
  }
}

/** The points of each tour in order, without the base. */
export function listTours({ days }: Result): number[][] {
  return days.map(({ stops }) => stops.map(({ placeId }) => Number(placeId)))
}
