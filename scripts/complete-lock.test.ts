import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { completeLock, findMissingOptional } from './complete-lock.mjs'

const addon = {
  version: '2.1.0',
  optionalDependencies: { '@addon/linux-x64-musl': '2.1.0', 'addon-win32-arm64': '2.1.0' },
}

function readLockFile(): string {
  return readFileSync('package-lock.json', 'utf8')
}

test('the lock file has every package for every system, so that npm ci accepts it anywhere', () => {
  const lock = z.object({ packages: z.record(z.string(), z.looseObject({})) }).parse(JSON.parse(readLockFile()))
  expect(findMissingOptional(lock)).toEqual([])
})

test('the lock file names no host to download from', () => {
  expect(readLockFile()).not.toContain('"resolved": "http')
})

test('a package that a mirror lacks is added with the system that its name says', () => {
  const lock = completeLock({ packages: { '': {}, 'node_modules/addon': addon } })
  expect(lock.packages).toEqual({
    '': {},
    'node_modules/@addon/linux-x64-musl': {
      version: '2.1.0',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/addon': addon,
    'node_modules/addon-win32-arm64': { version: '2.1.0', cpu: ['arm64'], optional: true, os: ['win32'] },
  })
})

test('a package whose name says no system is refused, not guessed', () => {
  const lock = { packages: { 'node_modules/addon': { optionalDependencies: { fsevents: '2.3.3' } } } }
  expect(() => completeLock(lock)).toThrow('fsevents@2.3.3 does not say for which system it is')
})

test('a nested copy and one further up both count as there', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/addon': addon,
      'node_modules/a/node_modules/@addon/linux-x64-musl': { version: '2.1.0' },
      'node_modules/addon-win32-arm64': { version: '2.1.0' },
    },
  }
  expect(findMissingOptional(lock)).toEqual([])
})
