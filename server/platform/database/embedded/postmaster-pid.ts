import { spawnSync } from 'node:child_process'
import { chown, readdir, readFile, readlink, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file that a running PostgreSQL writes into its data folder (src/include/utils/pidfile.h). */
export type PostmasterPid = { pid: number; port: number; socketFolder: string; isReady: boolean }

export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder, , , status] = content.split('\n')
  if (!pid) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', isReady: status?.trim() === 'ready' }
}

/**
 * Whether this process id is a postmaster of this folder: not dead, not a zombie, not another process that reused the
 * id.
 */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!canSignal(pid)) return false
  if (process.platform === 'linux') {
    // The working directory of a postmaster is its data folder. A zombie has none, and the one of another user's
    // process may be unreadable.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === cluster
  }
  if (process.platform === 'win32') return true
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,command='], { encoding: 'utf8' })
  return !stdout.trim().startsWith('Z') && stdout.includes(cluster)
}

/**
 * The processes of PostgreSQL that work in this folder: a postmaster and its sessions, which go on for a while after it
 * was killed. Only Linux shows them; elsewhere the list is empty, and PostgreSQL itself notices most of them.
 */
export async function listProcessesOf(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map((pid) => worksAsPostgresIn(cluster, pid)))
  return pids.filter((_pid, nth) => found[nth]).map(Number)
}

async function worksAsPostgresIn(cluster: string, pid: string): Promise<boolean> {
  // A person may look around in the folder as well.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder === cluster && (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres'
}

/**
 * Makes PostgreSQL treat a lock file as stale whose process id may belong to another process by now. Removing the file
 * would do that too, but the file also names the shared memory by which a new server detects sessions of the old one
 * that are still writing (it also looks by the inode of the folder, but the memory of another server may have taken
 * that key). PostgreSQL treats a file that names its own parent as stale (CreateLockFile in
 * src/backend/utils/init/miscinit.c), and still checks that memory.
 */
export async function disownPostmasterPid(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const [content, { uid, gid }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  const fresh = `${path}.disowned`
  await writeFile(fresh, content.replace(/^\d+/, String(process.pid)), { mode: 0o600 })
  if (process.getuid?.() === 0) await chown(fresh, uid, gid)
  await rename(fresh, path)
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
