import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { openDataKey } from './data-key.ts'
import { makeKeyFile, readKeyFile } from './key-file.ts'
import type { Place } from './key-ring.ts'

const place: Place = { column: 'mgk.mails.content', row: 'one' }
let opened: TestDatabase
let folder: TemporaryFolder
let file: string

beforeEach(async () => {
  opened = await openTestDatabase()
  folder = await makeTemporaryFolder()
  file = join(folder.path, 'var/data-key')
})
afterEach(async () => {
  await opened.close()
  await folder.remove()
})

function open(path = file) {
  return openDataKey({ file: path, database: opened.database })
}

test('the first start makes the file for its owner alone, and the next one opens what this one sealed', async () => {
  const sealed = (await open()).seal('words', place)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder.path, 'var'))).toEqual(['data-key'])
  expect((await open()).open(sealed, place)).toBe('words')
})

test('of many that start at once one makes the key, and all have it', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => makeKeyFile(file)))
  expect(new Set(made.map(([key]) => key?.id)).size).toBe(1)
  expect(await makeKeyFile(file)).toEqual(made[0])
  const [one, other] = await Promise.all([open(), open()])
  expect(other.open(one.seal('words', place), place)).toBe('words')
  expect(await readdir(join(folder.path, 'var'))).toEqual(['data-key'])
})

test('a process that is killed while it makes the file leaves none or a whole one', async () => {
  const program = `
    const { makeKeyFile } = await import(${JSON.stringify(join(import.meta.dirname, 'key-file.ts'))})
    process.stdout.write('ready')
    for (let number = 0; ; number += 1) await makeKeyFile(process.argv[1] + '/' + number)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await vi.waitFor(async () => expect((await readdir(folder.path)).length).toBeGreaterThan(20), { timeout: 20_000 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const names = (await readdir(folder.path)).filter((name) => !name.includes('.making-'))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(await readKeyFile(join(folder.path, name)), name).toHaveLength(1)
})

test('a file that others may read is refused with the command that mends it', async () => {
  await open()
  await chmod(file, 0o640)
  await expect(open()).rejects.toThrow(
    `DATA_KEY_FILE ${file} may be read by others (mode 0640). Run: chmod 600 ${file}`,
  )
})

test('a half-written file is refused, whatever is missing, and left as it is', async () => {
  await open()
  const whole = await readFile(file, 'utf8')
  const halves = [
    '',
    whole.slice(0, 40),
    whole.slice(0, -3),
    '{"keys":[]}',
    whole.replace(/"secret": "../, '"secret": "'),
  ]
  for (const half of halves) {
    await writeFile(file, half)
    await expect(open(), half).rejects.toThrow(`DATA_KEY_FILE ${file} is incomplete. Restore it`)
    expect(await readFile(file, 'utf8')).toBe(half)
  }
})

test('a file that cannot be read or made is told in a sentence', async () => {
  await mkdir(file, { recursive: true, mode: 0o700 })
  await expect(open()).rejects.toThrow(`DATA_KEY_FILE ${file} cannot be read`)
  await writeFile(join(folder.path, 'plain'), '')
  const below = join(folder.path, 'plain/data-key')
  await expect(open(below)).rejects.toThrow(/DATA_KEY_FILE .* cannot be (read|made)/)
})

test('a node without the keys of the database neither starts nor makes a key of its own', async () => {
  const [key] = (await open(), (await readKeyFile(file)) ?? [])
  const other = join(folder.path, 'other-node')
  await expect(open(other)).rejects.toThrow(
    `The database was encrypted with the data key ${key?.id}, which is not in DATA_KEY_FILE ${other}`,
  )
  expect(await readKeyFile(other)).toBeNull()
})
