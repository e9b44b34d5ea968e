import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { schemaFolder } from './migrate.ts'
import { withOwner } from './prepare-database.ts'

let opened: TestDatabase

beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.close())

/** What a start could change: the migrations and functions of a database. */
function describeSchema() {
  return queryOnce(
    opened.url,
    `select (select jsonb_agg(m order by name) from mgk.kysely_migration m) as migrations,
       (select jsonb_agg(f order by name) from mgk.function_files f) as functions,
       (select jsonb_agg(relname order by relname) from pg_class where relnamespace = 'mgk'::regnamespace) as relations`,
  )
}

test('a database from before release 0.1.0 is refused by the product and its commands, and left as it is', async () => {
  const { url } = opened
  await queryOnce(
    url,
    `update mgk.kysely_migration set name = '0001-foundation' where name = '0001-schema';
     update mgk.function_files set hash = 'of that time'`,
  )
  const before = await describeSchema()
  const refused = 'The database was made before release 0.1.0, and no release can use it. It was left as it is.'
  await expect(openDatabase({ url, log: pino({ level: 'silent' }) })).rejects.toThrow(refused)
  await expect(withOwner({ url, directUrl: url }, async () => {})).rejects.toThrow(refused)
  expect(await describeSchema()).toEqual(before)
})

test('no released migration was edited', async () => {
  const folder = join(schemaFolder, 'migrations')
  const released = (await readFile(join(folder, 'released.sha256'), 'utf8')).trimEnd().split('\n')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const present = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name))
      return `${createHash('sha256').update(content).digest('hex')}  ${name}`
    }),
  )
  expect(present.slice(0, released.length)).toEqual(released)
})
