import { pino } from 'pino'
import { createClinics } from '#server/clinics/clinics.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { listQuestions } from './parts/clinic-questions.ts'
import { fillDirectory } from './parts/fill-directory.ts'
import { openTimedDatabase } from './parts/timed-database.ts'
import { note, quantile, report } from './parts/report.ts'

/**
 * What the directory of clinics answers with 100,000 of them: the time that PostgreSQL plans and runs all statements of
 * an answer, on its own word (EXPLAIN ANALYZE), against a look-up of one row by its key in the same run.
 */
const amount = Number(process.env['BENCH_CLINICS'] ?? 100_000)
const rounds = 2
const bar = 10

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

for (const [kind, questions] of Object.entries(kinds)) {
  const inDatabase: number[] = []
  const untilAnswer: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const ask of questions) {
      const begun = performance.now()
      await ask()
      const elapsed = performance.now() - begun
      const ms = await timed.timeLast()
      // The first round reads from the disk what the second one finds.
      if (round === 0) continue
      inDatabase.push(ms)
      untilAnswer.push(elapsed)
    }
  }
  if (kind === 'control') note('control, one row by its key: p95', quantile(inDatabase, 0.95), ' ms')
  else report(`${kind}: p95 in the database`, quantile(inDatabase, 0.95), { atMost: bar }, ' ms')
  note(
    `p50 ${quantile(inDatabase, 0.5).toFixed(2)} ms; until the answer is here p95`,
    quantile(untilAnswer, 0.95),
    ' ms',
  )
}

await timed.close()
await database.close()
await postgres.stop()
await folder.remove()
