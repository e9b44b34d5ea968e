import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '#server/platform/database/open-database.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { createProgressBar } from '#server/platform/rows/progress-bar.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestPlaceImportCommands } from './import-commands.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

type Given = { key?: string; url?: string; isTTY?: boolean; callsPerDay?: number; database?: Pick<Database, 'session'> }

/** The import command for places, with its own database and folder, and a clock that a test moves. */
export async function openPlaceImports() {
  const opened = await openTestDatabase()
  const folder = await makeTemporaryFolder()
  const { database } = opened
  const clock = { now: Date.parse('2026-11-21T12:00:00+09:00') }
  const log: string[] = []

  return {
    ...opened,
    clock,
    log,

    /** The output of the command without its duration, and its progress. */
    async run(words: string, given: Given = {}) {
      const { key = null, url = 'http://127.0.0.1:9', isTTY = false, callsPerDay = 1_000 } = given
      const shown: string[] = []
      const now = () => clock.now
      const commands = createTestPlaceImportCommands({
        database: given.database ?? database,
        outside: createOutside({
          database,
          log: pino({}, { write: (line: string) => void log.push(line) }),
          now,
          pause: async () => {},
        }),
        settings: { tourapi: { key, url, callsPerDay } },
        progressBar: createProgressBar({ isTTY, write: (text) => shown.push(text) }),
        now,
      })
      const lines = await commands(words.split(' ').filter(Boolean))
      return { lines: lines.filter((line) => !line.startsWith('It took')), shown: shown.join('') }
    },

    async write(name: string, content: string | Buffer): Promise<string> {
      const file = join(folder.path, name)
      await writeFile(file, content)
      return file
    },

    /** All imported places by id, and their history. */
    async read() {
      return database.transactionAs({ role: 'service' }, async (tx) => ({
        places: await tx
          .selectFrom('mgk.places')
          .selectAll()
          .where('origin', '!=', 'catalogue')
          .orderBy('id')
          .execute(),
        changes: await tx
          .selectFrom('mgk.place_changes')
          .select(['place_id', 'version', 'action', 'before', 'after'])
          .orderBy('id')
          .execute(),
      }))
    },

    async empty(): Promise<void> {
      await database.transactionAs({ role: 'service' }, async (tx) => {
        await tx.deleteFrom('mgk.places').execute()
        await tx.deleteFrom('mgk.audit_log').execute()
        for (const table of ['mgk.tourapi_lists', 'mgk.tourapi_details', 'mgk.tourapi_joins'] as const) {
          await tx.deleteFrom(table).execute()
        }
      })
    },

    async close(): Promise<void> {
      await opened.close()
      await folder.remove()
    },
  }
}
