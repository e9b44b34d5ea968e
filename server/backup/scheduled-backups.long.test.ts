import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestInstallation, type TestInstallation } from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { noteBackupResult, warnOfFailedBackup, writeResultWith } from './backup-results.ts'
import { buildBackupSettings } from './backup-settings.ts'
import { openBackupPlace } from './backup-place.ts'
import { checkBackup } from './check-backup.ts'
import { repeatBackups } from './scheduled-backups.ts'

let source: TestInstallation
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  source = await openTestInstallation()
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await source.close()
})

const key = 'a key of the operator that is long enough'

async function startNode({ to = join(source.folder, 'backups'), url = source.url } = {}) {
  const { log, lines } = createTestLog()
  const jobs = createJobs({ database: source.database, log, pollMilliseconds: 200 })
  const settings = buildBackupSettings({
    BACKUP_TO: to,
    BACKUP_EVERY: '24h',
    BACKUP_KEY: key,
    BACKUP_KEEP: 2,
    BACKUP_DATA_KEY: 'on',
  })
  const { database, files, dataKeyFile } = source
  repeatBackups({ database, jobs, settings, reach: { url, directUrl: url }, files, dataKeyFile, log })
  stops.push(() => jobs.stop(AbortSignal.abort()))
  await jobs.start()
  return { lines, made: () => lines.filter(({ msg }) => msg === 'a backup was made') }
}

function listResults() {
  return queryOnce(
    source.url,
    'select outcome, detail, bytes > 1000 as "isSized" from mgk.backup_results order by outcome',
  )
}

test('of several nodes one makes the backup that is due, and its end is in the log and in the figures', async () => {
  const nodes = [await startNode(), await startNode(), await startNode()]
  await waitUntil(() => expect(nodes.flatMap(({ made }) => made())).toHaveLength(1))
  const [name] = await readdir(join(source.folder, 'backups'))
  expect(nodes.flatMap(({ made }) => made())).toMatchObject([{ folder: name, files: 3, missingFiles: 0 }])
  const place = openBackupPlace(join(source.folder, 'backups'), 'BACKUP_TO')
  const { manifest } = await checkBackup(place, { folder: name ?? '', words: key })
  expect(manifest.dataKey?.path).toBe('data-key.zst.sealed')
  expect(await listResults()).toEqual([{ outcome: 'made', detail: name, isSized: true }])
  await waitUntil(async () => {
    const rows = await queryOnce(source.url, `select lease, every_seconds from mgk.jobs where kind = 'backups.make'`)
    expect(rows).toEqual([{ lease: null, every_seconds: 86_400 }])
  })
})

test.each([
  ['the place of the backups', { to: '/dev/null/nowhere' }, 'refused'],
  ['the login of the database', { url: 'postgresql://nobody:secret@127.0.0.1:1/nowhere' }, 'refused'],
])(
  'a backup that fails for %s is an error, noted as failed, and tried again before its next day',
  async (...faulty) => {
    const [, fault, code] = faulty
    const { lines } = await startNode(fault)
    await waitUntil(async () =>
      expect(await listResults()).toEqual([{ outcome: 'failed', detail: code, isSized: false }]),
    )
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', msg: 'a backup failed' }))
    await waitUntil(() => expect(lines.map(({ msg }) => msg)).toContain('a job failed and will be retried'))
    expect(await warnOfFailedBackup(source.database.app)).toEqual([
      'The last backup failed. Run npm run backup to see why.',
    ])
  },
)

test('a backup that was cut off by the end of its node has not failed, and once one was made nothing warns', async () => {
  const write = writeResultWith(source.database.app)
  const cutOff = noteBackupResult(write, () => Promise.reject(new Error('aborted')), AbortSignal.abort())
  await expect(cutOff).rejects.toThrow('aborted')
  expect(await listResults()).toEqual([])
  await expect(noteBackupResult(write, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect(await warnOfFailedBackup(source.database.app)).toHaveLength(1)
  await queryOnce(source.url, `insert into mgk.backup_results (outcome, detail, bytes) values ('made', 'one', 5000)`)
  expect(await warnOfFailedBackup(source.database.app)).toEqual([])
})
