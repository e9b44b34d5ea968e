import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { intervalsOn, type Opening, openingAt } from '#domain/places/opening-hours.ts'
import { noPlaceQuery, type PlaceFilter } from '#domain/places/place-lists.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { clock, date, openings } from '#testing/builders/random-openings.ts'
import { createPlaces } from './places.ts'

const kinds = ['cafe', 'market', 'spa'] as const
const invented = fc
  .sample(openings, { numRuns: 300, seed: 7 })
  .map((opening, nth) => inventPlace(`opened-${nth}`, { ...opening, kind: kinds[nth % 3] ?? 'cafe' }))
const askedKinds = fc.constantFrom<PlaceFilter['kinds']>([], ['cafe'], ['market', 'spa'])

const opened = await openTestDatabase()
const places = createPlaces(opened)
await places.load(invented)
afterAll(() => opened.close())

async function listOpen(asked: Pick<PlaceFilter, 'kinds' | 'open'>): Promise<string[]> {
  const { places: found } = await places.list({ ...noPlaceQuery, ...asked, limit: 500 })
  return found.map(({ id }) => id).toSorted()
}

function expected(asked: PlaceFilter['kinds'], isOpen: (opening: Opening) => boolean): string[] {
  const ofKinds = invented.filter(({ kind }) => asked.length === 0 || asked.includes(kind))
  return ofKinds.flatMap((place) => (isOpen(place) ? [place.id] : [])).toSorted()
}

test('of all places and of some kinds a list holds what is open at a moment by the rule of opening hours', async () => {
  await fc.assert(
    fc.asyncProperty(askedKinds, date, clock, async (asked, on, at) => {
      const isOpen = (place: Opening) => openingAt(place, { date: on, clock: at }).kind === 'open'
      expect(await listOpen({ kinds: asked, open: { on, at } })).toEqual(expected(asked, isOpen))
    }),
  )
})

test('of all places and of some kinds a list holds what opens on a day by the rule of opening hours', async () => {
  await fc.assert(
    fc.asyncProperty(askedKinds, date, async (asked, on) => {
      const opens = (place: Opening) => (intervalsOn(place, on) ?? []).length > 0
      expect(await listOpen({ kinds: asked, open: { on, at: null } })).toEqual(expected(asked, opens))
    }),
  )
})
