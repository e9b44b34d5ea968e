import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CommandCheckout, createCommandCheckout } from '#testing/servers/command-checkout.ts'

let checkout: CommandCheckout

beforeEach(async () => {
  checkout = createCommandCheckout()
  await expectServed('first page')
})

afterEach(() => checkout.dispose())

async function expectServed(page: string): Promise<void> {
  const start = checkout.run(['start'])
  await start.waitFor(`serving ${page}`)
  start.kill('SIGTERM')
  expect(await start.ended).toBe(0)
}

test('a source with a new date and the same contents is not built', async () => {
  utimesSync(join(checkout.root, 'web/page.ts'), new Date(), new Date())
  await expectServed('first page')
  expect(checkout.calls('bundler')).toHaveLength(1)
})

test('a changed test is not built', async () => {
  checkout.write('web/page.test.ts', 'a claim')
  await expectServed('first page')
  expect(checkout.calls('bundler')).toHaveLength(1)
})

test('a changed source is built, and the build before stays for open tabs', async () => {
  checkout.write('web/page.ts', 'second page')
  await expectServed('second page')
  expect(checkout.calls('bundler')).toHaveLength(2)
  expect(checkout.read('build/previous/client/page.js')).toContain('first page')
})

test('assets stand there in brotli and gzip when they get smaller by it', () => {
  expect(checkout.read('build/current/client/page.js.br')).toBeDefined()
  expect(checkout.read('build/current/client/page.js.gz')).toBeDefined()
})

test('a failing build ends the start, says so and leaves the working build alone', async () => {
  checkout.write('web/page.ts', 'broken page')
  const start = checkout.run(['start'])
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('page.ts does not compile')
  expect(start.output()).toContain('The last working build in build/current is untouched.')
  checkout.write('web/page.ts', 'first page')
  await expectServed('first page')
  expect(checkout.calls('bundler')).toHaveLength(2)
})

test('a build that was killed is made by the next start, which waits for its bundler', async () => {
  checkout.write('web/page.ts', 'slow page')
  const start = checkout.run(['start'])
  await start.waitFor('bundling')
  const [bundler] = start.family()
  start.kill('SIGKILL')
  const next = checkout.run(['start'])
  await next.waitFor('waiting for it')
  process.kill(bundler?.pid ?? 0, 'SIGKILL')
  await next.waitFor('bundling')
  next.kill('SIGTERM')
  expect(await next.ended).toBe(143)
  expect(checkout.read('build/current/server/index.js')).toBe('first page')
  checkout.write('web/page.ts', 'second page')
  await expectServed('second page')
})

test('a kill between the two renames loses neither the new build nor the one before', async () => {
  checkout.write('web/page.ts', 'second page')
  await expectServed('second page')
  checkout.rename('build/current', 'build/next')
  await expectServed('second page')
  expect(checkout.calls('bundler')).toHaveLength(2)
  expect(checkout.read('build/previous/server/index.js')).toBe('first page')
})

test('a build without its seal is never served', async () => {
  checkout.remove('build/current/built-from')
  await expectServed('first page')
  expect(checkout.calls('bundler')).toHaveLength(2)
})
