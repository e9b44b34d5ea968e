import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { copyDatabase, templateDatabase } from './copy-database.ts'

export type TestDatabase = { database: Database; url: string; close(): Promise<void> }

/** A migrated database of its own, copied from the one that the run prepared. Whoever opens it closes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const copy = await copyDatabase(inject('databaseServerUrl'), templateDatabase)
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
