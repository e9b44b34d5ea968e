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
import { createPlaceImportCommands } from '#server/places/import/import-commands.ts'
import { copyIn } from '#server/platform/database/copy-in.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { createProgressBar } from '#server/platform/rows/progress-bar.ts'
import { writePlaceRegister } from './parts/place-register.ts'
import { note, report } from './parts/report.ts'
import { writeRegister } from './parts/register.ts'

/**
 * 100,000 rows of a register into an empty directory, again with nothing changed, and again with every telephone
 * changed; beside it a plain COPY of the same file into an unlogged table of one column, which nothing that reads it
 * can beat. The same with 200,000 rows of places.
 */
const rows = 100_000
const placeRows = 200_000
const log = pino({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'mgk-import-'))
const embedded = await startEmbeddedPostgres({ folder: join(folder, 'database'), log })
const database = await openDatabase({ url: embedded.url, log })

const parts = {
  database,
  outside: createOutside({ database, log, now: Date.now }),
  progressBar: createProgressBar({ write() {} }),
  recordAudit,
  now: Date.now,
}
const run = createImportCommands({ ...parts, settings: { portalKey: null, registerUrls: { hira: '', nmc: '' } } })
const runPlaces = createPlaceImportCommands({
  ...parts,
  settings: { tourapi: { key: null, url: '', callsPerDay: 1 } },
})

async function writeFileOf(name: string, lines: Iterable<string>): Promise<string> {
  const file = join(folder, name)
  await pipeline(Readable.from(lines), createWriteStream(file))
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

async function measureClinics(): Promise<void> {
  const first = await writeFileOf('first.csv', writeRegister({ rows, phoneStart: '02' }))
  const changed = await writeFileOf('changed.csv', writeRegister({ rows, phoneStart: '03' }))
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
}

async function measurePlaces(): Promise<void> {
  const first = await writeFileOf('places.csv', writePlaceRegister({ rows: placeRows, phoneStart: '02' }))
  const changed = await writeFileOf('other-places.csv', writePlaceRegister({ rows: placeRows, phoneStart: '03' }))
  const words = ['--source', 'csv', '--day', '2026-11-21']
  const added = await time(() => runPlaces(['places', first, ...words]))
  report(`${placeRows} rows of places`, added, { atMost: 120 }, ' s')
  const again = await time(() => runPlaces(['places', first, ...words]))
  report('the same again, which changes nothing', again, { atMost: 120 }, ' s')
  note('again with every telephone changed', await time(() => runPlaces(['places', changed, ...words])), ' s')
}

// `node bench/import.ts places` leaves out the other half.
const [only] = process.argv.slice(2)

try {
  if (only !== 'places') await measureClinics()
  if (only !== 'clinics') await measurePlaces()
  note('most memory of this process', process.resourceUsage().maxRSS / 1024, ' MB')
} finally {
  await database.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
