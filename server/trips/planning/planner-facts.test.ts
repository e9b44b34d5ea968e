import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { readTripPlaces } from '#testing/builders/catalogue.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { openTestFacts } from '#testing/trips/planner-facts.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { describePlannerFactsRoute, plannerFacts } from './planner-facts-route.ts'

async function serve(places: Parameters<typeof openTestFacts>[0] = 'catalogue') {
  const opened = await openTestFacts(places)
  const { ask } = createTestApi([describePlannerFactsRoute(opened.facts)])
  return { ...opened, get: (headers: Record<string, string> = {}) => ask(null, 'GET', '/planner-facts', { headers }) }
}

test('a browser is given the whole catalogue in the order of the guide, the treatments and what goes where', async () => {
  const { get, close } = await serve()
  const answer = await get()
  const facts = plannerFacts.parse(await answer.json())
  expect(facts.places).toEqual(readTripPlaces())
  expect(facts.treatments.length).toBeGreaterThan(10)
  const { subway, intercity, bases } = facts
  expect({ subway, intercity, bases }).toEqual(readTransportFacts())
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  await close()
})

test('the facts are compressed to a fifth, and who has them is told so', async () => {
  const { get, close } = await serve()
  const whole = await (await get()).text()
  const coded = await get({ 'accept-encoding': 'gzip, br' })
  expect(coded.headers.get('content-encoding')).toBe('br')
  const bytes = Buffer.from(await coded.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(whole)
  expect(bytes.byteLength).toBeLessThan(whole.length / 5)
  const etag = coded.headers.get('etag') ?? ''
  expect((await get({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  expect((await get({ 'if-none-match': etag })).status).toBe(200)
  await close()
})

test('a change of a place is in the facts once it was heard, and without one nothing is read again', async () => {
  const { facts, places, readings, close } = await openTestFacts([inventPlace('one', { cost: 1000 })])
  const [first, same] = await Promise.all([facts.current(), facts.current()])
  expect(same).toBe(first)
  await facts.current()
  expect(readings()).toBe(1)
  await places.load([inventPlace('one', { cost: 2000 })])
  facts.drop('services')
  expect((await facts.current()).version).toBe(first.version)
  facts.drop('places')
  const changed = await facts.current()
  expect(changed.version).not.toBe(first.version)
  expect(changed.places.map(({ cost }) => cost)).toEqual([2000])
  expect(readings()).toBe(2)
  await close()
})

test('a change that says the same leaves the version and its bytes as they were', async () => {
  const { facts, close } = await openTestFacts([inventPlace('one')])
  const first = await facts.current()
  facts.drop('clinics')
  expect(await facts.current()).toBe(first)
  await close()
})

test('while changes cannot be heard the facts are read each time, and afterwards once more', async () => {
  const { facts, readings, close } = await openTestFacts([inventPlace('one')])
  await facts.current()
  facts.suspend()
  await facts.current()
  await facts.current()
  expect(readings()).toBe(3)
  facts.resume()
  await facts.current()
  await facts.current()
  expect(readings()).toBe(4)
  await close()
})

test('while the database is away, trips are planned from what was last read', async () => {
  const { facts, lines, url, close } = await openTestFacts([inventPlace('one')])
  const first = await facts.current()
  const name = new URL(url).pathname.slice(1)
  await queryOnce(inject('databaseServerUrl'), `alter database ${name} with allow_connections false`)
  await queryOnce(
    inject('databaseServerUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  facts.drop('places')
  expect(await facts.current()).toBe(first)
  expect(lines.map(({ msg }) => msg)).toContain('the catalogue could not be read; trips are planned with the last one')
  await close()
})

test('a clinic of the facts has what it stated that its procedures cost, without what a plan does not show', async () => {
  const { database, get, close } = await serve([])
  const clinicFacts = buildFacts()
  await database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.clinics')
      .values({ origin: 'editor', source_id: null, imported: JSON.stringify(clinicFacts) })
      .execute(),
  )
  const { places } = plannerFacts.parse(await (await get()).json())
  const [price] = clinicFacts.prices
  const { includes: _included, refund: _rule, ...stated } = price ?? {}
  expect(places.map((place) => place.clinic?.prices)).toEqual([[stated]])
  await close()
})
