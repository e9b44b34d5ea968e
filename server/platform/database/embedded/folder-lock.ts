import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartProblem } from '#server/platform/start-problem.ts'

export type FolderLock = { release(): void }

/** Holds references, because a lock that is garbage collected is released. */
const held = new Set<DatabaseSync>()

const askAgainMs = 50

type Wait = {
  folder: string
  patienceMs: number
  log: Logger
  /** Called once with a message for whoever started this process, if it has to wait. */
  onWait?: (sentence: string) => void
}

/** Waits for a holder that is stopping: after a quick restart, the previous process may still be draining. */
export async function lockFolderPatiently({ folder, patienceMs, log, onWait }: Wait): Promise<FolderLock> {
  const giveUpAt = performance.now() + patienceMs
  let told = false
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof StartProblem) || performance.now() >= giveUpAt) throw error
      if (!told) {
        log.warn({ reason: error.message }, 'waiting for the database folder')
        onWait?.(`${error.message} Waiting ${Math.round(patienceMs / 1_000)} seconds in case that one is stopping.`)
      }
      told = true
    }
    await pause(askAgainMs)
  }
}

/**
 * One process owns a database folder. Node cannot lock a file, but SQLite can, on every system. The kernel releases the
 * lock when the process ends, for whatever reason, so there is no stale lock, and a reused process id cannot be
 * mistaken for the holder. This file never stores anything.
 */
function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'lock-holder')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartProblem(
      `The database folder ${folder} is in use by ${nameHolder(holderFile)}. Stop it first, or use another folder (VAR_DIR) or a server (DATABASE_URL).`,
      { cause: error },
    )
  }
  held.add(lock)
  writeFileSync(holderFile, `${process.pid}\n`)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function nameHolder(holderFile: string): string {
  try {
    return `process ${Number(readFileSync(holderFile, 'utf8'))}`
  } catch {
    // The holder locks first and writes its process id a moment later; the error is correct without it.
    return 'another process'
  }
}
