import { solve } from '#planner/solver/solve.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { usualRounds } from '#planner/trips/search-trip.ts'
import { writeProblem } from '#planner/trips/trip-problem.ts'
import { median, note, report } from './parts/report.ts'
import { type Asked, askLongTrip, askRandomTrip } from './parts/trip-requests.ts'

/**
 * The search of the planner by itself: how near the usual one of some seeded requests to the embedded catalogue comes
 * to one of 30 seconds, and what two packed weeks with 500 candidates take. Seconds are those of the processor. What
 * travellers get is measured by `npm run bench:trips`.
 *
 *   BENCH_LONG_SEARCHES=20 BENCH_LONG_SECONDS=30 npm run bench -- trip-search
 */
const requests = 200
const longSearches = Number(process.env['BENCH_LONG_SEARCHES'] ?? 20)
const longSeconds = Number(process.env['BENCH_LONG_SECONDS'] ?? 30)
const longTrips = 5

function readProcessor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** The score and the missed wishes of a search with the usual cap, and of one that ends after seconds alone. */
function searchTwice({ request }: Asked) {
  const { parts } = prepareTrip(request)
  const { problem } = writeProblem(parts)
  const { seed } = request
  const usual = solve(problem, { seed, maxIterations: usualRounds })
  const begun = readProcessor()
  const shouldStop = () => readProcessor() - begun >= longSeconds
  const long = solve(problem, { seed, maxIterations: Infinity, shouldStop })
  const missed = ({ shortfalls }: typeof usual) => shortfalls.reduce((sum, { missing }) => sum + missing, 0)
  return { share: usual.score / long.score, missedMore: missed(usual) - missed(long) }
}

function measureScores(): void {
  const found = Array.from({ length: longSearches }, (_, index) => {
    return searchTwice(askRandomTrip(1 + Math.floor((index * requests) / longSearches)))
  })
  const shares = found.map(({ share }) => share)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  report(`score of ${longSeconds} s that the usual search reaches`, 100 * mean, { atLeast: 99 }, ' %')
  note('of the worst request', 100 * Math.min(...shares), ' %')
  note('requests that miss more', found.filter(({ missedMore }) => missedMore > 0).length)
  note('requests that miss less', found.filter(({ missedMore }) => missedMore < 0).length)
}

function measureLongTrips(): void {
  const { candidates } = prepareTrip(askLongTrip(1).request).parts
  const seconds = Array.from({ length: longTrips }, (_, index) => {
    const { request } = askLongTrip(index + 1)
    const begun = readProcessor()
    planTrip(request)
    return readProcessor() - begun
  })
  report(`14 packed days with ${candidates.length} candidates, median`, median(seconds), { atMost: 1 }, ' s')
  note('the slowest', Math.max(...seconds), ' s')
}

measureLongTrips()
if (longSearches > 0) measureScores()
