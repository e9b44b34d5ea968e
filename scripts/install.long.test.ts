import { afterEach, expect, test } from 'vitest'
import { type CommandCheckout, createCommandCheckout } from '#testing/servers/command-checkout.ts'

let checkout: CommandCheckout

afterEach(() => checkout.dispose())

async function startAndStop(): Promise<string> {
  const start = checkout.run(['start'])
  await start.waitFor('serving')
  start.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  return start.output()
}

test('an empty checkout is installed without what is for development, and the second start only serves', async () => {
  checkout = createCommandCheckout()
  expect(await startAndStop()).toContain('Installing packages')
  const second = await startAndStop()
  expect(second).not.toContain('Installing')
  expect(second).not.toContain('Building')
  expect([checkout.calls('npm'), checkout.calls('bundler')]).toEqual(['p', '.'])
})

test('the tests add what they need and leave what is there, and a start takes nothing of it away', async () => {
  checkout = createCommandCheckout()
  await startAndStop()
  checkout.write('node_modules/@react-router/dev/same', '')
  await checkout.run(['test:unit']).ended
  expect(checkout.read('node_modules/@react-router/dev/same')).toBe('')
  await startAndStop()
  expect(checkout.calls('npm')).toBe('pd')
  checkout.changeLockFile('2.0.0')
  await startAndStop()
  expect(checkout.calls('npm')).toBe('pdd')
  expect(checkout.read('node_modules/vitest/vitest.mjs')).toBeDefined()
})

test('a lock file with other contents is installed', async () => {
  checkout = createCommandCheckout()
  await startAndStop()
  checkout.changeLockFile('2.0.0')
  await startAndStop()
  expect(checkout.read('node_modules/@react-router/dev/package.json')).toContain('2.0.0')
})

test.each(['@react-router/dev', `node-${process.platform}-${process.arch}`])(
  'a lost %s is installed again',
  async (name) => {
    checkout = createCommandCheckout()
    await startAndStop()
    checkout.remove(`node_modules/${name}`)
    expect(await startAndStop()).toContain(`node_modules/${name} is missing`)
    expect(checkout.calls('npm')).toBe('pp')
  },
)

test('an install that was killed half-way is made whole by the next start, which waits for its npm', async () => {
  checkout = createCommandCheckout()
  checkout.write('npm.manner', 'hang')
  const first = checkout.run(['start'])
  await first.waitFor('half-way')
  const [npm] = first.family()
  first.kill('SIGKILL')
  const second = checkout.run(['start'])
  await second.waitFor('waiting for it')
  checkout.remove('npm.manner')
  process.kill(npm?.pid ?? 0, 'SIGKILL')
  await second.waitFor('serving')
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('two starts at once in an empty checkout install and build once', async () => {
  checkout = createCommandCheckout()
  const both = [checkout.run(['start']), checkout.run(['start'])]
  await Promise.all(both.map((start) => start.waitFor('serving')))
  expect([checkout.calls('npm'), checkout.calls('bundler')]).toEqual(['p', '.'])
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
