import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { projectToSheet } from '#domain/korea-projection.ts'
import { makeKoreaOutline } from './make-korea-outline.mjs'

const committed = readFileSync('web/travel/korea-outline.generated.svg', 'utf8')

test('the outline in the tree is what the script makes of the installed atlas', () => {
  expect(makeKoreaOutline()).toBe(committed)
})

test('the outline stays below 12 KB compressed', () => {
  expect(gzipSync(committed, { level: 9 }).length).toBeLessThan(12 * 1024)
})

test('Jeju, Ulleungdo and Dokdo are drawn with the south', () => {
  const islands = { Jeju: [33.38, 126.55], Ulleungdo: [37.5, 130.86], Dokdo: [37.24, 131.86] }
  const starts = ringStarts('south')
  expect(starts.length).toBeGreaterThan(50)
  for (const [name, [lat = 0, lng = 0]] of Object.entries(islands)) {
    const island = projectToSheet({ lat, lng })
    // A ring begins on its coast; Jeju is 73 km long, so half of that and a little more, at about 180 m a unit.
    const nearest = Math.min(...starts.map(([x = 0, y = 0]) => Math.hypot(x - island.x, y - island.y)))
    expect(nearest, name).toBeLessThan(230)
  }
})

function ringStarts(id: string): number[][] {
  const text = new RegExp(`id="${id}"[^>]* d="([^"]+)"`, 'u').exec(committed)?.[1] ?? ''
  return [...text.matchAll(/M(\d+) (\d+)/gu)].map(([, x, y]) => [Number(x), Number(y)])
}
