import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { DataFolder } from './data-folder.ts'
import { spawnOptions } from './database-user.ts'
import { type PostgresBinaries, program } from './postgres-binaries.ts'

/** Stored inside the cluster, so that the two cannot be separated. */
export const passwordFile = 'superuser-password'

/** Creates a cluster in a temporary folder and renames it into place when it is complete and on disk. */
export async function initialiseCluster(
  { home, cluster, user }: DataFolder,
  binaries: PostgresBinaries,
): Promise<void> {
  const making = await mkdtemp(join(home, 'cluster.making-'))
  const password = join(making, passwordFile)
  try {
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) await Promise.all([making, password].map((path) => chown(path, user.uid, user.gid)))
    await runInitdb({ target: join(making, 'cluster'), password, user, binaries })
    await rename(password, join(making, 'cluster', passwordFile))
    await syncFolder(join(making, 'cluster'))
    await rename(join(making, 'cluster'), cluster)
    await syncFolder(home)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function runInitdb({
  target,
  password,
  user,
  binaries,
}: {
  target: string
  password: string
  user: DataFolder['user']
  binaries: PostgresBinaries
}): Promise<void> {
  const args = [
    `--pgdata=${target}`,
    `--pwfile=${password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    // Without these, and with no LANG, the cluster is SQL_ASCII and a Hangul word has no trigrams. The builtin provider
    // sorts the same on every machine. The full text parser still asks the ctype of the C library which characters are
    // letters.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-collate=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--lc-messages=C',
  ]
  const child = spawn(program(binaries, 'initdb'), args, {
    ...spawnOptions(user),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) {
    throw new StartProblem(
      `PostgreSQL could not create its data folder ${target}. It says:\n${`${said}\n${complained}`.trim()}`,
    )
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and keeps its folders consistent by itself.
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
