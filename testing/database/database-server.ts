import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { type PreparedDatabase, prepareDatabase } from '#server/platform/database/prepare/prepare-database.ts'
import { createPlaces } from '#server/places/places.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { catalogueDatabase, nameDatabase, queryOnce, templateDatabase } from './copy-database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest extends this interface
  export interface ProvidedContext {
    databaseServerUrl: string
    /** The logins of the two databases that the run prepared, and of their copies. */
    preparedDatabase: PreparedDatabase
  }
}

/**
 * One PostgreSQL for all server tests, with one database that was prepared and migrated as in production, and a copy
 * of it with the catalogue: tests work on copies of these two.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'warn' })
  const folder = await makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres({
    folder: folder.path,
    log,
    // Nothing of this server outlives the run. The durability tests start servers as in production.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Large buffers are scanned at every copy of a database and mapped by every connection.
      shared_buffers: '16MB',
      autovacuum: 'off',
      io_method: 'sync',
      // Of a password's hash. Thousands of connections are opened.
      scram_iterations: '1',
      max_connections: '200',
      // Some hundred databases are copied. Windows copies them byte by byte.
      ...(process.platform !== 'win32' && { file_copy_method: 'clone' }),
    },
  })
  async function tearDown() {
    await postgres.stop()
    await folder.remove()
  }
  try {
    const { password } = new URL(postgres.url)
    await queryOnce(postgres.url, `alter role postgres password '${password}'`)
    await queryOnce(postgres.url, `create database ${templateDatabase}`)
    const url = nameDatabase(postgres.url, templateDatabase)
    const prepared = await prepareDatabase({ url, directUrl: url, schema: schemaFolder, log })
    await queryOnce(postgres.url, `create database ${catalogueDatabase} template ${templateDatabase}`)
    const database = await openDatabase({ url: nameDatabase(postgres.url, catalogueDatabase), log })
    await createPlaces({ database }).load(readCatalogue())
    await database.close()
    project.provide('databaseServerUrl', postgres.url)
    project.provide('preparedDatabase', prepared)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
