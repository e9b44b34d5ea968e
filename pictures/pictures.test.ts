import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { sceneNames, type SceneName } from '#domain/site/scene-names.ts'
import { isRatioOf, palettes, pictureVersion, type Ratio, ratios } from '#domain/site/scenes.ts'
import { isLong } from '#testing/long-rounds.ts'
import { drawPicture } from './pictures.ts'

// Thousands of drawings: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

// Each has a drawing of its own of every scene. With every run two are weighed and read, and all are in the version.
const ids = ['gyeongbokgung', 'n-2', 'a', '1770000000000', 'haedong-yonggungsa', 'x7']
const tried = isLong ? ids : ids.slice(0, 2)

function ratiosOf(scene: SceneName): Ratio[] {
  return (['card', 'wide', 'tall', 'hero', 'phone'] as const).filter(
    (ratio) => ratio in ratios && isRatioOf(scene, ratio),
  )
}

function firstRatio(scene: SceneName): Ratio {
  return scene === 'hero' ? 'hero' : 'card'
}

const tag = /<(\/?)(\w+)(?:\s[\w:-]+="[^"<&]*")*(\/?)>/g

/** What is wrong with the nesting of the tags; nothing, where the markup is well formed. */
function brokenTags(markup: string): string[] {
  const open: string[] = []
  const broken: string[] = []
  for (const [, closes, name = '', ends] of markup.matchAll(tag)) {
    if (!closes && !ends) open.push(name)
    if (closes && open.pop() !== name) broken.push(name)
  }
  const between = markup.replaceAll(tag, '')
  return [...broken, ...open, ...(between ? [between] : [])]
}

test('the version in the address is the one of these drawings', () => {
  const drawings = createHash('sha256')
  for (const scene of sceneNames) {
    for (const palette of palettes) drawings.update(drawPicture(scene, 'fixture', palette, firstRatio(scene)))
    for (const id of ids) drawings.update(drawPicture(scene, id, 'day', firstRatio(scene)))
  }
  const version = drawings.digest('hex').slice(0, 8)
  expect(pictureVersion, `the drawings changed: write '${version}' into domain/site/scenes.ts`).toBe(version)
})

test('every scene is well formed and names nothing outside itself', () => {
  for (const scene of sceneNames) {
    for (const palette of palettes) {
      for (const id of tried) {
        const markup = drawPicture(scene, id, palette, firstRatio(scene))
        const called = `${scene} ${id} ${palette}`
        expect(markup, called).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
        expect(markup, called).not.toMatch(/<script|<foreignObject|<image|<text|\son\w+=|javascript:|@import|<style/i)
        expect(markup.replace('http://www.w3.org/2000/svg', ''), called).not.toMatch(/https?:|\/\/|data:/)
        expect(brokenTags(markup), called).toEqual([])
        const named = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
        for (const [, name] of markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(named, called).toContain(name)
      }
    }
  }
})

test('a card is at most 10 KB over the wire and the hero at most 20', () => {
  const heavy: string[] = []
  for (const scene of sceneNames) {
    const most = (scene === 'hero' ? 20 : 10) * 1024
    for (const palette of palettes) {
      for (const ratio of ratiosOf(scene)) {
        for (const id of tried) {
          const markup = drawPicture(scene, id, palette, ratio)
          // A third of them are light enough before they are compressed.
          const bytes = markup.length <= most ? markup.length : gzipSync(markup, { level: 9 }).byteLength
          if (bytes > most) heavy.push(`${scene} ${id} ${palette} ${ratio}: ${bytes}`)
        }
      }
    }
  }
  expect(heavy).toEqual([])
})

test('the same id is the same picture, byte for byte', () => {
  for (const scene of sceneNames) {
    const ratio = firstRatio(scene)
    expect(drawPicture(scene, 'same', 'dusk', ratio)).toBe(drawPicture(scene, 'same', 'dusk', ratio))
  }
})

test('places of one scene have a picture each', () => {
  const count = isLong ? 20 : 6
  for (const scene of sceneNames) {
    const drawn = Array.from({ length: count }, (_, index) =>
      drawPicture(scene, `place-${index}`, 'day', firstRatio(scene)),
    )
    expect(new Set(drawn).size, scene).toBe(count)
  }
})

test('dusk is the same drawing in other light: only colours and lamps differ', () => {
  const shapes = (markup: string) => new Set([...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))
  const day = shapes(drawPicture('palace', 'gyeongbokgung', 'day', 'card'))
  const dusk = shapes(drawPicture('palace', 'gyeongbokgung', 'dusk', 'card'))
  const shared = [...day].filter((d) => dusk.has(d)).length
  expect(shared / day.size).toBeGreaterThan(0.9)
})

test('a picture fits any box: a viewBox, no size, and it is cropped rather than squeezed', () => {
  for (const scene of sceneNames) {
    for (const ratio of ratiosOf(scene)) {
      const [width, height] = ratios[ratio]
      const [head = ''] = drawPicture(scene, 'x', 'day', ratio).split('>')
      expect(head).toMatch(new RegExp(`viewBox="-?\\d+ -?\\d+ ${width} ${height}"`))
      expect(head).toContain('preserveAspectRatio="xMidYMid slice"')
      expect(head).not.toMatch(/ (width|height)=/)
    }
  }
})
