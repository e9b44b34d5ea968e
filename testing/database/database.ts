import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { catalogueDatabase, copyDatabase, templateDatabase } from './copy-database.ts'

export type TestDatabase = { database: Database; url: string; close(): Promise<void> }

/**
 * A migrated database of its own, empty or with the embedded catalogue, copied from one that the run prepared. Whoever
 * opens it closes it.
 */
export async function openTestDatabase({ withCatalogue = false } = {}): Promise<TestDatabase> {
  const copy = await copyDatabase(inject('databaseServerUrl'), withCatalogue ? catalogueDatabase : templateDatabase)
  const database = await openDatabase({ url: copy.url, log: pino({ level: 'silent' }) })
  return {
    database,
    url: copy.url,
    async close() {
      await database.close()
      await copy.drop()
    },
  }
}
