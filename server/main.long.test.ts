import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { findFreePort } from '#testing/servers/free-port.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { writeRestoreNote } from './backup/restore-note.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'

async function startMain(varFolder: string) {
  return spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(await findFreePort()),
      VAR_DIR: varFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('a second start on one folder says at once who uses it, and ends by itself', async () => {
  const folder = await makeTemporaryFolder()
  const log = pino({ level: 'silent' })
  const first = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
  const child = await startMain(folder.path)
  const [said, logged] = [text(child.stderr), text(child.stdout)]
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await logged).not.toMatch(/"level":"(?:error|fatal)"/)
  const inUse = `The database folder ${join(folder.path, 'database')} is in use by process ${process.pid}.`
  const wayOut = 'Stop it first, or use another folder (VAR_DIR) or a server (DATABASE_URL).'
  expect((await said).trim().split('\n')).toEqual([
    `${inUse} ${wayOut} Waiting 12 seconds in case that one is stopping.`,
    `${inUse} ${wayOut}`,
  ])
  await first.stop()
  await folder.remove()
})

test('Ctrl-C in the middle of the first start ends its database and complains of nothing', async () => {
  const folder = await makeTemporaryFolder()
  const postmaster = join(folder.path, 'database/cluster/postmaster.pid')
  const child = await startMain(folder.path)
  const complained = text(child.stderr)
  const ended = once(child, 'exit')
  await vi.waitFor(() => expect(existsSync(postmaster)).toBe(true), { timeout: 50_000 })
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(await complained).toBe('')
  expect(existsSync(postmaster)).toBe(false)
  await folder.remove()
})

test('nothing starts on a restore that was not finished, and nothing is made there', async () => {
  const folder = await makeTemporaryFolder()
  await writeRestoreNote(folder.path, { from: 'my-guide-korea-of-yesterday', wasEmpty: true })
  const child = await startMain(folder.path)
  const said = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await said).toMatch(
    /^The restore of my-guide-korea-of-yesterday was not finished, so the product does not start\./,
  )
  expect(await readdir(folder.path)).toEqual(['restore-unfinished.json'])
  await folder.remove()
})
