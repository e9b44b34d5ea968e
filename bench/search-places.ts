import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { pino } from 'pino'
import { readPlaces } from '#seed/places.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { createPlaceRows } from '#server/places/place-rows.ts'
import { describePlaceRoutes } from '#server/places/place-routes.ts'
import { createPlaces } from '#server/places/places.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { findFreePort } from '#testing/servers/free-port.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { fillPlaces } from './parts/fill-places.ts'
import { listPlaceQuestions } from './parts/place-questions.ts'
import { median, note, quantile, report } from './parts/report.ts'
import { timeQuestions } from './parts/time-questions.ts'
import { openTimedDatabase } from './parts/timed-database.ts'

/**
 * What the catalogue of places answers with 1,000,000 generated ones beside its own: the time that PostgreSQL plans and
 * runs all statements of an answer, on its own word, against a look-up of one row by its key in the same run; and of
 * a search while somebody types, the time until the answer is there over HTTP.
 */
const amount = Number(process.env['BENCH_PLACES'] ?? 1_000_000)
const typingBar = 15

const log = pino({ level: 'warn' })
const folder = await makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ folder: folder.path, log })
const database = await openDatabase({ url: postgres.url, log })
const places = createPlaces({ database })
await places.load(readPlaces())
const filled = await fillPlaces(postgres.url, amount)
note(
  `places added, of ${amount.toLocaleString('en')}, lists and search kept with each batch`,
  filled.rowsPerSecond,
  ' rows/s',
)

const timed = openTimedDatabase(postgres.url, log)
const timedPlaces = createPlaces({ database: { ...database, reader: timed.queries } })
await timeQuestions(await listPlaceQuestions(timedPlaces, filled.places), timed)
await timed.close()
await timeTyping()

await database.close()
await postgres.stop()
await folder.remove()

/** Every word letter by letter, one answer after the other, against an answer that asks no database. */
async function timeTyping(): Promise<void> {
  const rows = createPlaceRows({ places, clinics: createClinics({ database, samples: 'off' }) })
  const { app } = createTestApi(describePlaceRoutes({ places, rows }))
  const port = await findFreePort()
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const named = filled.places.filter(({ name }) => name.en !== '').slice(0, 30)
  const typed = [
    ...named.map(({ name }) => name.en),
    ...named.map(({ name }) => name.ko),
    'Gyeongbokgung',
    '경복궁',
    'ㄱㅂㄱ',
  ]
    .map((name) => Array.from(name))
    .flatMap((characters) => characters.map((_, end) => characters.slice(0, end + 1).join('')))
  const ms: Record<'typed' | 'control', number[]> = { typed: [], control: [] }
  for (const words of typed) {
    ms.typed.push(await timeAnswer(`http://127.0.0.1:${port}/api/places?limit=8&q=${encodeURIComponent(words)}`))
    ms.control.push(await timeAnswer(`http://127.0.0.1:${port}/api/openapi.json`))
  }
  report('search as you type over HTTP: p95', quantile(ms.typed, 0.95), { atMost: typingBar }, ' ms')
  note(
    `p50 ${median(ms.typed).toFixed(2)} ms; control, a kept answer over HTTP: p95`,
    quantile(ms.control, 0.95),
    ' ms',
  )
  server.close()
}

async function timeAnswer(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - begun
}
