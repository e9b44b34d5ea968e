import { expect, test } from 'vitest'
import { gettingIn } from '#domain/places/getting-in-schemas.ts'
import rows from './facts/places/getting-in.json' with { type: 'json' }
import { readGettingIn } from './getting-in.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

test('what a barrier-free guide describes belongs to places of the catalogue, each once', () => {
  const places = new Set(readCatalogue().map(({ id }) => id))
  expect(rows.map(({ place }) => place).filter((id) => !places.has(id))).toEqual([])
  expect(readGettingIn().size).toBe(rows.length)
})

test('every description has an address of its own, a publisher and the days of the page and of reading', () => {
  expect(new Set(rows.map(({ source }) => source.address)).size).toBe(rows.length)
  for (const { place, source } of rows) {
    expect(source.publisher, place).toContain('Korea Tourism Organization')
    expect(source.pageDate < source.readOn, place).toBe(true)
  }
})

test('a description that names nothing, or an unknown aid, or one twice, is refused', () => {
  const [row] = rows
  for (const describes of [[], ['ramp'], ['lift', 'lift']]) {
    expect(gettingIn.safeParse({ ...row, describes }).success, describes.join()).toBe(false)
  }
  expect(gettingIn.safeParse(row).success).toBe(true)
})
