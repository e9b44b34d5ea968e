import { pino } from 'pino'
import { createClinics } from '#server/clinics/clinics.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { listQuestions } from './parts/clinic-questions.ts'
import { fillDirectory } from './parts/fill-directory.ts'
import { timeQuestions } from './parts/time-questions.ts'
import { openTimedDatabase } from './parts/timed-database.ts'
import { note } from './parts/report.ts'

/**
 * What the directory of clinics answers with 100,000 of them: the time that PostgreSQL plans and runs all statements of
 * an answer, on its own word (EXPLAIN ANALYZE), against a look-up of one row by its key in the same run.
 */
const amount = Number(process.env['BENCH_CLINICS'] ?? 100_000)

const log = pino({ level: 'warn' })
const folder = await makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ folder: folder.path, log })
const database = await openDatabase({ url: postgres.url, log })

const filled = await fillDirectory(postgres.url, amount)
note(
  `import of ${amount.toLocaleString('en')} clinics, lists and search kept with each batch`,
  filled.rowsPerSecond,
  ' rows/s',
)
note('the same without lists and search', filled.bareRowsPerSecond, ' rows/s')

const timed = openTimedDatabase(postgres.url, log)
const clinics = createClinics({ database: { ...database, reader: timed.queries }, samples: 'auto' })
const kinds = await listQuestions(clinics, filled.clinics)

await timeQuestions(kinds, timed)

await timed.close()
await database.close()
await postgres.stop()
await folder.remove()
