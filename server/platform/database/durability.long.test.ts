import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { listProcesses } from '#testing/servers/process-tree.ts'
import { runEmbeddedWriter } from '#testing/database/run-embedded-writer.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { passwordFile } from './embedded/initialise-cluster.ts'
import { listProcessesOf, readPostmasterPid } from './embedded/postmaster-pid.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

/** Twenty in the long run. */
const rounds = Number(process.env['ROUNDS'] ?? 3)
const log = pino({ level: 'silent' })
let folder: TemporaryFolder

beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

async function postmasterPid(): Promise<number> {
  return (await readPostmasterPid(join(folder.path, 'cluster')))?.pid ?? -1
}

/** A signal to -1 would reach every process of the machine. */
async function runningPostmasterPid(): Promise<number> {
  const pid = await postmasterPid()
  if (pid <= 0) throw new Error('No server names itself in this folder.')
  return pid
}

/** Which of these rows are not there after the next start. */
async function findLost(promised: readonly number[]): Promise<number[]> {
  const embedded = await startEmbeddedPostgres({ folder: folder.path, log })
  const rows = await queryOnce(embedded.url, 'select id::int from acknowledged')
  await embedded.stop()
  const kept = new Set(rows.map(({ id }) => id))
  return promised.filter((id) => !kept.has(id))
}

/** Different in every round, the same in every run. */
function rowsBeforeKill(round: number): number {
  return 20 + ((round * 37) % 150)
}

test('nothing acknowledged is lost when the parent is killed, and its server goes on', async () => {
  const promised: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const writer = runEmbeddedWriter(folder.path)
    await writer.acknowledges(rowsBeforeKill(round))
    const pid = await postmasterPid()
    await writer.end('SIGKILL')
    promised.push(...writer.acknowledged)
    const adopter = runEmbeddedWriter(folder.path)
    await adopter.acknowledges(1)
    expect(await postmasterPid()).toBe(pid)
    await adopter.end('SIGTERM')
    promised.push(...adopter.acknowledged)
  }
  expect(await findLost(promised)).toEqual([])
})

test('nothing acknowledged is lost when the server is killed, and the same parent writes on', async () => {
  const writer = runEmbeddedWriter(folder.path)
  for (let round = 0; round < rounds; round += 1) {
    await writer.acknowledges(writer.acknowledged.length + rowsBeforeKill(round))
    const pid = await runningPostmasterPid()
    process.kill(pid, 'SIGKILL')
    // A backend goes on answering for a moment without its postmaster, so a number of rows says nothing yet. In between
    // the file names nobody, or the parent that is about to start another one.
    await vi.waitFor(async () => expect([pid, writer.pid, -1]).not.toContain(await postmasterPid()), {
      timeout: 60_000,
    })
    await writer.acknowledges(writer.acknowledged.length + 50)
  }
  await writer.end('SIGTERM')
  expect(await findLost(writer.acknowledged)).toEqual([])
})

test('nothing acknowledged is lost when parent and server are killed together', async () => {
  const promised: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const writer = runEmbeddedWriter(folder.path)
    await writer.acknowledges(rowsBeforeKill(round))
    process.kill(await runningPostmasterPid(), 'SIGKILL')
    await writer.end('SIGKILL')
    promised.push(...writer.acknowledged)
  }
  expect(await findLost(promised)).toEqual([])
})

test('a server that dies while it is adopted is started again, and the start goes on', async () => {
  const writer = runEmbeddedWriter(folder.path)
  await writer.acknowledges(20)
  const pid = await runningPostmasterPid()
  // As a killed server that is not gone yet: its file says that it is ready, and nobody answers.
  process.kill(pid, 'SIGSTOP')
  await writer.end('SIGKILL')
  const start = startEmbeddedPostgres({ folder: folder.path, log })
  await pause(1_500)
  process.kill(pid, 'SIGKILL')
  const embedded = await start
  expect(await queryOnce(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await embedded.stop()
  expect(await findLost(writer.acknowledged)).toEqual([])
})

test('a first start that was killed at any point is followed by one that works', async () => {
  // What is there when the kill falls, from the first moment to the last.
  const moments = [
    '',
    'cluster',
    'cluster/PG_VERSION',
    'cluster/global/pg_control',
    'cluster/base/4',
    'cluster/base/5/PG_VERSION',
  ]
  for (let round = 0; round < Math.max(rounds, moments.length); round += 1) {
    const fresh = await makeTemporaryFolder()
    const writer = runEmbeddedWriter(fresh.path)
    await reach(fresh.path, moments[round % moments.length] ?? '')
    await writer.end('SIGKILL')
    const embedded = await startEmbeddedPostgres({ folder: fresh.path, log })
    expect(await queryOnce(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.stop()
    expect((await readdir(fresh.path)).filter((name) => name.includes('.making-'))).toEqual([])
    await fresh.remove()
  }
})

test('a first start whose node and server were killed during the migrations is finished by the next start', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const target = join(folder.path, String(round))
    const node = runEmbeddedWriter(target, { program: 'first-start-writer.ts' })
    await node.started()
    const server = await readPostmasterPid(join(target, 'cluster'))
    if (!server || server.pid <= 0) throw new Error('No server names itself in this folder.')
    await waitForFiles(join(target, 'cluster/base/5'), filesBeforeKill(round))
    process.kill(server.pid, 'SIGKILL')
    // Later than its server, the node may be killed while it starts another one.
    await pause((round * 97) % 500)
    await node.end('SIGKILL')

    const embedded = await startEmbeddedPostgres({ folder: target, log })
    const database = await openDatabase({ url: embedded.url, log })
    expect(await database.isReady()).toMatchObject({ ready: true })
    await database.close()
    await embedded.stop()
  }
})

test.runIf(process.platform === 'linux')('a start waits until no process of the killed server is left', async () => {
  const cluster = join(folder.path, 'cluster')
  await (await startEmbeddedPostgres({ folder: folder.path, log })).stop()
  // Stands for a session that has not yet noticed that its server is gone.
  const program = join(folder.path, 'postgres')
  await symlink('/bin/sh', program)
  const session = spawn(program, ['-c', 'read line'], { cwd: cluster })
  await vi.waitFor(async () => expect(await listProcessesOf(cluster)).toEqual([session.pid]))
  let isStarted = false
  const starting = startEmbeddedPostgres({ folder: folder.path, log }).then((embedded) => {
    isStarted = true
    return embedded
  })
  await pause(1_500)
  expect(isStarted).toBe(false)
  session.kill('SIGKILL')
  await (await starting).stop()
})

test.each(['its own', 'a living stranger'])(
  'a start waits for a session that outlives its killed server, whose lock file names %s',
  async (named) => {
    const writer = runEmbeddedWriter(folder.path)
    await writer.acknowledges(1)
    const busy = new pg.Client({ connectionString: await superuserUrl() })
    busy.on('error', () => {})
    await busy.connect()
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid')
    // While it counts, a session does not look whether its server lives.
    const counting = busy.query('select count(*) from generate_series(1, 5000000)').catch(() => undefined)
    await queryOnce(await superuserUrl(), 'select 1')
    process.kill(await runningPostmasterPid(), 'SIGKILL')
    await writer.end('SIGKILL')
    if (named !== 'its own') await renameHolder(process.ppid)

    const embedded = await startEmbeddedPostgres({ folder: folder.path, log })
    expect(listProcesses().filter(({ pid }) => pid === rows[0]?.pid)).toEqual([])
    await embedded.stop()
    await counting
    expect(await findLost(writer.acknowledged)).toEqual([])
  },
)

/** Different in every round, the same in every run. A new database has 300 files, a migrated one some 600. */
function filesBeforeKill(round: number): number {
  return 310 + ((round * 97) % 250)
}

function waitForFiles(path: string, count: number): Promise<void> {
  const look = async () => expect((await readdir(path)).length).toBeGreaterThanOrEqual(count)
  return vi.waitFor(look, { timeout: 60_000, interval: 1 })
}

/** As if the number of the killed server had been given to another process since. */
async function renameHolder(pid: number): Promise<void> {
  const path = join(folder.path, 'cluster/postmaster.pid')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(pid)))
}

async function superuserUrl(): Promise<string> {
  const cluster = join(folder.path, 'cluster')
  const [password, at] = await Promise.all([readFile(join(cluster, passwordFile), 'utf8'), readPostmasterPid(cluster)])
  return `postgresql://postgres:${password}@localhost/postgres?host=${at?.socketFolder}`
}

async function reach(path: string, moment: string): Promise<void> {
  const isThere = async () => {
    const names = await readdir(path)
    // Too late is a moment as well: then the kill falls on a complete cluster.
    if (names.includes('cluster')) return true
    return names.some((name) => name.startsWith('cluster.making-') && existsSync(join(path, name, moment)))
  }
  while (!(await isThere())) await new Promise((resolve) => setImmediate(resolve))
}
