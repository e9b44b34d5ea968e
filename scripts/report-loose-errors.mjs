import { writeFileSync } from 'node:fs'
import { looseErrorsBeside } from './test-counts.mjs'

/** A reporter for vitest: its own report leaves out what went wrong outside of every test. */
export default class LooseErrorsReporter {
  onTestRunEnd(_files, errors) {
    const report = process.env['TEST_REPORT_FILE']
    if (report && errors.length > 0) writeFileSync(looseErrorsBeside(report), JSON.stringify(errors.map(describe)))
  }
}

function describe({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, stack, message }) {
  return [
    `outside of every test${file ? ` of ${file}` : ''}${test ? `, about “${test}”` : ''}:`,
    stack ?? message,
  ].join(' ')
}
