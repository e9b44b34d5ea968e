import { type FigureName, figureNames, type TripFigures } from './trip-figures.ts'
import { type Bar, median, note, quantile, report } from './report.ts'

type Told = { value: (all: readonly number[]) => number; bars: readonly Bar[]; unit: '' | ' %' }

/** How each figure is summed up, and what it should be. */
const goals: Record<FigureName, Told> = {
  'days over the daily limit': share({ atMost: 0 }),
  'days without a stop': share({ atMost: 0 }),
  'light days without a cafe': share({ atMost: 0 }),
  'trips with fewer than half of the stops in the chosen areas': share({ atMost: 0 }),
  'lunches and dinners missing, per day': { value: mean, bars: [{ atMost: 0 }], unit: '' },
  'days with under three hours from lunch to dinner': share({ atMost: 0 }),
  'days with two cafes in a row, or a cafe straight after a long meal': share({ atMost: 2 }),
  'stays over 1.5 times the usual': share({ atMost: 5 }),
  'way of a day beyond the shortest one': { value: median, bars: [{ atMost: 0.02 }], unit: '' },
  'travel minutes per stop, days without a move': { value: mean, bars: [{ atMost: 16 }], unit: '' },
  'days that begin after 11:30 without a reason': share({ atMost: 10 }),
  'ways and free time of a day over its length': {
    value: mean,
    bars: [{ atLeast: 0.2 }, { atMost: 0.35 }],
    unit: '',
  },
  'great sights of the chosen interests, two a day expected': share({ atLeast: 80 }),
  'days with more than two museums': share({ atMost: 3 }),
  'busy or far days among the first three after surgery': share({ atMost: 0 }),
  'named real places left out in trips of four and more days': share({ atMost: 5 }),
}

/** Prints the table of goals with what was measured; a missed goal makes the bench fail. */
export function reportFigures(all: readonly TripFigures[]): void {
  for (const name of figureNames) {
    const numbers = all.flatMap((figures) => figures[name])
    const { value, bars, unit } = goals[name]
    if (numbers.length === 0) note(`${name}: nothing to measure, cases`, 0)
    else for (const bar of bars) report(`${name}, of ${numbers.length}`, value(numbers), bar, unit)
  }
  const ways = all.flatMap((figures) => figures['way of a day beyond the shortest one'])
  if (ways.length > 0) report('way of a day beyond the shortest one, p90', quantile(ways, 0.9), { atMost: 0.19 })
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function share(bar: Bar): Told {
  return { value: (all) => 100 * mean(all), bars: [bar], unit: ' %' }
}
