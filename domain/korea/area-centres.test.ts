import { expect, test } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { areaCentres } from './area-centres.ts'
import { straightMetres } from './distances.ts'
import { seoulAreas } from '#domain/places/places.ts'

test.for(seoulAreas)('half of the places of %s lie within 2.5 km of its centre', (area) => {
  const rows = readCatalogue().filter((row) => row.area === area)
  expect(rows.length).toBeGreaterThan(3)
  const distances = rows.map((row) => straightMetres(areaCentres[area], row)).toSorted((one, other) => one - other)
  expect(distances[Math.floor(distances.length / 2)]).toBeLessThan(2500)
})
