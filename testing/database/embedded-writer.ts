import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

// A program to be killed: starts the embedded database in the folder it is given, writes numbered rows one after the
// other and says each number once the database acknowledged it. SIGTERM ends it in order.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('a folder is needed')

const embedded = await startEmbeddedPostgres({ folder, log: pino({ level: 'silent' }) })
let isStopping = false
process.once('SIGTERM', () => {
  isStopping = true
})
const pool = new pg.Pool({ connectionString: embedded.url, max: 1, connectionTimeoutMillis: 1_000 })
pool.on('error', () => {})
process.stdout.write('started\n')

await pool.query('create table if not exists acknowledged (id bigint primary key)')
const last = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from acknowledged')
let id = Number(last.rows[0]?.id)
while (!isStopping) {
  id += 1
  try {
    await pool.query('insert into acknowledged values ($1)', [id])
    process.stdout.write(`${id}\n`)
  } catch {
    // Not acknowledged, so nothing is promised about it: the next number is tried until the server is back, which needs
    // the processor too.
    await pause(5)
  }
}
await pool.end()
await embedded.stop()
