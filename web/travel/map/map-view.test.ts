import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrangementScale,
  blendViews,
  centreView,
  closest,
  fitView,
  fromPaper,
  measureBox,
  measureScaleBar,
  panView,
  paper,
  placeInFrame,
  seenPart,
  toPaper,
  wholeCountry,
  zoomView,
} from './map-view.ts'

const phone = measureBox(350, 440)
const desk = measureBox(870, 670)
const seoul = { lat: 37.566, lng: 126.978 }
const busan = { lat: 35.18, lng: 129.076 }
const corners = [
  { lat: 37.96, lng: 124.63 },
  { lat: 37.24, lng: 131.87 },
  { lat: 33.11, lng: 126.27 },
  { lat: 38.61, lng: 128.36 },
]

test('the whole country is in the first view of any frame, from Baengnyeongdo to Dokdo and Marado', () => {
  for (const box of [phone, desk, measureBox(300, 900), measureBox(1400, 400)]) {
    for (const corner of corners) {
      const { right, down } = placeInFrame(wholeCountry, box, toPaper(corner))
      expect(Math.abs(right)).toBeLessThan(box.width / 2)
      expect(Math.abs(down)).toBeLessThan(box.height / 2)
    }
  }
})

test('a point of the paper leads back to its place', () => {
  const back = fromPaper(toPaper(busan))
  expect(back.lat).toBeCloseTo(busan.lat, 9)
  expect(back.lng).toBeCloseTo(busan.lng, 9)
})

test('zooming leaves the point under the pointer where it is', () => {
  const before = placeInFrame(wholeCountry, desk, toPaper(seoul))
  const near = zoomView(wholeCountry, desk, 4, before.right, before.down)
  const after = placeInFrame(near, desk, toPaper(seoul))
  expect(near.scale).toBe(4)
  expect(after.right).toBeCloseTo(before.right, 6)
  expect(after.down).toBeCloseTo(before.down, 6)
})

test('nothing zooms out beyond the country or in beyond the closest view', () => {
  expect(zoomView(wholeCountry, desk, 0.1).scale).toBe(1)
  expect(zoomView(wholeCountry, desk, 1e6).scale).toBe(closest)
})

test('panning moves what is seen by as many pixels as the hand, in both directions', () => {
  const near = zoomView(wholeCountry, desk, 6)
  const before = placeInFrame(near, desk, toPaper(seoul))
  const after = placeInFrame(panView(near, desk, 30, -20), desk, toPaper(seoul))
  expect(after.right - before.right).toBeCloseTo(30, 6)
  expect(after.down - before.down).toBeCloseTo(-20, 6)
})

test('the end of the drawing never comes into view, however far one pans', () => {
  for (const box of [phone, desk]) {
    for (const scale of [1, 2, 10, closest]) {
      for (const [right, down] of [
        [1e6, 1e6],
        [-1e6, -1e6],
      ] as const) {
        const view = panView(zoomView(wholeCountry, box, scale), box, right, down)
        const west = placeInFrame(view, box, toPaper({ lat: 36, lng: 117 })).right
        const north = placeInFrame(view, box, toPaper({ lat: 46, lng: 127 })).down
        expect(west).toBeLessThanOrEqual(-box.width / 2 + 1e-6)
        expect(north).toBeLessThanOrEqual(-box.height / 2 + 1e-6)
      }
    }
  }
})

test('a fitting view has all points inside, and some room around them', () => {
  const view = fitView([seoul, busan].map(toPaper))
  expect(view.scale).toBeGreaterThan(1)
  for (const place of [seoul, busan]) {
    const { right, down } = placeInFrame(view, phone, toPaper(place))
    expect(Math.abs(right)).toBeLessThan(phone.width * 0.4)
    expect(Math.abs(down)).toBeLessThan(phone.height * 0.4)
  }
})

test('one point fits as near as allowed, and no point means the whole country', () => {
  expect(fitView([toPaper(seoul)], { nearest: 12 })).toMatchObject({ scale: 12 })
  expect(fitView([])).toEqual(wholeCountry)
})

test('the arrangement is for the scale or a little less, in four steps to a doubling', () => {
  expect(arrangementScale(1)).toBe(1)
  expect(arrangementScale(2)).toBe(2)
  for (const scale of [1.1, 1.6, 7, 33.3]) {
    expect(arrangementScale(scale)).toBeLessThanOrEqual(scale)
    expect(arrangementScale(scale) * 2 ** 0.25).toBeGreaterThan(scale)
  }
})

test('half way between two views lies between them, and the end is the target itself', () => {
  const target = centreView({ scale: 16, x: 0, y: 0 }, desk, toPaper(seoul))
  const half = blendViews(wholeCountry, target, 0.5)
  expect(half.scale).toBeCloseTo(4, 9)
  expect(half.x).toBeGreaterThan(Math.min(target.x, 0.5))
  expect(half.x).toBeLessThan(Math.max(target.x, 0.5))
  expect(blendViews(wholeCountry, target, 1)).toBe(target)
})

test('the scale bar is a round distance and no longer than asked, at every zoom', () => {
  expect(measureScaleBar(wholeCountry, 0.2).metres).toBe(100_000)
  for (const scale of [1, 3, 9, 27, closest]) {
    const { metres, share } = measureScaleBar({ ...wholeCountry, scale }, 0.2)
    expect(share).toBeLessThanOrEqual(0.2)
    expect(share).toBeGreaterThan(0.05)
    expect(String(metres)).toMatch(/^[125]0*$/u)
  }
})

test('the drawn part of the map reaches beyond the frame', () => {
  const box = measureBox(600, 500)
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: closest, noNaN: true }),
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      (scale, at) => {
        const { left, right, top, bottom } = seenPart({ scale, x: at, y: at }, box)
        const [half, middle] = [box.width / box.paper / 2 / scale, at * paper.width]
        expect(left).toBeLessThan(paper.left + middle - half * paper.width)
        expect(right).toBeGreaterThan(paper.left + middle + half * paper.width)
        expect(bottom - top).toBeGreaterThan(0)
      },
    ),
  )
  const view = { scale: 8, x: 0.5, y: 0.5 }
  expect(seenPart({ ...view, x: 0.51 }, box)).toEqual(seenPart(view, box))
  expect(seenPart({ ...view, x: 0.7 }, box)).not.toEqual(seenPart(view, box))
})
