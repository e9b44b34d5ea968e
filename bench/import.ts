import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { pino } from 'pino'
import { recordAudit } from '#server/accounts/audit.ts'
import { createImportCommands } from '#server/clinics/import/import-commands.ts'
import { copyIn } from '#server/platform/database/copy-in.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { createProgressBar } from '#server/platform/rows/progress-bar.ts'
import { note, report } from './parts/report.ts'
import { writeRegister } from './parts/register.ts'

/**
 * 100,000 rows of a register into an empty directory, again with nothing changed, and again with every telephone changed;
 * beside it a plain COPY of the same file into an unlogged table of one column, which nothing that reads it can beat.
 */
const rows = 100_000
const log = pino({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'mgk-import-'))
const embedded = await startEmbeddedPostgres({ folder: join(folder, 'database'), log })
const database = await openDatabase({ url: embedded.url, log })

const run = createImportCommands({
  database,
  outside: createOutside({ database, log, now: Date.now }),
  settings: { portalKey: null, registerUrls: { hira: '', nmc: '' } },
  progressBar: createProgressBar({ write() {} }),
  recordAudit,
  now: Date.now,
})

async function writeFileOf(name: string, phoneStart: string): Promise<string> {
  const file = join(folder, name)
  await pipeline(Readable.from(writeRegister({ rows, phoneStart })), createWriteStream(file))
  return file
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

async function copyPlainly(): Promise<void> {
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  try {
    await client.query('create unlogged table control (line text)')
    const lines = Readable.from(writeRegister({ rows, phoneStart: '02' }))
    await copyIn(
      client,
      `copy control from stdin with (format csv, delimiter e'\\x01', quote e'\\x02')`,
      toBuffers(lines),
    )
  } finally {
    await client.end()
  }
}

/** In pieces as large as the import sends them. */
async function* toBuffers(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const line of lines) {
    text += line
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

try {
  const first = await writeFileOf('first.csv', '02')
  const changed = await writeFileOf('changed.csv', '03')
  const words = ['--source', 'hira', '--day', '2026-11-21']
  const control = await time(copyPlainly)
  const added = await time(() => run(['clinics', first, ...words]))
  report(`${rows} rows into an empty directory`, added, { atMost: 60 }, ' s')
  note('a plain COPY of the same rows', control, ' s')
  note('the import against it', added / control, ' times')
  note(
    'of it, a dry run of a list that is there',
    await time(() => run(['clinics', first, ...words, '--dry-run'])),
    ' s',
  )
  report(
    'the same again, which changes nothing',
    await time(() => run(['clinics', first, ...words])),
    { atMost: 60 },
    ' s',
  )
  note('again with every telephone changed', await time(() => run(['clinics', changed, ...words])), ' s')
  note('most memory of this process', process.resourceUsage().maxRSS / 1024, ' MB')
} finally {
  await database.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
