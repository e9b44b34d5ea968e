import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readCourse, readMapFacts } from '#seed/map-facts.ts'
import { makeMapFacts, mapFactsFile } from './make-map-facts.ts'

const committed = readFileSync(mapFactsFile, 'utf8')

test('the facts of the map in the tree are what the script makes of those in the seed', () => {
  expect(makeMapFacts(readMapFacts())).toBe(committed)
})

test('all that the map knows beside the coast stays below 9 KB compressed', () => {
  expect(gzipSync(committed, { level: 9 }).length).toBeLessThan(9 * 1024)
})

test('a line that stops where no station is known is refused with the name', () => {
  expect(() => readCourse('37.5 127, Nowhere', [['Here', '여기', 37.5, 127]])).toThrow('no station is called Nowhere')
})
