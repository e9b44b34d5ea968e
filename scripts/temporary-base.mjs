import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
// A run has up to a gigabyte there: a cluster with some databases, the folders of three products, profiles of browsers.
const neededBytes = 4 * 1024 ** 3

/**
 * Where tests put their temporary files: Linux's file system in memory, where it has room. For each new file ext4
 * passes over all files that were deleted in the last minutes, and hundreds of databases come and go.
 */
export function findTemporaryBase({ mounts = readMounts(), freeBytes = readFreeBytes } = {}) {
  if (process.env['TMPDIR'] !== undefined) return tmpdir()
  const lines = mounts.split('\n').map((line) => line.split(' '))
  const [, , kind, options = ''] = lines.findLast(([, folder]) => folder === memoryFolder) ?? []
  // That of a container is small, and programs may not be run from it.
  const isUsable = kind === 'tmpfs' && !options.split(',').includes('noexec')
  return isUsable && freeBytes(memoryFolder) >= neededBytes ? memoryFolder : tmpdir()
}

/** Empty on another system than Linux. */
function readMounts() {
  const file = '/proc/mounts'
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function readFreeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem())
}
