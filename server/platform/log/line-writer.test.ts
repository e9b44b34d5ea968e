import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createLineWriter } from './line-writer.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

test('every line arrives whole and in order, those of the last moment too', async () => {
  const path = join(folder.path, 'log')
  const file = openSync(path, 'w')
  const lines = createLineWriter(file)
  const expected = Array.from({ length: 5000 }, (_, number) => `line ${number} 한국\n`)
  for (const [number, line] of expected.entries()) {
    lines.write(line)
    if (number % 1000 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await waitUntil(() => expect(readFileSync(path, 'utf8')).toBe(expected.join('')))
  lines.write('last words, on their way\n')
  lines.write('last words, waiting\n')
  lines.flushSync()
  expect(readFileSync(path, 'utf8')).toContain('last words, waiting\n')
  await waitUntil(() => expect(readFileSync(path, 'utf8')).toContain('last words, on their way\n'))
  closeSync(file)
})

const fullDisk = '/dev/full'

test.runIf(existsSync(fullDisk))('a full disk costs lines and nothing else', () => {
  const program = `
    import { createLog } from '#server/platform/log/log.ts'
    const log = createLog({ level: 'info' })
    for (let line = 0; line < 100; line += 1) log.info('words')
    setTimeout(() => {
      log.fatal('worse words')
      log.flush()
      console.error('still here')
      process.exit(0)
    }, 100)
  `
  const disk = openSync(fullDisk, 'w')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', disk, 'pipe'],
    timeout: 5_000,
    encoding: 'utf8',
  })
  closeSync(disk)
  expect([status, stderr]).toEqual([0, 'still here\n'])
})
