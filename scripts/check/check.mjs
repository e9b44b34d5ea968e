import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { checkSteps } from './check-steps.mjs'
import { runCheckStep } from './check-run.mjs'

/**
 * Everything about the source that needs no running product: `npm run check`.
 * All steps run even when one fails; only what failed is printed, and one line for each step.
 *
 *   node scripts/check/check.mjs [--only walls,types] [--json FILE]   FILE gets [{ name, ok, ms }]
 */

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } })
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !checkSteps.some((step) => step.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${checkSteps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const sideBySide = Math.min(2, availableParallelism())
const results = await runAll(checkSteps.filter(({ name }) => wanted?.includes(name) ?? true))
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
const failed = results.filter(({ ok }) => !ok)
console.log(failed.length === 0 ? 'check passed' : `check failed: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

/** Starts each step as soon as those it waits for have ended and a place is free. */
async function runAll(steps) {
  const waiting = [...steps]
  const ended = new Map()
  const running = new Set()
  const isReady = (step) =>
    (step.after ?? []).every((name) => ended.has(name) || !steps.some((other) => other.name === name))
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < sideBySide ? waiting.findIndex(isReady) : -1
    if (next === -1) {
      await Promise.race(running)
      continue
    }
    const [step] = waiting.splice(next, 1)
    const run = finish(step)
    running.add(run)

    async function finish(started) {
      const result = await runCheckStep(started)
      ended.set(started.name, result)
      running.delete(run)
      report(result)
    }
  }
  return steps.map(({ name }) => {
    const { ok, ms } = ended.get(name)
    return { name, ok, ms }
  })
}

function report({ name, ok, ms, output }) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${(ms / 1000).toFixed(1)} s`)
  if (!ok) console.log(`${output.trim()}\n`)
}
