import { expect, test } from 'vitest'
import { readRegion } from '#domain/wishes/region-names.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { inRegion } from './trip-base.ts'

test.each([
  ['제주시', 'Jeju, Jeju'],
  ['서귀포', 'Seogwipo, Jeju'],
])('%s has the places of its district %s alone', (name, district) => {
  const region = readRegion(name)
  const rows = region ? inRegion(region, readCatalogue()) : []
  expect([...new Set(rows.map((row) => row.district.en))]).toEqual([district])
})
