import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CommandCheckout, createCommandCheckout, waitUntilGone } from '#testing/servers/command-checkout.ts'

let checkout: CommandCheckout

beforeEach(async () => {
  checkout = createCommandCheckout()
  const first = checkout.run(['start'])
  await first.waitFor('serving')
  first.kill('SIGTERM')
  await first.ended
})

afterEach(() => checkout.dispose())

async function startedByNpm(variables?: Record<string, string>) {
  const npm = checkout.npmStart(variables)
  await npm.waitFor('serving')
  return { npm, family: npm.family() }
}

test('Ctrl-C drains the server once and leaves no process behind', async () => {
  const { npm, family } = await startedByNpm()
  npm.pressCtrlC()
  await npm.ended
  await waitUntilGone(family)
  expect(npm.output().match(/draining/g)).toHaveLength(1)
})

test('a second Ctrl-C hurries a server that drains for long', async () => {
  const { npm, family } = await startedByNpm({ DRAIN_MS: '60000' })
  npm.pressCtrlC()
  await npm.waitFor('draining')
  await new Promise((resolve) => setTimeout(resolve, 600))
  const began = performance.now()
  npm.pressCtrlC()
  await waitUntilGone(family)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('SIGTERM to npm drains the server and leaves no process behind', async () => {
  const { npm, family } = await startedByNpm()
  npm.kill('SIGTERM')
  await npm.closed
  await waitUntilGone(family)
  expect(npm.output()).toContain('draining: SIGTERM')
})

test('SIGHUP, as from a closed terminal, drains the server', async () => {
  const start = checkout.run(['start'])
  await start.waitFor('serving')
  start.kill('SIGHUP')
  expect(await start.ended).toBe(0)
  expect(start.output()).toContain('draining: SIGTERM')
})

test('kill -9 of the command drains the server and leaves no process behind', async () => {
  const start = checkout.run(['start'])
  await start.waitFor('serving')
  const family = start.family()
  start.kill('SIGKILL')
  await waitUntilGone(family)
  expect(start.output()).toContain('draining: parent gone')
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s to a test run ends it and its suite', async (signal) => {
  checkout.write('unit.manner', 'hang')
  const tests = checkout.run(['test'])
  await tests.waitFor('hanging')
  const family = tests.family()
  tests.kill(signal)
  await waitUntilGone(family)
  expect(await tests.ended).toBe(signal === 'SIGINT' ? 130 : 143)
  expect(tests.output()).not.toContain('── server')
})

test('a server that ends by itself hands its exit code on', async () => {
  checkout.write('server/main.ts', 'process.exit(3)')
  const start = checkout.run(['start'])
  expect(await start.ended).toBe(3)
})
