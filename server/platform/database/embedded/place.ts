import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { DatabaseUser } from './database-user.ts'

/**
 * The address of a server: a socket in this folder, or this port of 127.0.0.1 where the system has no such sockets
 * ('').
 */
export type Place = { port: number; socketFolder: string }

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, and "/mgk-XXXXXX/.s.PGSQL.5432" needs 26 of them. */
const longestBase = 104 - 26 - 1

export async function choosePlace(user: DatabaseUser | undefined): Promise<Place> {
  if (process.platform === 'win32') return { port: await findFreePort(), socketFolder: '' }
  // A short folder that only the database's user may enter: mkdtemp creates it with mode 0700 and a name that nobody
  // could take before. TMPDIR may be a private folder of the service, which does not exist while the service is
  // stopped.
  const isUsable = Buffer.byteLength(tmpdir()) <= longestBase && existsSync(tmpdir())
  const base = isUsable ? tmpdir() : '/tmp'
  const socketFolder = await mkdtemp(join(base, 'mgk-'))
  if (user) await chown(socketFolder, user.uid, user.gid)
  return { port: 5432, socketFolder }
}

export function listenAt({ port, socketFolder }: Place): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: socketFolder === '' ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
}

/** Removes only a folder that `choosePlace` created: the path may come from a file that an older server left. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!/^mgk-\w{6}$/.test(basename(folder))) return
  await rm(folder, { recursive: true, force: true })
}

/** A killed server leaves its socket, and a lock with its process id, which another process may use by now. */
export async function clearSocketFolder(folder: string): Promise<void> {
  if (folder === '') return
  for (const name of await readdir(folder)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(folder, name), { force: true })
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address with a port')
  return address.port
}
