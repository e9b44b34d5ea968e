import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type ServerLog = { path: string; handle: Awaited<ReturnType<typeof open>>; lastLines(): Promise<string> }

const tenMegabytes = 10 * 1024 * 1024

/**
 * PostgreSQL writes to a file and not to a pipe: it may outlive this process, and a pipe without a reader would lose
 * the output. One older file is kept.
 */
export async function openServerLog(folder: string): Promise<ServerLog> {
  const path = join(folder, 'postgresql.log')
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > tenMegabytes) await rename(path, `${path}.1`)
  const handle = await open(path, 'a', 0o600)
  const { size: startsAt } = await handle.stat()
  return {
    path,
    handle,
    async lastLines() {
      const content = await readFile(path)
      return content.subarray(startsAt).toString('utf8').trim().split('\n').slice(-15).join('\n')
    },
  }
}
