import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

test('Ctrl-C in the middle of the first start ends its database and complains of nothing', async () => {
  const folder = await makeTemporaryFolder()
  const postmaster = join(folder.path, 'database/cluster/postmaster.pid')
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(await findFreePort()),
      VAR_DIR: folder.path,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complained = text(child.stderr)
  const ended = once(child, 'exit')
  await vi.waitFor(() => expect(existsSync(postmaster)).toBe(true), { timeout: 20_000 })
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(await complained).toBe('')
  expect(existsSync(postmaster)).toBe(false)
  await folder.remove()
})
