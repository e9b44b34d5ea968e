import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CommandCheckout, createCommandCheckout } from '#testing/servers/command-checkout.ts'

let checkout: CommandCheckout

beforeEach(() => {
  checkout = createCommandCheckout()
})

afterEach(() => checkout.dispose())

async function runTests(variables: Record<string, string> = {}) {
  const command = checkout.run(['test'], { CHROME_PATH: process.execPath, ...variables })
  const code = await command.ended
  await command.closed
  return { code, output: command.output(), lastLine: command.printed().trimEnd().split('\n').at(-1) }
}

// Check 2, the four projects 5 each with one skipped, the build, the browser 3.
test('the last line adds up every suite', async () => {
  const { code, lastLine } = await runTests()
  expect(lastLine).toBe('26 passed, 0 failed, 4 skipped')
  expect(code).toBe(0)
})

test('failed tests fail the run, are named at its end, and what comes after them still runs', async () => {
  checkout.write('unit.manner', 'fail')
  const { code, output, lastLine } = await runTests()
  expect(output).toContain('failed in unit: sums.test.ts: one\nfailed in unit: sums.test.ts: two\n')
  expect(lastLine).toBe('26 passed, 2 failed, 4 skipped')
  expect(code).toBe(1)
})

test('a suite that crashes without a report counts as failed', async () => {
  checkout.write('server.manner', 'crash')
  const { code, output, lastLine } = await runTests()
  expect(output).toContain('server: 0 passed, 1 failed, 0 skipped — it ended with exit code 7 and left no report')
  expect(lastLine).toBe('21 passed, 1 failed, 3 skipped')
  expect(code).toBe(1)
})

test('a suite that runs no test counts as failed', async () => {
  checkout.write('scripts.manner', 'empty')
  const { code, lastLine } = await runTests()
  expect(lastLine).toBe('21 passed, 1 failed, 3 skipped')
  expect(code).toBe(1)
})

test('sources that do not build fail the build and the browser tests', async () => {
  checkout.write('web/page.ts', 'broken page')
  const { code, lastLine } = await runTests()
  expect(lastLine).toBe('22 passed, 2 failed, 4 skipped')
  expect(code).toBe(1)
})

test('a Chromium that is not there fails the run with the sentence', async () => {
  const { code, output, lastLine } = await runTests({ CHROME_PATH: '/nowhere/chromium' })
  expect(output).toContain('CHROME_PATH names /nowhere/chromium, which is not a program that can be run.')
  expect(lastLine).toBe('18 passed, 1 failed, 3 skipped')
  expect(code).toBe(1)
})

test('the configuration of a developer does not reach the tests', async () => {
  const { output } = await runTests({ DATABASE_URL: 'postgres://mine', ROUNDS: '7' })
  expect(output).toContain('DATABASE_URL is undefined, ROUNDS is undefined')
})

test('the journeys run while the other suites still do, and each line says whose it is', async () => {
  checkout.write('unit.manner', 'hang')
  const command = checkout.run(['test'], { CHROME_PATH: process.execPath })
  await command.waitFor('unit │ hanging')
  await command.waitFor('browser │ browsing')
  command.pressCtrlC()
  expect(await command.ended).toBe(130)
  expect(command.output()).not.toContain('── server')
})

test('Ctrl-C removes the temporary files of a test run', async () => {
  checkout.write('unit.manner', 'hang')
  const command = checkout.run(['test'])
  await command.waitFor('hanging')
  const folder = /hanging in (\S+)/.exec(command.output())?.[1] ?? ''
  expect(existsSync(folder)).toBe(true)
  command.pressCtrlC()
  expect(await command.ended).toBe(130)
  expect(existsSync(folder)).toBe(false)
})
