import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { projectToSheet } from '#domain/korea/korea-projection.ts'
import { makeKoreaOutline, outlines } from './make-korea-outline.mjs'

const committed = outlines.map(({ file }) => readFileSync(file, 'utf8'))

test('the outlines in the tree are what the script makes of the installed atlas', () => {
  expect(outlines.map((outline) => makeKoreaOutline(outline))).toEqual(committed)
})

test('the outline that a page carries stays below 6 KB compressed, and the fine one below 12', () => {
  const [ofPage = 0, fine = 0] = committed.map((text) => gzipSync(text, { level: 9 }).length)
  expect(ofPage).toBeLessThan(6 * 1024)
  expect(fine).toBeLessThan(12 * 1024)
})

test('Jeju, Ulleungdo and Dokdo are drawn with the south, however coarse', () => {
  const islands = { Jeju: [33.38, 126.55], Ulleungdo: [37.5, 130.86], Dokdo: [37.24, 131.86] }
  for (const text of committed) {
    const starts = ringStarts(text)
    expect(starts.length).toBeGreaterThan(50)
    for (const [name, [lat = 0, lng = 0]] of Object.entries(islands)) {
      const island = projectToSheet({ lat, lng })
      // A ring begins on its coast; Jeju is 73 km long, so half of that and a little more, at about 180 m a unit.
      const nearest = Math.min(...starts.map(([x = 0, y = 0]) => Math.hypot(x - island.x, y - island.y)))
      expect(nearest, name).toBeLessThan(230)
    }
  }
})

function ringStarts(text: string): number[][] {
  const path = /south:\s+'([^']+)'/u.exec(text)?.[1] ?? ''
  return [...path.matchAll(/M(\d+) (\d+)/gu)].map(([, x, y]) => [Number(x), Number(y)])
}
