// Stands for vitest in the tests of our commands; `unit.manner`, `server.manner` … say how a project ends.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

function valueOf(name) {
  return process.argv.find((word) => word.startsWith(`${name}=`)).slice(name.length + 1)
}

const file = `${valueOf('--project')}.manner`
const manner = existsSync(file) ? readFileSync(file, 'utf8') : ''
process.stdout.write(`DATABASE_URL is ${process.env['DATABASE_URL']}, ROUNDS is ${process.env['ROUNDS']}\n`)
if (manner === 'crash') process.exit(7)
if (manner === 'hang') {
  process.stdout.write(`hanging in ${process.env['TMPDIR']}\n`)
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}

const isFailed = manner === 'fail'
const failed = ['one', 'two'].map((fullName) => ({ fullName, status: 'failed' }))
const report = {
  numPassedTests: manner === 'empty' ? 0 : 5,
  numFailedTests: isFailed ? 2 : 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: isFailed ? [{ name: 'sums.test.ts', status: 'failed', assertionResults: failed }] : [],
}
if (manner === 'empty') report.numPendingTests = 0
writeFileSync(valueOf('--outputFile.json'), JSON.stringify(report))
process.exit(isFailed ? 1 : 0)
