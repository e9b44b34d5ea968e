import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import LooseErrorsReporter from './report-loose-errors.mjs'
import { countPlaywright, countVitest, judgeSuite, totalLine } from './test-counts.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a test file that cannot be loaded counts as one failed test', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const unloadable = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(countVitest({ ...report, testResults: [unloadable] })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts'],
  })
})

test('a file whose own tests failed is not counted twice, and its tests are named', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  const assertionResults = [
    { fullName: 'holds', status: 'passed' },
    { fullName: 'breaks', status: 'failed', failureMessages: ['Error: expected 1\n\n  at line 3'] },
  ]
  const failed = { name: 'b.test.ts', status: 'failed', assertionResults }
  expect(countVitest({ ...report, testResults: [failed] })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['b.test.ts: breaks\n    Error: expected 1\n      at line 3'],
  })
})

test('a browser test that passes only at times and a run that breaks off both count as failed, by name', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const journey = (title: string, status: string, results: object[] = []) => ({
    file: 'map.spec.ts',
    line: 3,
    title,
    tests: [{ status, results }],
  })
  const error = { message: '\u001b[31mError\u001b[39m: the pin is hidden\n\nexpected: visible' }
  const inner = { specs: [journey('wavers', 'flaky')] }
  const suites = [
    { specs: [journey('holds', 'expected'), journey('breaks', 'unexpected', [{ error }])], suites: [inner] },
  ]
  expect(countPlaywright({ stats, suites, errors: [{ message: 'no room left' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'map.spec.ts:3: breaks\n    Error: the pin is hidden\n    expected: visible',
      'map.spec.ts:3: wavers',
      'no room left',
    ],
  })
})

async function writeReport(): Promise<string> {
  const folder = await makeTemporaryFolder()
  onTestFinished(() => folder.remove())
  const file = path.join(folder.path, 'server.json')
  const counts = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  await writeFile(file, JSON.stringify({ ...counts, testResults: [] }))
  vi.stubEnv('TEST_REPORT_FILE', file)
  return file
}

test('an error outside of every test counts as failed and is named', async () => {
  const file = await writeReport()
  new LooseErrorsReporter().onTestRunEnd(
    [],
    [
      { VITEST_TEST_PATH: 'server/a.test.ts', VITEST_TEST_NAME: 'holds', stack: 'Error: socket hang up', message: '' },
      { message: 'no stack' },
    ],
  )
  expect(judgeSuite({ name: 'server', file, code: 1, count: countVitest })).toEqual({
    name: 'server',
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: [
      'outside of every test of server/a.test.ts, about “holds”: Error: socket hang up',
      'outside of every test: no stack',
    ],
  })
})

test('a run without such errors counts what its report says', async () => {
  const file = await writeReport()
  new LooseErrorsReporter().onTestRunEnd([], [])
  expect(judgeSuite({ name: 'server', file, code: 0, count: countVitest })).toMatchObject({ passed: 4, failed: 0 })
})

test('the last line is made of three sums and nothing else', () => {
  const suites = [
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 4, skipped: 0 },
  ]
  expect(totalLine(suites)).toBe('5 passed, 4 failed, 1 skipped')
})
