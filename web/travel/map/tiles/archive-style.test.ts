import { expect, test } from 'vitest'
import { archiveStyle, type Paint, paintNames } from './archive-style.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is there
const paint = Object.fromEntries(paintNames.map((name) => [name, `var of ${name}`])) as Paint

test('the style asks for layers that the archive has, and for no letters from elsewhere', () => {
  const style = archiveStyle('https://guide.example/map/archive.pmtiles', paint, (layer) => layer === 'earth')
  expect(style.layers.map(({ id }) => id)).toEqual(['sea', 'land'])
  expect(style.sources).toEqual({
    archive: { type: 'vector', url: 'pmtiles://https://guide.example/map/archive.pmtiles' },
  })
  expect(style.glyphs).toBeUndefined()
})

test('no two layers of the style have the same name', () => {
  const ids = archiveStyle('', paint, () => true).layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(10)
})
