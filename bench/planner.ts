import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { solve } from '#planner/solver/solve.ts'
import { judgeTours } from './parts/toptw-referee.ts'
import { createProblem, listTours, readInstance } from './parts/toptw.ts'

/**
 * The solver of trips on the public instances of the team orienteering problem with time windows.
 *
 *   npm run bench:planner -- --instances DIR --bks FILE --m 1,2,3,4 --time 1000 --seed 1 --json out.json
 *
 * --only c101,pr05   these instances alone            --every 7   each seventh row
 * --iterations N     a cap instead of a time          --clock cpu counts what this process was given of a busy machine
 */
const { values } = parseArgs({
  options: {
    instances: { type: 'string' },
    bks: { type: 'string' },
    m: { type: 'string', default: '1,2,3,4' },
    time: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    clock: { type: 'string', default: 'wall' },
  },
})

type Known = { instance: string; m: number; best: number; grade: string }
type Measured = Known & { score: number; gap: number; ms: number; iterations: number; routes: number[][] }

function readKnown(file: string): Known[] {
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [instance = '', m, best, grade = ''] = row.trim().split(',')
    return { instance, m: Number(m), best: Number(best), grade }
  })
}

function readClock(): number {
  if (values.clock === 'wall') return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function measure(known: Known, folder: string): Measured {
  const instance = readInstance(join(folder, `${known.instance}.txt`))
  const begun = readClock()
  // Not each time: the processor's clock takes as long to read as half a round.
  let asked = 0
  const limit = values.iterations === undefined ? Number(values.time) : Infinity
  const result = solve(createProblem(instance, known.m), {
    seed: Number(values.seed),
    maxIterations: values.iterations === undefined ? Infinity : Number(values.iterations),
    shouldStop: () => {
      asked += 1
      return asked % 8 === 0 && readClock() - begun >= limit
    },
  })
  const ms = readClock() - begun
  const routes = listTours(result)
  const judged = judgeTours(instance, routes)
  if (judged !== result.score) throw new Error(`${known.instance} with ${known.m}: ${result.score}, but ${judged}`)
  const gap = (100 * (known.best - judged)) / known.best
  return { ...known, score: judged, gap, ms, iterations: result.iterations, routes }
}

function printRow({ instance, m, grade, score, best, gap, ms, iterations }: Measured): void {
  const figures = [instance.padEnd(6), m, grade, String(score).padStart(5), String(best).padStart(5)]
  console.log(...figures, `${gap.toFixed(2).padStart(6)} %`, `${Math.round(ms)} ms`, `${iterations} rounds`)
}

function printSummary(name: string, rows: readonly Measured[]): void {
  const gaps = rows.map(({ gap }) => gap).toSorted((a, b) => a - b)
  const at = (share: number) =>
    (gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))] ?? Number.NaN).toFixed(2)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const figures = `mean ${mean.toFixed(3)}  median ${at(0.5)}  p95 ${at(0.95)}  worst ${at(1)}`
  console.log(`${name.padEnd(12)} ${String(gaps.length).padStart(4)} rows  gap in %: ${figures}`)
}

function printSummaries(rows: readonly Measured[]): void {
  const sets = Map.groupBy(rows, ({ instance, m }) => `${instance.replace(/\d+$/u, '')} m=${m}`)
  const grades = Map.groupBy(rows, ({ grade }) => `grade ${grade}`)
  for (const [name, part] of [...sets, ...grades]) printSummary(name, part)
  printSummary(
    'A and B',
    rows.filter(({ grade }) => grade === 'A' || grade === 'B'),
  )
  printSummary('all', rows)
}

if (values.instances === undefined || values.bks === undefined) {
  console.log('The public instances are not part of this repository: --instances DIR --bks FILE say where they are.')
} else {
  const folder = values.instances
  const tours = values.m.split(',').map(Number)
  const only = values.only?.split(',')
  const wanted = readKnown(values.bks)
    .filter(({ instance, m }) => tours.includes(m) && (only?.includes(instance) ?? true))
    .filter((_, index) => index % Number(values.every) === 0)
  const rows = wanted.map((known) => {
    const row = measure(known, folder)
    printRow(row)
    return row
  })
  printSummaries(rows)
  if (values.json !== undefined) {
    const solutions = rows.map(({ instance, m, score, ms, iterations, routes }) => ({
      instance,
      m,
      score,
      ms,
      iterations,
      routes,
    }))
    writeFileSync(values.json, `${JSON.stringify(solutions, null, 1)}\n`)
  }
}
