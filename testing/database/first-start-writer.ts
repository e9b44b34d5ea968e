import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'

// A program to be killed: the first start of the database in the folder it is given, from initdb to the last migration.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('a folder is needed')

const log = pino({ level: 'silent' })
const embedded = await startEmbeddedPostgres({ folder, log })
process.stdout.write('started\n')
await openDatabase({ url: embedded.url, log })
process.stdout.write('1\n')
setInterval(() => {}, 1_000)
