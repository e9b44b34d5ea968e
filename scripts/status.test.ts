import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const log = pino({ level: 'silent' })

const folder = await makeTemporaryFolder()
afterAll(() => folder.remove())

/** Runs the command as npm does, without the developer's variables. */
async function status(variables: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/operate.ts', 'status'], {
    env: { PATH, HOME, VAR_DIR: folder.path, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

/** While a node of the product uses the database. */
async function withNode<T>(work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
  const database = await openDatabase({ url: embedded.url, log })
  const listening = await database.listen('test', { message() {}, lost() {}, regained() {} })
  try {
    return await work(embedded.url)
  } finally {
    await listening.stop()
    await database.close()
    await embedded.stop()
  }
}

test('the status of a product that was never started says so and makes no database', async () => {
  const said = await status()
  expect(said).toMatchObject({ code: 1, stderr: '' })
  expect(said.stdout).toContain('the product was never started here')
  expect(existsSync(join(folder.path, 'database'))).toBe(false)
})

test('beside a node that is well the status exits with 0 and tells every group of facts', async () => {
  const said = await withNode(() => status())
  expect(said).toMatchObject({ code: 0, stderr: '' })
  for (const heading of ['Database', 'Migrations', 'Jobs', 'Mail', 'Disk', 'Backups', 'Keys of outside services']) {
    expect(said.stdout).toContain(`\n${heading}\n`)
  }
  expect(said.stdout).toMatch(/Nodes that use it +1\n/)
  expect(said.stdout).toContain('Nothing needs your attention.')
})

test('a stopped product needs a person, and its database is stopped again afterwards', async () => {
  const said = await status()
  expect(said.code).toBe(1)
  expect(said.stdout).toContain('No process of the product uses the database.')
  const embedded = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
  await embedded.stop()
})

test('a database from before release 0.1.0 is told as one, and is left as it is', async () => {
  const list = 'select name from mgk.kysely_migration order by name'
  const rename = (from: string, to: string) => `update mgk.kysely_migration set name = '${to}' where name = '${from}'`
  await withNode(async (url) => {
    await queryOnce(url, rename('0001-schema', '0001-foundation'))
    const before = await queryOnce(url, list)
    const said = await status()
    expect(said.code).toBe(1)
    expect(said.stdout).toContain('The database was made before release 0.1.0, and no release can use it.')
    expect(await queryOnce(url, list)).toEqual(before)
    await queryOnce(url, rename('0001-foundation', '0001-schema'))
  })
})

test('a server that does not answer, and a restore that was not finished, are told without a secret', async () => {
  const away = await status({ DATABASE_URL: 'postgres://guide:hidden-word@127.0.0.1:1/guide' })
  expect(away).toMatchObject({ code: 1, stderr: '' })
  expect(away.stdout).toContain('The database is not available.')
  expect(away.stdout).not.toContain('hidden-word')
  await writeFile(join(folder.path, 'restore-unfinished.json'), '{"from":"a backup","wasEmpty":true}')
  expect((await status()).stdout).toContain('was not finished, so the product does not start')
})
