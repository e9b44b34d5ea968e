import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { type PostgresServer, postgresServers } from '#testing/database/postgres-servers.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { startUnbuiltApp } from '#testing/servers/unbuilt-app.ts'

vi.setConfig({ testTimeout: 300_000 })

const oldest = "the system's PostgreSQL 15"
const psql = '/usr/bin/psql'

let server: PostgresServer
let folder: TemporaryFolder

/** Every login of docs/operations/databases.md, on a server that has none of our roles. Returns its address. */
const logins: Record<string, () => Promise<string>> = {
  'a superuser': () => createOwner('superuser'),
  'a login that may create roles and owns its database': () => createOwner('createrole'),
  'a login that may do neither, once the statements of the start were run': async () => {
    const url = await createOwner('nocreaterole')
    const refusal = await operate({ DATABASE_URL: url }, 'files', 'prepare-public-suites')
    expect(refusal.code).toBe(1)
    const [, ...statements] = refusal.stderr.trim().split('\n')
    expect(statements.length).toBeGreaterThan(5)
    for (const statement of statements) await queryOnce(nameDatabase(server.url, 'guide'), statement)
    return url
  },
  'the login of the composition': async () => {
    await queryOnce(server.url, `create role image superuser login password 'given'`)
    const image = new URL(server.url)
    const environment = {
      PATH: process.env['PATH'],
      POSTGRES_USER: 'image',
      PGPASSWORD: 'given',
      PGHOST: image.searchParams.get('host') ?? '',
      PGDATABASE: 'postgres',
      GUIDE_PASSWORD: "it's given",
    }
    const child = spawn(join(import.meta.dirname, '../operations/make-database.sh'), { env: environment })
    const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code: child.exitCode, said }).toEqual({ code: 0, said: '' })
    expect(await queryOnce(server.url, `select rolpassword from pg_authid where rolname = 'image'`)).toEqual([
      { rolpassword: null },
    ])
    return loginUrl('guide', "it's given")
  },
}

/** As a managed service gives it. */
async function createOwner(attributes: string): Promise<string> {
  const password = randomBytes(8).toString('hex')
  await queryOnce(server.url, `create role guide login ${attributes} password '${password}'`)
  await queryOnce(server.url, 'create database guide owner guide')
  return loginUrl('guide', password)
}

function loginUrl(login: string, password: string): string {
  const url = new URL(nameDatabase(server.url, 'guide'))
  url.username = login
  url.password = encodeURIComponent(password)
  return url.href
}

/** Runs the command as npm does, without the developer's variables. */
async function operate(environment: Record<string, string>, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/operate.ts', ...words], {
    env: { PATH, HOME, VAR_DIR: folder.path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

async function readFigure(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1])
}

function countPlaces() {
  return queryOnce(nameDatabase(server.url, 'guide'), 'select count(*)::int as count from mgk.places')
}

test('both ends of the range of versions are tried', ({ skip }) => {
  const names = postgresServers.map(({ name }) => name)
  skip(!names.includes(oldest), 'This machine has no PostgreSQL 15 (Debian: postgresql-15).')
  expect(names).toContain('the embedded PostgreSQL')
})

describe.each(postgresServers)('$name', ({ start }) => {
  beforeEach(async () => {
    folder = await makeTemporaryFolder()
    server = await start()
  })
  afterEach(async () => {
    await server.stop()
    await folder.remove()
  })

  test.for(Object.keys(logins))(
    'with %s the product starts, backs up, tells its state and is restored',
    async (login, { skip }) => {
      skip(
        login === 'the login of the composition' && !existsSync(psql),
        'This machine has no psql, which runs its script.',
      )
      const url = (await logins[login]?.()) ?? ''
      const backups = join(folder.path, 'backups')
      const variables = { DATABASE_URL: url, BACKUP_TO: backups, FILES_URL: join(folder.path, 'files') }

      const app = await startUnbuiltApp({ varFolder: folder.path, variables: { ...variables, BACKUP_EVERY: '24h' } })
      await vi.waitFor(
        async () => expect(await readFigure(app.origin, 'backup_made_timestamp_seconds')).toBeGreaterThan(0),
        { timeout: 120_000 },
      )
      expect(await readFigure(app.origin, 'backup_failed_timestamp_seconds')).toBe(0)
      expect(await (await fetch(`${app.origin}/readyz`)).json()).toMatchObject({ ready: true, warnings: [] })
      expect(await operate(variables, 'status')).toMatchObject({ code: 0, stderr: '' })
      expect(await operate(variables, 'backup')).toMatchObject({ code: 0, stderr: '' })
      const besides = await operate(variables, 'restore', '--replace')
      expect(besides.code).toBe(1)
      expect(besides.stderr).toContain('uses this database now')
      await app.stop()

      const before = await countPlaces()
      await queryOnce(nameDatabase(server.url, 'guide'), 'delete from mgk.places')
      expect(await operate(variables, 'restore', '--check')).toMatchObject({ code: 0, stderr: '' })
      const unasked = await operate(variables, 'restore')
      expect(unasked.code).toBe(1)
      expect(unasked.stderr).toContain('--replace')
      expect(await operate(variables, 'restore', '--replace')).toMatchObject({ code: 0, stderr: '' })
      expect(await countPlaces()).toEqual(before)
      const again = await startUnbuiltApp({ varFolder: folder.path, variables })
      expect(await (await fetch(`${again.origin}/readyz`)).json()).toMatchObject({ ready: true, problems: [] })
      await again.stop()
    },
  )
})
