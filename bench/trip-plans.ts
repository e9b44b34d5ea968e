import { checkPlan } from '#planner/check/check-plan.ts'
import { planDays, proveConflicts, withConflicts } from '#planner/trips/plan-trip.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { createWideSteps } from '#testing/trips/wide-trip-steps.ts'
import { presentFigures } from './parts/figure-lines.ts'
import { note, quantile } from './parts/report.ts'
import { figuresOf, type TripFigures } from './parts/trip-figures.ts'
import { askTrip } from './parts/trip-requests.ts'

/**
 * What `npm run bench:trips` measures, in this process alone: no server, no words, no network. For changes of the
 * planner. Times are those of the processor.
 *
 *   BENCH_TRIPS=100 BENCH_FIRST_SEED=1 BENCH_WIDE=1 npm run bench -- trip-plans
 */
const requests = Number(process.env['BENCH_TRIPS'] ?? 100)
const firstSeed = Number(process.env['BENCH_FIRST_SEED'] ?? 1)
const createSteps = process.env['BENCH_WIDE'] ? createWideSteps : createRandomSteps

type Timed = { days: number; toDays: number; toEnd: number }

const figures: TripFigures[] = []
const times: Timed[] = []
let lawful = 0
for (let seed = firstSeed - 1; seed < firstSeed + requests; seed += 1) {
  const { steps, request } = askTrip(createSteps(seed), seed)
  const begun = readProcessor()
  const days = planDays(request)
  const toDays = readProcessor() - begun
  const plan = withConflicts(request, days, proveConflicts(request, days))
  const toEnd = readProcessor() - begun
  // The first request of a process pays for what all others find warm.
  if (seed < firstSeed) continue
  const { wishes, catalogue } = request
  times.push({ days: wishes.days, toDays, toEnd })
  figures.push(figuresOf({ wishes, catalogue, plan }))
  const broken = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' }).filter(
    ({ rule, held }) => !held && rule !== 'words' && rule !== 'wishes',
  )
  if (broken.length === 0) lawful += 1
  else note(`${seed}: ${broken.flatMap(({ violations }) => violations.slice(0, 3)).join(' ')}`, broken.length)
}
note(`of ${requests} random requests, plans that keep every rule`, (100 * lawful) / requests, ' %')
for (const line of presentFigures(figures)) process.stdout.write(`         ${line}\n`)
printTimes('up to 5 days', ({ days }) => days <= 5)
printTimes('6 to 14 days', ({ days }) => days > 5 && days <= 14)
printTimes('more days', ({ days }) => days > 14)

function printTimes(which: string, isMeant: (timed: Timed) => boolean): void {
  const some = times.filter(isMeant)
  if (some.length === 0) return
  for (const [what, read] of [
    ['the days', ({ toDays }: Timed) => toDays],
    ['the whole plan', ({ toEnd }: Timed) => toEnd],
  ] as const) {
    const all = some.map(read)
    const [half, most] = [0.5, 0.95].map((at) => Math.round(quantile(all, at)))
    note(`${which} (${some.length}), ${what}: p50 ${half} ms, p95 ${most} ms, worst`, Math.max(...all), ' ms')
  }
}

function readProcessor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
