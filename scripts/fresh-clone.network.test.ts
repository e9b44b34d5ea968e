// Runs in `npm run test:all` only. It starts the product and never runs the tests, so it cannot come back to itself.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClonePlace, isRoot, removePlacedDatabase, startOnce } from '#testing/servers/fresh-clone.ts'

const place = createClonePlace()
const clone = place.clone('clone')
const home = place.home('home')

function report(what: string, ms: number): number {
  process.stdout.write(`${what}: ${(ms / 1000).toFixed(2)} s to the first 200\n`)
  return ms
}

beforeAll(async () => {
  report('a fresh clone with an empty npm cache', await startOnce({ clone, home }))
})

afterAll(() => place.dispose())

// The times are printed for whoever reads; their bars stand in bench/start.ts, on a machine that does nothing else.
test('an existing folder serves again', async () => {
  expect(report('an existing folder', await startOnce({ clone, home }))).toBeGreaterThan(0)
})

test('an installed clone builds and serves without a network', async () => {
  for (const folder of ['build', 'var']) rmSync(join(clone, folder), { recursive: true, force: true })
  const ms = report('installed, not built, without a network', await startOnce({ clone, home, withoutNetwork: true }))
  expect(ms).toBeGreaterThan(0)
})

test.runIf(isRoot)('an ordinary user can start a clone of their own', async () => {
  const own = { clone: place.clone('ordinary'), home: place.home('ordinary-home', home) }
  execFileSync('chown', ['-R', 'nobody', own.clone, own.home])
  expect(report('an ordinary user', await startOnce({ ...own, user: 'nobody' }))).toBeGreaterThan(0)
})

test.runIf(isRoot)('a clone below a folder that only root may enter starts', async () => {
  const hidden = place.clone(join(place.closedFolder('closed'), 'clone'))
  expect(report('below a closed folder', await startOnce({ clone: hidden, home }))).toBeGreaterThan(0)
  removePlacedDatabase(hidden)
})
