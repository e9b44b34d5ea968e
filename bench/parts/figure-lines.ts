import { type FigureName, figureNames, type TripFigures } from './trip-figures.ts'
import { median, quantile } from './report.ts'

type Told = { value: (all: readonly number[]) => number; goal: string; isShare?: boolean }

/** How each line is summed up, and what it should be. */
const lines: Record<FigureName, Told> = {
  'days over the daily limit': share('0'),
  'days without a stop': share('0'),
  'light days without a cafe': share('0'),
  'trips with fewer than half of the stops in the chosen areas': share('0'),
  'lunches and dinners missing, per day': { value: mean, goal: '0' },
  'days with under three hours from lunch to dinner': share('0'),
  'days with two cafes in a row, or a cafe straight after a long meal': share('at most 2 %'),
  'stays over 1.5 times the usual': share('at most 5 %'),
  'way of a day beyond the shortest one': { value: median, goal: 'median at most 0.02' },
  'travel minutes per stop, days without a move': { value: mean, goal: 'at most 16' },
  'days that begin after 11:30 without a reason': share('at most 10 %'),
  'ways and free time of a day over its length': { value: mean, goal: '0.20 to 0.35' },
  'great sights of the chosen interests, two a day expected': share('at least 80 %'),
  'days with more than two museums': share('at most 3 %'),
  'busy or far days among the first three after surgery': share('0'),
  'named real places left out in trips of four and more days': share('at most 5 %'),
}

/** The table of goals with what was measured, a line each. */
export function presentFigures(all: readonly TripFigures[]): string[] {
  const told = figureNames.map((name) => {
    const { value, goal, isShare } = lines[name]
    const numbers = all.flatMap((figures) => figures[name])
    const figure = numbers.length === 0 ? 'nothing to measure' : write(value(numbers), isShare)
    return `${name}: ${figure} (${goal}; of ${numbers.length})`
  })
  const ways = all.flatMap((figures) => figures['way of a day beyond the shortest one'])
  return [...told, `way of a day beyond the shortest one, p90: ${write(quantile(ways, 0.9))} (at most 0.19)`]
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function write(value: number, isShare = false): string {
  return isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(3)
}

function share(goal: string): Told {
  return { value: mean, goal, isShare: true }
}
