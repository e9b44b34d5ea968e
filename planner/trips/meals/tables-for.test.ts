import { expect, test } from 'vitest'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { tablesFor } from './tables-for.ts'

test('a table is where these travellers may eat: no sight, nothing against a diet, no stairs for a wheelchair', () => {
  const rows = [
    inventRow('sight', 0, {}),
    inventRow('grill', 0, { kind: 'restaurant', cuisine: 'barbecue', dish: ['samgyeopsal'] }),
    inventRow('bowls', 0, { kind: 'restaurant', cuisine: 'bibimbap', dish: ['bibimbap'] }),
    inventRow('upstairs', 0, { kind: 'restaurant', cuisine: 'tofu', dish: ['sundubu'], stairs: 2 }),
  ]
  const tablesOf = (step2: Partial<TripStep2>) => {
    const wishes = readTripWishes(askTrip(3, step2), { names: indexPlaceNames(rows), treatments: [] })
    return tablesFor(wishes, rows).map(({ id }) => id)
  }
  expect(tablesOf({})).toEqual(['grill', 'bowls', 'upstairs'])
  expect(tablesOf({ diet: ['vegan'] })).toEqual(['bowls', 'upstairs'])
  const party = { adults: 2, childAges: [], older: false, mobility: 'wheelchair' as const }
  expect(tablesOf({ party, diet: ['vegan'] })).toEqual(['bowls'])
})
