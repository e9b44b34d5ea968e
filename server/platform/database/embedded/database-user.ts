import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The operating system user that runs PostgreSQL if this process may not run it as itself. */
export type DatabaseUser = { name: string; uid: number; gid: number }

/** Tried in this order. Both are system users, and nobody signs in as either. */
const unprivilegedNames = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root chooses another user; other users run it as themselves (undefined). A uid
 * without a name is not enough: initdb looks up the name of its user.
 */
export function chooseDatabaseUser(clusterOwner: number | undefined): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const candidates = unprivilegedNames.flatMap((name) => readUsers().find((user) => user.name === name) ?? [])
  const user = candidates.find(({ uid }) => uid === clusterOwner) ?? candidates[0]
  if (!user) {
    throw new StartProblem(
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody" to run it. Start as an ordinary user, or create one: useradd --system postgres',
    )
  }
  return user
}

export function nameOwner(uid: number): string {
  const owner = readUsers().find((user) => user.uid === uid)
  return owner ? `${owner.name} (uid ${uid})` : `uid ${uid}`
}

/** How to spawn a program of the database. Node itself clears the supplementary groups when it is given a uid. */
export function spawnOptions(user: DatabaseUser | undefined) {
  return {
    // The user may not be allowed to enter the caller's folder, and PostgreSQL looks up its working directory.
    cwd: process.platform === 'win32' ? undefined : '/',
    // The caller's environment (PGDATA, PGOPTIONS, LANG, TZ) must not change how the server behaves.
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}

/** Asks the system instead of reading mode bits, so that access lists and mount options count as well. */
export function canReach(user: DatabaseUser | undefined, path: string): boolean {
  if (!user) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], spawnOptions(user)).status === 0
}

function readUsers(): DatabaseUser[] {
  if (process.platform === 'win32') return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':')
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
    })
}
