import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { cleanEnvironment } from './clean-environment.mjs'
import { Interrupted, runStep, withTools } from './processes.mjs'
import { countChecks, countPlaywright, countVitest, judgeSuite, totalLine } from './test-counts.mjs'

const longRounds = '20'

/** Runs every suite, also after one failed, and ends with the one line that sums them up. */
export async function runTests(root, node, { long }) {
  const reports = path.join(root, 'var', 'reports', String(process.pid))
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const env = withTools(root, { ...cleanEnvironment(), ...(long && { ROUNDS: process.env['ROUNDS'] ?? longRounds }) })
  const run = { root, node, env, reports }
  const suites = [
    await runSuite(run, checkSuite),
    await runSuite(run, vitestSuite),
    await runTask('build', () => ensureBuilt(root, node)),
    await runBrowserSuite(run),
    ...(long ? [await runFreshClone(run)] : []),
  ]
  rmSync(reports, { recursive: true, force: true })
  sayOutcome(suites)
  return suites.some((suite) => suite.failed > 0) ? 1 : 0
}

const checkSuite = {
  name: 'check',
  args: (file) => ['scripts/check.mjs', '--json', file],
  count: countChecks,
}

const vitestSuite = {
  name: 'unit and server',
  args: (file) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  count: countVitest,
}

const browserSuite = {
  name: 'browser',
  args: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  count: countPlaywright,
}

async function runSuite({ root, node, env, reports }, { name, args, count }) {
  console.log(`\n── ${name}`)
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
  const suiteEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await runStep({ command: node, args: args(file), root, env: suiteEnv })
  return judgeSuite({ name, file, code, count })
}

async function runBrowserSuite(run) {
  let chromium
  const found = await runTask('a Chromium', async () => (chromium = await ensureChromium(run.root)))
  if (!chromium) return found
  return runSuite({ ...run, env: { ...run.env, CHROME_PATH: chromium } }, browserSuite)
}

function runFreshClone({ root, node, env }) {
  return runTask('fresh clone', async () => {
    const code = await runStep({ command: node, args: ['scripts/fresh-clone.mjs'], root, env })
    if (code !== 0) throw new Error('a fresh clone did not start as it must; its words stand above')
  })
}

/** A part that is done or not, and counts as one test. */
async function runTask(name, task) {
  console.log(`\n── ${name}`)
  try {
    await task()
    return { name, passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    console.error(error.message)
    return { name, passed: 0, failed: 1, skipped: 0, complaint: error.message }
  }
}

function sayOutcome(suites) {
  console.log('')
  for (const { name, passed, failed, skipped, complaint } of suites) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped${complaint ? ` — ${complaint}` : ''}`)
  }
  console.log(totalLine(suites))
}
