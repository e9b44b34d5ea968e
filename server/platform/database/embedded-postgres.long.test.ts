import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { runEmbeddedWriter } from '#testing/database/run-embedded-writer.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { chooseDatabaseUser, spawnOptions } from './embedded/database-user.ts'
import { isPostmasterOf, readPostmasterPid } from './embedded/postmaster-pid.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const onlyRoot = 'Only root can make files of other users.'
const databaseUser = chooseDatabaseUser(undefined)
let folder: TemporaryFolder
let running: EmbeddedPostgres[] = []

beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(async () => {
  for (const one of running) await one.stop()
  running = []
  await folder.remove()
})

async function start(settings: Record<string, string> = {}, lockPatienceMs = 0): Promise<EmbeddedPostgres> {
  const log = pino({ level: 'silent' })
  const embedded = await startEmbeddedPostgres({ folder: folder.path, log, settings, lockPatienceMs })
  running.push(embedded)
  return embedded
}

async function stopAll(): Promise<void> {
  for (const one of running.splice(0)) await one.stop()
}

async function postmasterPid(): Promise<number> {
  return (await readPostmasterPid(join(folder.path, 'cluster')))?.pid ?? -1
}

/** Changes a file of a stopped cluster and leaves its owner. */
async function rewrite(name: string, content: string): Promise<void> {
  const path = join(folder.path, 'cluster', name)
  await writeFile(path, content)
  if (databaseUser) await chown(path, databaseUser.uid, databaseUser.gid)
}

/** Every file of the cluster, with its size and the time of its last change. */
async function describeFiles(): Promise<string[]> {
  const names = await readdir(join(folder.path, 'cluster'), { recursive: true })
  const described = names.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder.path, 'cluster', name))
    return `${name} ${size} ${mtimeMs}`
  })
  return Promise.all(described)
}

test('an empty folder becomes a database that keeps Korean, writes through to the disk and has a password of its own', async () => {
  vi.stubEnv('LANG', undefined)
  vi.stubEnv('LC_ALL', 'C')
  const { url } = await start()
  vi.unstubAllEnvs()
  await queryOnce(url, 'create extension pg_trgm')
  const [row] = await queryOnce(
    url,
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
       cardinality(show_trgm('경복궁')) as trigrams, rolpassword ~ '^SCRAM-SHA-256' as scram from pg_authid where rolname = 'postgres'`,
  )
  expect(row).toEqual({ encoding: 'UTF8', fsync: 'on', network: '', trigrams: 4, scram: true })
  expect(new URL(url).password).toMatch(/^[\w-]{32}$/)
  expect((await stat(join(folder.path, 'cluster/superuser-password'))).mode & 0o777).toBe(0o600)
  expect((await readdir(folder.path)).toSorted()).toEqual(['cluster', 'lock', 'lock-holder', 'postgresql.log'])
})

test('the socket stands in a folder that nobody else may enter, and the folder goes with the server', async () => {
  const { url } = await start()
  const socketFolder = new URL(url).searchParams.get('host') ?? ''
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  await stopAll()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})

test('a login without the password is refused', async () => {
  const url = new URL((await start()).url)
  url.password = 'password'
  await expect(queryOnce(url.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a temporary folder whose path is too long for a socket does not matter', async () => {
  const long = join(folder.path, 'x'.repeat(118))
  await mkdir(long)
  vi.stubEnv('TMPDIR', long)
  expect(tmpdir()).toBe(long)
  const { url } = await start()
  vi.unstubAllEnvs()
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start removes a half-made cluster of an earlier start', async () => {
  await mkdir(join(folder.path, 'cluster.making-a1b2c3/cluster/base'), { recursive: true })
  await start()
  expect(await readdir(folder.path)).not.toContain('cluster.making-a1b2c3')
})

test('a lock file whose process id belongs to another program now does not stop the start', async () => {
  await start()
  await stopAll()
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    ...spawnOptions(databaseUser),
    stdio: 'ignore',
  })
  await once(stranger, 'spawn')
  await rewrite(
    'postmaster.pid',
    `${stranger.pid}\n${join(folder.path, 'cluster')}\n1\n5432\n/tmp/mgk-gone00\n\n  1 1\nready   \n`,
  )
  const { url } = await start()
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
  stranger.kill()
})

test('a lock file of a zombie does not stop the start', async () => {
  await start()
  await stopAll()
  // A shell that becomes a sleep never asks how its child ended.
  const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 600'], {
    ...spawnOptions(databaseUser),
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const zombie = await new Promise((resolve) => {
    parent.stdout.once('data', resolve)
  })
  await rewrite(
    'postmaster.pid',
    `${String(zombie).trim()}\n${join(folder.path, 'cluster')}\n1\n5432\n/tmp/mgk-gone00\n\n  1 1\nready   \n`,
  )
  const { url } = await start()
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
  parent.kill()
})

test('a folder that another user made is refused by the name of that user', async ({ skip }) => {
  skip(!isRoot, onlyRoot)
  await start()
  await stopAll()
  await chown(join(folder.path, 'cluster'), 1, 1)
  await expect(start()).rejects.toThrow(/belongs to daemon \(uid 1\), and this process runs as root/)
})

test('files of an earlier major version are refused with the way to go on, those of a later one with another, and both are left as they are', async () => {
  await start()
  await stopAll()
  await rewrite('PG_VERSION', '17\n')
  const before = await describeFiles()
  await expect(start()).rejects.toThrow(
    /belong to PostgreSQL 17, and this release brings PostgreSQL 18\. They were left as they are\. Make a backup with the/,
  )
  expect(await describeFiles()).toEqual(before)
  await rewrite('PG_VERSION', '19\n')
  await expect(start()).rejects.toThrow(/belong to PostgreSQL 19.*Start the newer release/)
})

test('a folder in the place of the data that holds no database is refused and not touched', async () => {
  await start()
  await stopAll()
  await rm(join(folder.path, 'cluster/PG_VERSION'))
  await expect(start()).rejects.toThrow(/cluster is not a data folder of PostgreSQL/)
})

test('a PostgreSQL that cannot start is reported with its own message and locks nothing', async () => {
  const refusal = await start({ shared_buffers: 'nonsense' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartProblem)
  expect(String(refusal)).toMatch(/invalid value for parameter "shared_buffers"/)
  const { url } = await start()
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

// Where any amount is promised, so much would be taken at its word.
const isMemoryPromisedWithCare =
  (await readFile('/proc/sys/vm/overcommit_memory', 'utf8').catch(() => '')).trim() === '0'

test.runIf(isMemoryPromisedWithCare)(
  'the embedded PostgreSQL starts with 32 MB of buffers when the machine refuses more',
  async () => {
    const { url } = await start({ shared_buffers: '4TB' })
    expect(await queryOnce(url, 'show shared_buffers')).toEqual([{ shared_buffers: '32MB' }])
  },
)

test('a second start on the same folder is refused and names the process that has it', async () => {
  const writer = runEmbeddedWriter(folder.path)
  await writer.started()
  await expect(start()).rejects.toThrow(new RegExp(`is in use by process ${writer.pid}\\.`))
  await writer.end('SIGTERM')
  await expect(start()).resolves.toBeDefined()
})

test('a start that may wait gets the folder as soon as its holder has stopped', async () => {
  const writer = runEmbeddedWriter(folder.path)
  await writer.started()
  const patient = start({}, 30_000)
  await writer.end('SIGTERM')
  await expect(patient).resolves.toBeDefined()
})

test('of two starts at the same moment on an empty folder one gets it and the other is refused', async () => {
  const results = await Promise.allSettled([start(), start()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the note of a killed holder counts for nothing, even when its process id is alive again', async () => {
  const writer = runEmbeddedWriter(folder.path)
  await writer.started()
  await writer.end('SIGKILL')
  await writeFile(join(folder.path, 'lock-holder'), '1\n')
  await expect(start()).resolves.toBeDefined()
})

test('the server of a killed parent is adopted, and stopped by whoever adopted it', async () => {
  const writer = runEmbeddedWriter(folder.path)
  await writer.started()
  const pid = await postmasterPid()
  await writer.end('SIGKILL')
  const { url } = await start()
  expect(await postmasterPid()).toBe(pid)
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stopAll()
  expect(await isPostmasterOf(join(folder.path, 'cluster'), pid)).toBe(false)
})

test.each(['started', 'adopted'])('a server that was %s and then killed comes back at the same place', async (how) => {
  if (how === 'adopted') {
    const writer = runEmbeddedWriter(folder.path)
    await writer.started()
    await writer.end('SIGKILL')
  }
  const { url } = await start()
  const pid = await postmasterPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(postmasterPid, { timeout: 30_000 }).not.toBe(pid)
  const answer = () => queryOnce(url, 'select 1 as one').catch(() => [])
  await expect.poll(answer, { timeout: 30_000 }).toEqual([{ one: 1 }])
})

test('a server that is stopped while it is being started again stays stopped', async () => {
  await start()
  process.kill(await postmasterPid(), 'SIGKILL')
  await stopAll()
  const again = await startEmbeddedPostgres({ folder: folder.path, log: pino({ level: 'silent' }) })
  running.push(again)
  expect(await queryOnce(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the server has a session of its own, which the Ctrl-C of a terminal does not reach', async ({ skip }) => {
  skip(process.platform !== 'linux', 'The kernel tells the session of a process in /proc, on Linux alone.')
  await start()
  const pid = await postmasterPid()
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')
  expect(fields?.slice(2, 4)).toEqual([String(pid), String(pid)])
})

test('root runs the server as an unprivileged user without any other group', async ({ skip }) => {
  skip(!isRoot, 'Nobody else may change who a program runs as.')
  await start()
  const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8')
  expect(status).toMatch(new RegExp(`^Uid:\\t${databaseUser?.uid}\\t`, 'm'))
  expect(status).toMatch(/^Groups:\s*$/m)
})

test('an ordinary user runs the server as themselves', async ({ skip }) => {
  skip(!isRoot || !databaseUser, 'Without root every other test here is this test.')
  if (databaseUser) await chown(folder.path, databaseUser.uid, databaseUser.gid)
  const writer = runEmbeddedWriter(folder.path, databaseUser && { user: databaseUser })
  await writer.acknowledges(3)
  expect((await stat(join(folder.path, 'cluster'))).uid).toBe(databaseUser?.uid)
  await writer.end('SIGTERM')
})
