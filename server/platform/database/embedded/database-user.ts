import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The operating system's user that runs PostgreSQL where we may not do so ourselves. */
export type DatabaseUser = { name: string; uid: number; gid: number }

/** In this order. Both are made by the system, and nobody signs in as either. */
const unprivilegedNames = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root has to name somebody else; everybody else runs it as themselves
 * (undefined). A bare uid will not do: initdb looks up the name of the user that it runs as.
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

/** How a program of the database is spawned. Node clears the supplementary groups itself when it is given a uid. */
export function spawnOptions(user: DatabaseUser | undefined) {
  return {
    // The caller's folder may be one that the user cannot enter, and PostgreSQL looks up where it stands.
    cwd: process.platform === 'win32' ? undefined : '/',
    // Nothing of the caller's environment may change how the server behaves (PGDATA, PGOPTIONS, LANG, TZ).
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}

/** Asks the system itself instead of reading mode bits, so access lists and mount options count as well. */
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
