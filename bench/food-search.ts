import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { pino } from 'pino'
import { readDishes } from '#seed/dishes.ts'
import { readPlaces } from '#seed/places.ts'
import { readSubwayNetwork } from '#seed/transport.ts'
import { createFood } from '#server/food/food.ts'
import { createPlaceSearchFunction } from '#server/food/search-places.ts'
import { createPlaces } from '#server/places/places.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createFunctions } from '#server/platform/functions/functions.ts'
import { findFreePort } from '#testing/servers/free-port.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { median, note, quantile, report } from './parts/report.ts'

/**
 * How long the function `search-places` takes over HTTP on the embedded catalogue, without outside providers: words
 * that were never searched before, names of places, positions, filters, and the pages that follow. The control is the
 * same function refusing a search that it cannot read.
 */
const bar = 20
const rounds = 50

const log = pino({ level: 'warn' })
const folder = await makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ folder: folder.path, log })
const database = await openDatabase({ url: postgres.url, log })
const catalogue = readPlaces()
const places = createPlaces({ database })
await places.load(catalogue)
const { stations } = readSubwayNetwork()
const food = createFood({ places, dishes: readDishes(), stations, providers: [], log, now: Date.now })
const functions = createFunctions({
  functions: { 'search-places': createPlaceSearchFunction({ food, limits: noLimits }) },
  identify: async () => ({ kind: 'visitor' }),
  limits: noLimits,
})
const { app } = createTestApp({ routes: [(mounted) => functions.mount(mounted)], wires: [functions.wire] })
const port = await findFreePort()
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
await once(server, 'listening')

await ask({ location: 'Seoul' })
for (const [kind, questions] of Object.entries(listQuestions())) {
  const ms: number[] = []
  for (const question of questions) ms.push(await ask(question))
  report(`${kind}: p95`, quantile(ms, 0.95), { atMost: bar }, ' ms')
  note(`of ${questions.length} searches, p50`, median(ms), ' ms')
}
const control: number[] = []
for (let round = 0; round < 200; round += 1) control.push(await ask({ location: 7 }, 400))
note('control, a search that cannot be read: p95', quantile(control, 0.95), ' ms')

server.close()
await database.close()
await postgres.stop()
await folder.remove()

function listQuestions(): Record<string, object[]> {
  const eaten = catalogue.filter(({ kind }) => ['restaurant', 'cafe', 'street-food', 'market'].includes(kind))
  const names = eaten.flatMap(({ name }) => [name.en, name.ko]).filter((name) => name !== '')
  return {
    // Each is searched once: none is found in memory.
    'names of places': names.map((query) => ({ query })),
    'names with a letter missing': names.map((name) => ({ query: `${name.slice(0, 2)}${name.slice(3)}` })),
    'names of stations': stations.map(({ name }) => ({ query: '', location: name.ko, category: 'cafe' })),
    positions: stations.map(({ lat, lng }) => ({ coordinates: { lat, lng } })),
    filters: repeat([
      { location: 'Seoul', filters: { needs: ['vegan'] } },
      { location: '부산', filters: { budget: 1, open: 'now' } },
      { query: 'noodles', filters: { cuisine: 'korean' } },
      { location: '홍대', category: 'cafe', filters: { onlyPicks: true } },
    ]),
  }
}

function repeat(questions: readonly object[]): object[] {
  return Array.from({ length: rounds }, () => questions).flat()
}

async function ask(question: object, status = 200): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/search-places`, {
    method: 'POST',
    headers: { apikey: 'publishable', 'content-type': 'application/json' },
    body: JSON.stringify({ category: 'place', ...question }),
  })
  await answer.arrayBuffer()
  const elapsed = performance.now() - begun
  if (answer.status !== status) throw new Error(`search-places answered ${answer.status}.`)
  return elapsed
}
