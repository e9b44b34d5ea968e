import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findTemporaryBase } from './temporary-base.mjs'

const inMemory = 'overlay / overlay rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime,size=8388608k 0 0\n'
const roomy = { mounts: inMemory, freeBytes: () => 4 * 1024 ** 3 }

beforeEach(() => vi.stubEnv('TMPDIR', undefined))
afterEach(() => vi.unstubAllEnvs())

test('temporary files of tests are in memory where that has room', () => {
  expect(findTemporaryBase(roomy)).toBe('/dev/shm')
})

test.each([
  ['no such file system', { mounts: '' }],
  ['another file system', { mounts: '/dev/sda1 /dev/shm ext4 rw 0 0' }],
  ['one that runs no programs', { mounts: 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0' }],
  ['one with something else mounted over it', { mounts: `${inMemory}/dev/sda1 /dev/shm ext4 rw 0 0` }],
  ['little room', { freeBytes: () => 64 * 1024 ** 2 }],
])('with %s they are in the folder of the system', (_, changed) => {
  expect(findTemporaryBase({ ...roomy, ...changed })).toBe(tmpdir())
})

test('a folder that was chosen stays', () => {
  vi.stubEnv('TMPDIR', '/chosen')
  expect(findTemporaryBase(roomy)).toBe('/chosen')
})
