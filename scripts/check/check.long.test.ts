import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyTree, plantFiles, removeTree, runCheckIn } from './copied-tree.mjs'
import { plantedViolations } from './planted-violations.ts'

// The check starts a compiler and a linter; on a busy machine that takes its time.
const patient = 300_000

let copy: string
let untouched: ReturnType<typeof runCheckIn>
let planted: ReturnType<typeof runCheckIn>

// Every violation has a file of its own, so one run is enough for all: each must be named in the right step.
beforeAll(() => {
  copy = copyTree()
  untouched = runCheckIn(copy)
  for (const { files } of plantedViolations) plantFiles(copy, files)
  addUnusedDependency()
  planted = runCheckIn(copy)
}, patient)

afterAll(() => removeTree(copy))

function addUnusedDependency(): void {
  const file = path.join(copy, 'package.json')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"dependencies": {', '"dependencies": {\n    "planted": "1.0.0",'),
  )
}

test('the tree as it is passes every step', () => {
  expect(untouched.printed).toMatch(/check passed\s*$/u)
  expect(untouched.status).toBe(0)
})

test('the tree as it is names no planted file', () => {
  expect(untouched.printed).not.toMatch(/(?:domain|server|web)\S*\/planted/u)
})

test('a tree with violations does not pass', () => {
  expect(planted.printed).toMatch(/check failed: types, lint, dead code, walls, format, length\s*$/u)
  expect(planted.status).toBe(1)
})

describe('a violation fails its step, which names the file', () => {
  for (const { claim, step, says } of plantedViolations) {
    test(`${claim} (${step})`, () => {
      expect(planted.failed.get(step)).toMatch(says)
    })
  }
})

test('a dependency that nothing imports fails the step for dead code', () => {
  expect(planted.failed.get('dead code')).toMatch(/Unused dependencies[^]*planted +package\.json/u)
})

test(
  'a check of walls that found no module fails instead of passing',
  () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'check-empty-'))
    const script = path.resolve('scripts/check/check-walls.mjs')
    const { status, stdout } = spawnSync(process.execPath, [script], { cwd: empty, encoding: 'utf8' })
    removeTree(empty)
    expect(stdout).toContain('no module was read')
    expect(status).toBe(1)
  },
  patient,
)

test('a step that does not exist is refused with the list of steps', () => {
  const { status, printed } = runCheckIn(copy, '--only', 'spelling')
  expect(printed).toContain('No such step: spelling. Steps: route types, types')
  expect(status).toBe(2)
})
