import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseUser } from '#server/platform/database/embedded/database-user.ts'

type Options = {
  user?: DatabaseUser
  /** The program to run, and its arguments after the folder. */
  program?: 'embedded-writer.ts' | 'first-start-writer.ts' | 'mail-writer.ts'
  args?: string[]
}

/** A writer as a process of its own, as this user or another; says which rows it knows to be safe. */
export function runEmbeddedWriter(folder: string, { user, program = 'embedded-writer.ts', args = [] }: Options = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  const exited = once(child, 'exit')
  const acknowledged: number[] = []
  let said = ''
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^\d+$/.test(line)) acknowledged.push(Number(line))
    else said += line
    child.emit('line')
  })

  async function until(isReached: () => boolean): Promise<void> {
    while (!isReached()) {
      const next = await Promise.race([once(child, 'line').then(() => 'line'), exited.then(() => 'exit')])
      if (next === 'exit' && !isReached()) throw new Error(`the writer ended: ${complaint}`)
    }
  }

  return {
    pid: child.pid ?? -1,
    acknowledged,
    started: () => until(() => said === 'started'),
    acknowledges: (count: number) => until(() => acknowledged.length >= count),
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      child.kill(signal)
      await exited
    },
  }
}
