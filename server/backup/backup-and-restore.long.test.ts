import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addFile,
  backUp,
  fingerprint,
  openTestInstallation,
  restore,
  type TestInstallation,
} from '#testing/nodes/backups.ts'
import { copyDatabase, nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { type PostgresServer, postgresServers } from '#testing/database/postgres-servers.ts'
import { makeSchema } from '#testing/database/schema.ts'
import { startS3Server } from '#testing/servers/s3-server.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { withPreparation } from '#server/platform/database/prepare/prepare-database.ts'
import { createStoredFiles } from '#server/platform/files/stored-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import type { Files } from '#server/platform/files/files.ts'
import { type BackupPlace, openBackupPlace } from './backup-place.ts'
import { loadDatabase } from './load-database.ts'
import { withSnapshot } from './snapshot.ts'

const words = 'a key of the operator that is long enough'
const log = pino({ level: 'silent' })
let source: TestInstallation
let elsewhere: TemporaryFolder

beforeEach(async () => {
  source = await openTestInstallation()
  elsewhere = await makeTemporaryFolder()
})
afterEach(async () => {
  await source.close()
  await elsewhere.remove()
})

async function readFiles(files: Files): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const name of files.list()) {
    const stream = await files.get(name)
    if (stream) found[name] = (await buffer(Readable.fromWeb(stream))).toString('base64')
  }
  return found
}

describe.each(postgresServers)('into $name', ({ start }) => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await start()
  }, 30_000)
  afterAll(() => server.stop())

  /** As a managed server gives it: a login that may create roles, and no superuser. */
  async function createPlace(): Promise<{ url: string; superuserUrl: string }> {
    const login = `owner_${randomBytes(4).toString('hex')}`
    await queryOnce(server.url, `create role ${login} login password 'given' createrole`)
    await queryOnce(server.url, `create database of_${login} owner ${login}`)
    const superuserUrl = nameDatabase(server.url, `of_${login}`)
    const url = new URL(superuserUrl)
    url.username = login
    url.password = 'given'
    return { url: url.href, superuserUrl }
  }

  test('every row, sequence and file is there as it was, and the product starts on it', async () => {
    const before = await fingerprint(source.url)
    const made = await backUp(source, { words, dataKeyFile: source.dataKeyFile })
    const target = await createPlace()
    const files = openFiles({ kind: 'folder', folder: join(elsewhere.path, 'files') })
    const place = openBackupPlace(join(source.folder, 'backups'), '--from')
    const { missingKeys } = await restore({
      place,
      backup: made.folder,
      words,
      url: target.url,
      varFolder: elsewhere.path,
      files,
    })
    expect(missingKeys).toEqual([])
    expect(await fingerprint(target.superuserUrl)).toEqual(before)
    expect(await readFiles(files)).toEqual(await readFiles(source.files))
    expect(await readFile(join(elsewhere.path, 'data-key'))).toEqual(await readFile(source.dataKeyFile))
    expect((await readdir(elsewhere.path)).toSorted()).toEqual(['data-key', 'files'])

    const database = await openDatabase({ url: target.url, log })
    const guarded = await queryOnce(
      target.superuserUrl,
      `select count(*)::int as count from pg_class where relnamespace = 'mgk'::regnamespace and relforcerowsecurity`,
    )
    expect(Number(guarded[0]?.['count'])).toBeGreaterThan(30)
    // A row that is written now gets the next number, and the triggers work again.
    await database.app.insertInto('mgk.jobs').values({ kind: 'next' }).execute()
    expect(await database.reader.selectFrom('mgk.places').select('id').execute()).toHaveLength(40)
    await database.close()
  })
})

/** Does something as soon as the first table is written: the moment of the backup is fixed by then. */
function placeThatBegins(work: () => Promise<void>): BackupPlace {
  const place = openBackupPlace(join(source.folder, 'backups'), 'BACKUP_TO')
  let began: Promise<void> | undefined
  return {
    ...place,
    async put(path, content) {
      if (path.includes('/tables/')) await (began ??= work())
      await place.put(path, content)
    },
  }
}

test('a backup is of one moment: what is written while it goes on is no part of it', async () => {
  const place = placeThatBegins(async () => {
    await queryOnce(source.url, `insert into mgk.audit_log (at, action) values (now(), 'later')`)
    await addFile(source, Buffer.from('later'))
  })
  const { manifest } = await backUp(source, { place })
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows
  expect([rowsOf('audit_log'), rowsOf('storage_objects'), rowsOf('files')]).toEqual([500, 3, 3])
  expect(manifest.files).toHaveLength(3)
})

test('a file that is deleted while a backup goes on is part of it, because no sweep removes it before', async () => {
  const kept = await addFile(source, Buffer.from('gone soon'))
  const storedFiles = createStoredFiles(source)
  async function sweep(): Promise<void> {
    await queryOnce(
      source.url,
      `delete from mgk.storage_objects; update mgk.files set added_at = now() - interval '2 hours'`,
    )
    await storedFiles.sweep(new AbortController().signal)
  }
  const { manifest } = await backUp(source, { place: placeThatBegins(sweep) })
  expect(manifest.files.map(({ name }) => name)).toContain(kept.file)
  expect(manifest.missingFiles).toEqual([])
  await sweep()
  expect(await source.files.get(kept.file)).toBeNull()
})

test('a file that the product had lost before is named, and the rest is whole', async () => {
  const kept = await addFile(source, Buffer.from('lost'))
  await source.files.delete(kept.file)
  const made = await backUp(source)
  expect(made.manifest.missingFiles).toEqual([kept.file])
  expect(made.manifest.files).toHaveLength(3)
})

test('every table is part of a backup but those that the migrator keeps itself', async () => {
  const { manifest } = await backUp(source)
  const tables = await queryOnce(
    source.url,
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relkind = 'r' order by relname`,
  )
  const saved = manifest.tables.map(({ name }) => name)
  expect(tables.map(({ relname }) => String(relname)).filter((name) => !saved.includes(name))).toEqual([
    'function_files',
    'kysely_migration',
    'kysely_migration_lock',
    'relist_requests',
  ])
})

test('the migrations after those of a backup run on its rows, and its lists are filled again', async () => {
  const target = await copyDatabase(source.url, 'template1')
  const later = await makeSchema({
    migrations: {
      '9001-later.sql': `alter table mgk.places add column later integer not null default 7;
        insert into mgk.relist_requests values ('places')`,
    },
  })
  await queryOnce(source.url, 'delete from mgk.place_listings')
  await withSnapshot(source.url, async (snapshot) =>
    withPreparation({ url: target.url, directUrl: target.url }, (owner) =>
      loadDatabase({
        owner,
        manifest: snapshot,
        readRows: (table) => snapshot.copy(table),
        schema: later.path,
      }),
    ),
  )
  const found = `select count(*)::int as places, sum(later)::int as later,
    (select count(*)::int from mgk.place_listings) as listed from mgk.places`
  expect(await queryOnce(target.url, found)).toEqual([{ places: 40, later: 280, listed: 40 }])
  await later.remove()
  await target.drop()
})

test('a bucket holds backups as a folder does, below a prefix', async () => {
  const s3 = await startS3Server()
  try {
    const to = s3.url({ path: 'pictures/nightly/guide' })
    const place = openBackupPlace(to, 'BACKUP_TO')
    const first = await backUp(source, { to, words, keep: 1 })
    const second = await backUp(source, { to, words, keep: 1 })
    expect(second.pruned).toEqual([first.folder])
    expect(await place.listFolders()).toEqual([second.folder])
    await queryOnce(source.url, 'create database bucket_target')
    const url = nameDatabase(source.url, 'bucket_target')
    const files = openFiles({ kind: 'folder', folder: join(elsewhere.path, 'files') })
    await restore({ place, backup: second.folder, words, url, varFolder: elsewhere.path, files })
    expect(await fingerprint(url)).toEqual(await fingerprint(source.url))
    expect(await readFiles(files)).toEqual(await readFiles(source.files))
    await queryOnce(source.url, 'drop database bucket_target with (force)')
  } finally {
    await s3.stop()
  }
})
