import pg from 'pg'
import { columnNames } from '#server/places/place-store.ts'
import { writeColumns } from '#server/places/place-columns.ts'
import { type GeneratedPlace, generatePlaces } from './generated-places.ts'

const perBatch = 2000
const seed = 20_261_121
/** So many of them are kept, to ask for. */
const kept = 5000

/** Fills the catalogue as an import does, batch by batch with lists and search, and says how fast. */
export async function fillPlaces(ownerUrl: string, amount: number) {
  const admin = new pg.Client(ownerUrl)
  await admin.connect()
  const known: GeneratedPlace[] = []
  let batch: GeneratedPlace[] = []
  const begun = performance.now()
  for (const place of generatePlaces(amount, seed)) {
    if (Number(place.sourceId) % Math.ceil(amount / kept) === 0) known.push(place)
    batch.push(place)
    if (batch.length < perBatch) continue
    await addPlaces(admin, batch)
    batch = []
  }
  await addPlaces(admin, batch)
  const seconds = (performance.now() - begun) / 1000
  // Autovacuum does it within a minute; nobody waits for it here.
  for (const table of ['places', 'place_listings', 'place_words']) await admin.query(`vacuum analyze mgk.${table}`)
  await admin.end()
  return { places: known.map(({ facts }) => facts), rowsPerSecond: amount / seconds }
}

async function addPlaces(admin: pg.Client, places: readonly GeneratedPlace[]): Promise<void> {
  const rows = places.map(({ sourceId, facts, popularity }) => ({
    id: facts.id,
    ...writeColumns(facts),
    source_id: sourceId,
    popularity,
  }))
  await admin.query(
    `insert into mgk.places (id, origin, source_id, popularity, ${columnNames})
     select id, 'bench', source_id, popularity, ${columnNames}
     from jsonb_populate_recordset(null::mgk.places, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
