import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The counts of a check report; each step counts as a test. */
export function countChecks(report) {
  const failures = report.filter((step) => !step.ok).map(({ name }) => name)
  return { passed: report.length - failures.length, failed: failures.length, skipped: 0, failures }
}

/** The counts of a vitest report; a file that cannot be loaded counts as one failed test. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(isNotFailed),
  )
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => !isNotFailed(test))
      .map(({ fullName, failureMessages }) => withError(`${file.name}: ${fullName}`, failureMessages?.[0])),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...broken.map(({ name }) => name)],
  }
}

/** The counts of a Playwright report; a test that passed only at the second try failed. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [...report.suites.flatMap(findFailedJourneys), ...report.errors.map(({ message }) => message)],
  }
}

function findFailedJourneys({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [...failed.map(describeJourney), ...suites.flatMap(findFailedJourneys)]
}

function describeJourney({ file, line, title, tests }) {
  const message = tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error.message
  return withError(`${file}:${line}: ${title}`, message)
}

/** With the first lines of what went wrong, because of a long print often only the end is kept. */
function withError(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return [name, ...lines.filter((text) => text.trim() !== '')].join('\n    ')
}

/**
 * The counts of one suite from its report and its exit code. A suite without a readable report, without a single test
 * or with an exit code that its report does not explain did not do its work, which is a failure of its own.
 */
export function judgeSuite({ name, file, code, count }) {
  const counts = readCounts(file, count)
  const complaint = findComplaint(counts, code)
  if (!complaint) return { name, ...counts }
  return { name, ...(counts ?? none), failed: (counts?.failed ?? 0) + 1, complaint }
}

function findComplaint(counts, code) {
  if (!counts) return `it ended with exit code ${code} and left no report`
  if (counts.passed + counts.failed + counts.skipped === 0) return 'it ran no test at all'
  if (code !== 0 && counts.failed === 0) return `it ended with exit code ${code} although no test failed`
  return undefined
}

function readCounts(file, count) {
  if (!existsSync(file)) return undefined
  try {
    const counts = addLooseErrors(count(JSON.parse(readFileSync(file, 'utf8'))), looseErrorsBeside(file))
    return [counts.passed, counts.failed, counts.skipped].every(Number.isInteger) ? counts : undefined
  } catch {
    // Cut off in the middle, or not the report that it should be.
    return undefined
  }
}

/** Where `report-loose-errors.mjs` writes what went wrong outside of every test, which the report leaves out. */
export function looseErrorsBeside(file) {
  return `${file}.loose`
}

function addLooseErrors(counts, file) {
  if (!existsSync(file)) return counts
  const errors = JSON.parse(readFileSync(file, 'utf8'))
  return { ...counts, failed: counts.failed + errors.length, failures: [...counts.failures, ...errors] }
}

function isNotFailed(assertion) {
  return assertion.status !== 'failed'
}

/** The last line of the run, which other programs read. */
export function totalLine(suites) {
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}
