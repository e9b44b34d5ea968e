import { afterEach, expect, test } from 'vitest'
import { type CommandCheckout, createCommandCheckout, waitUntilGone } from '#testing/servers/command-checkout.ts'

let checkout: CommandCheckout

afterEach(() => checkout.dispose())

async function startAndStop(): Promise<string> {
  const start = checkout.run(['start'])
  await start.waitFor('serving')
  start.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  return start.output()
}

test('an empty checkout is installed, built and served, and the second start only serves', async () => {
  checkout = createCommandCheckout()
  expect(await startAndStop()).toContain('Installing packages: nothing is installed yet')
  const second = await startAndStop()
  expect(second).not.toContain('Installing')
  expect(second).not.toContain('Building')
  expect([checkout.calls('npm'), checkout.calls('bundler')]).toEqual([1, 1])
})

test('a lock file with other contents is installed', async () => {
  checkout = createCommandCheckout()
  await startAndStop()
  checkout.changeLockFile('2.0.0')
  await startAndStop()
  expect(checkout.calls('npm')).toBe(2)
})

test('what npm installed by hand exactly as the lock file says is not installed again', async () => {
  checkout = createCommandCheckout()
  await startAndStop()
  checkout.remove('node_modules/.installed-from')
  checkout.write('node_modules/.package-lock.json', checkout.read('package-lock.json') ?? '')
  await startAndStop()
  expect(checkout.calls('npm')).toBe(1)
})

test.each(['node_modules/@react-router/dev', `node_modules/node-${process.platform}-${process.arch}`])(
  'a lost %s is installed again',
  async (folder) => {
    checkout = createCommandCheckout()
    await startAndStop()
    checkout.remove(folder)
    await startAndStop()
    expect(checkout.calls('npm')).toBe(2)
  },
)

test('an install that was killed half-way takes npm with it and is repaired by the next start', async () => {
  checkout = createCommandCheckout()
  checkout.write('npm.manner', 'hang')
  const first = checkout.run(['start'])
  await first.waitFor('half-way')
  const family = first.family()
  first.kill('SIGKILL')
  await waitUntilGone(family)
  checkout.remove('npm.manner')
  await startAndStop()
  expect(checkout.calls('npm')).toBe(2)
})

test('two starts at once in an empty checkout install and build once', async () => {
  checkout = createCommandCheckout()
  const both = [checkout.run(['start']), checkout.run(['start'])]
  await Promise.all(both.map((start) => start.waitFor('serving')))
  expect([checkout.calls('npm'), checkout.calls('bundler')]).toEqual([1, 1])
  for (const start of both) start.kill('SIGTERM')
  expect(await Promise.all(both.map((start) => start.ended))).toEqual([0, 0])
})

test('without a network the sentence says what is missing and what to do', async () => {
  checkout = createCommandCheckout()
  checkout.write('npm.manner', 'offline')
  const start = checkout.run(['start'])
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('the package registry cannot be reached: connect to the internet')
  expect(start.output()).not.toContain('at ')
})

test.each([
  ['full disk', 'is incomplete: make room on the disk and run this again.'],
  ['small system', 'needs libatomic.so.1, which this system does not have: install it (Debian, Ubuntu: apt-get'],
])(
  'a Node that does not run on a %s is named with what to do, and installed again after that',
  async (manner, said) => {
    checkout = createCommandCheckout()
    checkout.write('npm.manner', manner)
    const start = checkout.run(['start'])
    expect(await start.ended).toBe(1)
    expect(start.output()).toContain(said)
    checkout.remove('npm.manner')
    await startAndStop()
  },
)
