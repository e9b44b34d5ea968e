import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { cleanEnvironment } from './clean-environment.mjs'
import { Interrupted, runStep, withTools } from './processes.mjs'
import { findTemporaryBase } from './temporary-base.mjs'
import { countChecks, countPlaywright, countVitest, judgeSuite, totalLine } from './test-counts.mjs'

const longRounds = '20'

/** Runs every suite, also after one failed, and ends with the one line that sums them up. */
export async function runTests(root, node, { long }) {
  // The long rounds copy whole checkouts, and time faults of a disk.
  const temporary = mkdtempSync(path.join(long ? tmpdir() : findTemporaryBase(), 'mgk-'))
  // As the system's own: tests run a database as another user in it.
  chmodSync(temporary, 0o1777)
  try {
    return await runSuites({ root, node, long, temporary })
  } finally {
    // Also after Ctrl-C, which gives the tests no chance to tidy up.
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Journeys and screens leave a part of two cores idle, because they wait for a browser: what needs none runs beside
 * them. The tests of the scripts come after them, so that both lanes end at about the same time. The long rounds have
 * one suite after the other, because they time faults.
 */
async function runSuites({ root, node, long, temporary }) {
  const reports = path.join(root, 'var', 'reports', String(process.pid))
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  let chromium
  const found = await runTask('Chromium', async () => (chromium = await ensureChromium(root)))
  const rounds = long && { ROUNDS: process.env['ROUNDS'] ?? longRounds }
  const chosen = chromium && { CHROME_PATH: chromium }
  const env = withTools(root, { ...cleanEnvironment(), TMPDIR: temporary, ...rounds, ...chosen })
  const run = { root, node, env, reports }
  const withoutBrowser = () => runInTurn(run, [checkSuite, ...['unit', 'server'].map(vitestSuite)])
  const scripts = () => runInTurn(run, [vitestSuite('scripts')])
  const screens = () => (chromium ? runInTurn(run, [vitestSuite('web')]) : [])
  const journeys = () => buildAndBrowse(run, chromium)
  const lanes = long
    ? [await withoutBrowser(), await scripts(), await screens(), await journeys()]
    : await runTogether([withoutBrowser, async () => [await journeys(), await screens(), await scripts()].flat()])
  const network = long ? [await runSuite({ ...run, env: networkEnvironment(env) }, vitestSuite('network'))] : []
  const suites = [...lanes.flat(), ...network, ...(chromium ? [] : [found])]
  rmSync(reports, { recursive: true, force: true })
  sayOutcome(suites)
  return suites.some((suite) => suite.failed > 0) ? 1 : 0
}

async function runInTurn(run, suites) {
  const outcomes = []
  for (const suite of suites) outcomes.push(await runSuite(run, suite))
  return outcomes
}

/** Fails only when every lane has ended, so that nothing uses what is removed then. */
async function runTogether(lanes) {
  const ended = await Promise.allSettled(lanes.map((lane) => lane()))
  const broken = ended.find(({ status }) => status === 'rejected')
  if (broken) throw broken.reason
  return ended.map(({ value }) => value)
}

/** Tests that install packages need this machine's access to the registry. */
function networkEnvironment(env) {
  const wayOut = /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_file)$/i
  const variables = Object.entries(process.env).filter(([name]) => wayOut.test(name))
  return { ...env, ...Object.fromEntries(variables), NETWORK_TESTS: '1' }
}

const checkSuite = {
  name: 'check',
  args: (file) => ['scripts/check/check.mjs', '--json', file],
  count: countChecks,
}

/** One run for each project of vitest.config.ts: one that finds none of its tests, or cannot start, shows by itself. */
function vitestSuite(project) {
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/report-loose-errors.mjs']
  return {
    name: project,
    args: (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    count: countVitest,
  }
}

const browserSuite = {
  name: 'browser',
  args: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  count: countPlaywright,
}

async function runSuite(run, { name, args, count }) {
  if (run.interrupted) throw run.interrupted
  const { root, node, env, reports } = run
  console.log(`\n── ${name}`)
  const file = path.join(reports, `${name}.json`)
  const suiteEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_REPORT_FILE: file }
  try {
    const code = await runStep({ command: node, args: args(file), root, env: suiteEnv, label: name })
    return judgeSuite({ name, file, code, count })
  } catch (error) {
    // The other lane begins no suite after it.
    run.interrupted = error
    throw error
  }
}

/** The journeys must not pass on an older build when the sources do not build. */
async function buildAndBrowse(run, chromium) {
  const build = await runTask('build', () => ensureBuilt(run.root, run.node))
  if (!chromium) return [build]
  if (build.failed === 0) return [build, await runSuite(run, browserSuite)]
  return [build, { ...browserSuite, passed: 0, failed: 1, skipped: 0, failures: [], complaint: 'nothing to browse' }]
}

/** A part that succeeds or fails as a whole and counts as one test. */
async function runTask(name, task) {
  console.log(`\n── ${name}`)
  try {
    await task()
    return { name, passed: 1, failed: 0, skipped: 0, failures: [] }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    console.error(error.message)
    return { name, passed: 0, failed: 1, skipped: 0, failures: [], complaint: error.message }
  }
}

/** The names of what failed stand at the end too: of a long print often only the end is kept. */
function sayOutcome(suites) {
  console.log('')
  for (const { name, failures } of suites) for (const failure of failures) console.log(`failed in ${name}: ${failure}`)
  for (const { name, passed, failed, skipped, complaint } of suites) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped${complaint ? ` — ${complaint}` : ''}`)
  }
  console.log(totalLine(suites))
}
