import type { PlanRule } from '#domain/trips/plan/plans.ts'
import { planRules } from '#domain/trips/plan/plans.ts'
import { startApp } from '#testing/servers/started-app.ts'
import { note, quantile, report } from './parts/report.ts'
import { type AnsweredTrip, askForTrip } from './parts/ask-for-trip.ts'
import { reportFigures } from './parts/figure-lines.ts'
import { openTripJudge } from './parts/judge-trip.ts'
import type { TripFigures } from './parts/trip-figures.ts'

/**
 * What travellers get: seeded random requests, one after the other, to the function of the built product over HTTP.
 * The checker reads each plan a second time, words included, and a judge measures it by the table of goals. The bench
 * holds each figure against its goal, but for times: these depend on the machine, and the processor's are told too.
 *
 *   BENCH_TRIPS=500 BENCH_FIRST_SEED=1 npm run bench:trips
 */
const requests = Number(process.env['BENCH_TRIPS'] ?? 500)
const firstSeed = Number(process.env['BENCH_FIRST_SEED'] ?? 1)
const toldFaults = 40

const product = await startApp({ variables: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
const judgeTrip = await openTripJudge(product.origin)
const answered: AnsweredTrip[] = []
const broken = new Map<PlanRule, number>()
const faults: string[] = []
let lawful = 0
const figures: TripFigures[] = []

// The first request of a process pays for what all others find warm.
await askForTrip(product.origin, 0)
for (let seed = firstSeed; seed < firstSeed + requests; seed += 1) {
  const trip = await askForTrip(product.origin, seed)
  answered.push(trip)
  if (!trip.answer.success) {
    faults.push(`${seed}: ${trip.answer.error}`)
    continue
  }
  const { violations, figures: measured } = judgeTrip(trip.steps, trip.answer)
  figures.push(measured)
  if (violations.length === 0) lawful += 1
  for (const rule of new Set(violations.map((violation) => violation.rule)))
    broken.set(rule, (broken.get(rule) ?? 0) + 1)
  if (violations.length > 0) faults.push(`${seed}: ${violations.map(({ text }) => text).join(' ')}`)
}
await product.stop()

for (const line of faults.slice(0, toldFaults)) process.stdout.write(`         ${line}\n`)
report(
  `of ${figures.length} plans for ${requests} random requests, those that keep every rule`,
  (100 * lawful) / figures.length,
  { atLeast: 100 },
  ' %',
)
for (const rule of planRules) if (broken.has(rule)) note(`plans that break the rule "${rule}"`, broken.get(rule) ?? 0)
reportFigures(figures)
printTimes(
  'up to 5 days',
  answered.filter(({ length }) => length <= 5),
)
printTimes(
  '6 to 13 days',
  answered.filter(({ length }) => length > 5 && length < 14),
)
printTimes(
  '14 days and more',
  answered.filter(({ length }) => length >= 14),
)

function printTimes(which: string, trips: readonly AnsweredTrip[]): void {
  if (trips.length === 0) return
  process.stdout.write(`         ${which}, ${trips.length} requests\n`)
  printQuantiles(
    'the days',
    trips.map(({ msToDays }) => msToDays),
  )
  printQuantiles(
    'the whole answer',
    trips.map(({ ms }) => ms),
  )
  printQuantiles(
    'the days, of the processor',
    trips.map(({ processorMsToDays }) => processorMsToDays),
  )
  printQuantiles(
    'the whole answer, of the processor',
    trips.map(({ processorMs }) => processorMs),
  )
}

function printQuantiles(what: string, milliseconds: readonly number[]): void {
  const [half, most] = [0.5, 0.95].map((share) => Math.round(quantile(milliseconds, share)))
  note(`${what}: p50 ${half} ms, p95 ${most} ms, worst`, Math.max(...milliseconds), ' ms')
}
