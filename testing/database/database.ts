import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, openPools } from '#server/platform/database/open-database.ts'
import { catalogueDatabase, copyDatabase, nameDatabase, templateDatabase } from './copy-database.ts'

export type TestDatabase = { database: Database; url: string; close(): Promise<void> }

/** `connect` opens the pools of another node, which the test closes. */
type OwnTestDatabase = TestDatabase & { connect(): Database }

/**
 * A migrated database of its own, empty or with the embedded catalogue, copied from one that the run prepared. Whoever
 * opens it closes it.
 */
export async function openTestDatabase({ withCatalogue = false } = {}): Promise<OwnTestDatabase> {
  const copy = await copyDatabase(inject('databaseServerUrl'), withCatalogue ? catalogueDatabase : templateDatabase)
  // A copy keeps the logins of the database that was prepared.
  const { readerUrl, appUrl, listenerUrl } = inject('preparedDatabase')
  const ofCopy = (url: string) => nameDatabase(url, copy.name)
  const connect = () =>
    openPools(
      { readerUrl: ofCopy(readerUrl), appUrl: ofCopy(appUrl), listenerUrl: ofCopy(listenerUrl) },
      { log: pino({ level: 'silent' }) },
    )
  const database = connect()
  return {
    connect,
    database,
    url: copy.url,
    async close() {
      await database.close()
      await copy.drop()
    },
  }
}
