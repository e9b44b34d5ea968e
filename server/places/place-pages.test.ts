import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { findPlacePicture, listPlacePages } from './place-pages.ts'
import { createPlaces } from './places.ts'

const opened = await openTestDatabase({ withCatalogue: true })
const places = createPlaces(opened)
afterAll(() => opened.close())

test('search engines are told of every place that is there to visit, once, with the day of its last change', async () => {
  const [gone, closed] = readCatalogue()
  await opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await sql`update mgk.places set deleted_at = now() where id = ${gone?.id}`.execute(tx)
    await sql`update mgk.places set overlay = '{"permanently_closed": true}' where id = ${closed?.id}`.execute(tx)
  })
  const pages = listPlacePages(opened.database)
  const count = await pages.count()
  expect(count).toBe(readCatalogue().filter(({ permanentlyClosed }) => !permanentlyClosed).length - 2)
  const first = await pages.list({ offset: 0, limit: 10 })
  const rest = await pages.list({ offset: 10, limit: 10_000 })
  const paths = [...first, ...rest].map(({ path }) => path)
  expect(new Set(paths).size).toBe(count)
  expect(paths).not.toContain(`/places/${gone?.id}`)
  expect(paths).not.toContain(`/places/${closed?.id}`)
  expect(first[0]?.changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the picture of a link shows the scene of its place and its name, and of nothing else there is one', async () => {
  expect(await findPlacePicture(places, 'place-bulguksa')).toEqual({ scene: 'temple', title: 'Bulguksa Temple' })
  for (const name of ['place-atlantis', 'place-', 'bulguksa', 'home']) {
    expect(await findPlacePicture(places, name), name).toBeNull()
  }
})
