import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const log = pino({ level: 'silent' })

const folder = await makeTemporaryFolder()
afterAll(() => folder.remove())

/** Runs the command as npm does, without the developer's variables. */
async function run(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    env: { PATH, HOME, VAR_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

test('on a folder that nobody uses a command starts the database, answers and leaves it stopped', async () => {
  const printed = await run('keys', 'service-role')
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(decodeJwt(printed.stdout.trim())).toMatchObject({ role: 'service_role' })
  // The database starts only if it was stopped, so no other process uses it now.
  const database = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
  await database.stop()
})

test('beside a running product it works on the same database and leaves that running', async () => {
  const product = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
  const database = await openDatabase({ url: product.url, log })
  const listKids = () =>
    database.transactionAs({ role: 'service' }, (tx) => tx.selectFrom('mgk.signing_keys').select('kid').execute())
  const before = await listKids()
  const rotated = await run('keys', 'rotate')
  const after = await listKids()
  await database.close()
  await product.stop()
  expect(rotated).toMatchObject({ code: 0, stderr: '' })
  expect(after).toHaveLength(before.length + 1)
})

test('a command that cannot be done prints one sentence on the error output and exits with a code', async () => {
  const nobody = await run('admin', 'grant', 'nobody@example.com')
  expect(nobody).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no account with the address nobody@example.com.\n',
  })
  const without = await run('keys')
  expect(without).toMatchObject({ code: 1, stdout: '' })
  expect(without.stderr).toContain('npm run keys -- service-role | rotate | list')
})
