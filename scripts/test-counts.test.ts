import { expect, test } from 'vitest'
import { countPlaywright, countVitest, totalLine } from './test-counts.mjs'

test('a test file that cannot be loaded counts as one failed test', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const unloadable = { status: 'failed', assertionResults: [] }
  expect(countVitest({ ...report, testResults: [unloadable] })).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('a file whose own tests failed is not counted twice', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countVitest({ ...report, testResults: [failed] })).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test('a browser test that passes only at times and a run that breaks off both count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('the last line is made of three sums and nothing else', () => {
  const suites = [
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 4, skipped: 0 },
  ]
  expect(totalLine(suites)).toBe('5 passed, 4 failed, 1 skipped')
})
