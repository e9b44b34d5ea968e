import { expect, test } from 'vitest'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { readFestivals } from './festivals.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

const festivals = readFestivals()

test('no two festivals share an id or a name', () => {
  expect(new Set(festivals.map(({ id }) => id)).size).toBe(festivals.length)
  expect(new Set(festivals.map(({ name }) => name.en)).size).toBe(festivals.length)
})

test('every month has a festival, and each says when it usually is, of no single year', () => {
  expect(new Set(festivals.flatMap(({ month }) => month ?? [])).size).toBe(12)
  for (const { usually } of festivals) expect(usually).not.toMatch(/source|not known|20\d\d/iu)
})

test('each happens in Korea, and at a place of the catalogue that lies near it', () => {
  const places = new Map(readCatalogue().map((place) => [place.id, place]))
  for (const { id, lat, lng, place } of festivals) {
    expect(isInKorea({ lat, lng }), id).toBe(true)
    if (place === null) continue
    const there = places.get(place)
    expect(there, `${id}: ${place}`).toBeDefined()
    expect(Math.hypot((there?.lat ?? 0) - lat, (there?.lng ?? 0) - lng), id).toBeLessThan(0.1)
  }
})

test('days are named by a page that was read, and no two editions share a day', () => {
  for (const { id, dates, past } of festivals) {
    for (const { source } of [...dates, ...past]) expect(source.readOn, id).toMatch(/^2026-11-/)
    const editions = [...dates, ...past].toSorted((one, other) => one.from.localeCompare(other.from))
    for (const [at, { to }] of editions.entries()) expect(to < (editions[at + 1]?.from ?? '9999'), id).toBe(true)
  }
})

test('nothing is praised', () => {
  const praise = /\b(best|famous|amazing|stunning|breathtaking|must-see|spectacular|vibrant|unique)\b|!/iu
  expect(festivals.filter(({ about }) => praise.test(about)).map(({ id }) => id)).toEqual([])
})
