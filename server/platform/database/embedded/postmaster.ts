import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { DataFolder } from './data-folder.ts'
import { spawnOptions } from './database-user.ts'
import { clearSocketFolder, listenAt, type Place } from './place.ts'
import { type PostgresBinaries, program } from './postgres-binaries.ts'
import { isPostmasterOf, type PostmasterPid, readPostmasterPid } from './postmaster-pid.ts'
import { openServerLog } from './server-log.ts'

/** A running server, whether this process started it or found it. */
export type Postmaster = { at: PostmasterPid; exited: Promise<void> }

export type Launch = {
  data: DataFolder
  binaries: PostgresBinaries
  folder: string
  settings: Record<string, string>
  log: Logger
}

const pollMilliseconds = 10
const adoptedPollMilliseconds = 250
const orphanedSessionsMilliseconds = 60_000
const orphanedSessionsPollMilliseconds = 100
const sayAgainMilliseconds = 10_000
/** A fast shutdown writes a checkpoint. If it takes longer than this, crash recovery at the next start is preferred. */
const fastShutdownMilliseconds = 8_000

/** Small enough to start on any machine. */
const fewestBuffers = '32MB'

/** Starts the server and waits until it accepts connections, however long its crash recovery takes. */
export async function startPostmaster(launch: Launch & { place: Place }): Promise<Postmaster> {
  const deadline = Date.now() + orphanedSessionsMilliseconds
  let trial = launch
  let hasMetLeftFile = false
  for (;;) {
    try {
      return await tryPostmaster(trial)
    } catch (error) {
      if (isLeftFile(error) && !hasMetLeftFile) {
        hasMetLeftFile = true
        continue
      }
      if (String(error).includes('could not map anonymous shared memory') && trial === launch) {
        trial = withFewBuffers(launch)
        continue
      }
      // Sessions of a killed server continue until they notice it; PostgreSQL rightly refuses to start beside them.
      if (!String(error).includes('shared memory block') || Date.now() > deadline) throw error
      await pause(orphanedSessionsPollMilliseconds)
    }
  }
}

/**
 * A session that outlives its killed server undoes its transaction, and no longer writes that down. Of an unlogged
 * table of this transaction it removes the file that marks it as one (`…_init`), and leaves the empty main file to the
 * checkpointer, which is gone. The recovery makes the mark again, and then fails at the main file
 * (ResetUnloggedRelations in src/backend/storage/file/reinit.c). Before the next recovery, PostgreSQL removes the main
 * file of every marked table.
 */
function isLeftFile(error: unknown): boolean {
  return /could not create file "base\/[^"]*": File exists/.test(String(error))
}

/** A system with strict memory accounting may refuse more. */
function withFewBuffers<Any extends Launch>(launch: Any): Any {
  return { ...launch, settings: { ...launch.settings, shared_buffers: fewestBuffers } }
}

async function tryPostmaster({
  data,
  binaries,
  folder,
  settings,
  place,
  log,
}: Launch & { place: Place }): Promise<Postmaster> {
  await clearSocketFolder(place.socketFolder)
  const serverLog = await openServerLog(folder)
  const allSettings = { ...settings, ...listenAt(place) }
  const args = [
    '-D',
    data.cluster,
    ...Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(program(binaries, 'postgres'), args, {
    ...spawnOptions(data.user),
    // Its own session, so that Ctrl-C in a terminal reaches only this process, which then stops the server cleanly.
    detached: true,
    stdio: ['ignore', serverLog.handle.fd, serverLog.handle.fd],
    windowsHide: true,
  })
  try {
    const exited = once(child, 'exit').then(() => undefined)
    // This process may end before the server: the next start adopts it.
    child.unref()
    const at = await waitUntilReady({ cluster: data.cluster, pid: child.pid, exited, log })
    if (at) return { at, exited }
    throw new StartProblem(
      `PostgreSQL did not start. The last lines of ${serverLog.path}:\n${await serverLog.lastLines()}`,
    )
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`${program(binaries, 'postgres')} cannot be run: ${String(error)}`, { cause: error })
  } finally {
    await serverLog.handle.close()
  }
}

/** The server that already runs on this folder, once it accepts connections; undefined if it ends instead. */
export async function adoptPostmaster({ data, log }: Pick<Launch, 'data' | 'log'>): Promise<Postmaster | undefined> {
  const found = await readPostmasterPid(data.cluster)
  if (!found || !(await isPostmasterOf(data.cluster, found.pid))) return undefined
  const exited = pollUntilGone(data.cluster, found.pid)
  const at = await waitUntilReady({ cluster: data.cluster, pid: found.pid, exited, log })
  return at && { at, exited }
}

export async function stopPostmaster({ at: { pid } }: Postmaster, { data, binaries, log }: Launch): Promise<void> {
  // It may have died by itself, and another process may have its process id by now.
  if (!(await isPostmasterOf(data.cluster, pid))) return
  signalShutdown({ pid, mode: 'fast', data, binaries })
  const deadline = Date.now() + fastShutdownMilliseconds
  let isHurried = false
  while (await isPostmasterOf(data.cluster, pid)) {
    if (Date.now() > deadline && !isHurried) {
      isHurried = true
      log.warn('PostgreSQL did not shut down in time; it is stopped immediately and recovers at the next start')
      signalShutdown({ pid, mode: 'immediate', data, binaries })
    }
    await pause(pollMilliseconds)
  }
}

type Wait = { cluster: string; pid: number | undefined; exited: Promise<void>; log: Logger }

async function waitUntilReady({ cluster, pid, exited, log }: Wait): Promise<PostmasterPid | undefined> {
  let hasExited = false
  let sayAt = Date.now() + sayAgainMilliseconds
  const exit = exited.then(() => {
    hasExited = true
  })
  while (!hasExited) {
    const found = await readPostmasterPid(cluster)
    if (found?.pid === pid && found?.isReady) return found
    if (Date.now() > sayAt) {
      log.info('PostgreSQL is still starting (after a crash it first replays what was not written out)')
      sayAt = Date.now() + sayAgainMilliseconds
    }
    await Promise.race([exit, pause(pollMilliseconds)])
  }
  return undefined
}

/** An adopted server is not our child process, so its exit has to be polled. */
async function pollUntilGone(cluster: string, pid: number): Promise<void> {
  while (await isPostmasterOf(cluster, pid)) await pause(adoptedPollMilliseconds, undefined, { ref: false })
}

type Shutdown = { pid: number; mode: 'fast' | 'immediate'; data: DataFolder; binaries: PostgresBinaries }

function signalShutdown({ pid, mode, data, binaries }: Shutdown): void {
  if (process.platform === 'win32') {
    spawnSync(
      program(binaries, 'pg_ctl'),
      ['stop', '-D', data.cluster, '-m', mode, '--no-wait'],
      spawnOptions(data.user),
    )
    return
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  } catch (error) {
    // The process is already gone, as requested.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
