import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapPin } from '#web/travel/map/drawing/map-arrangement.ts'
import { cornersOf, fitMap } from './map-fit.ts'
import { clusterId, type MapCluster, type MapPlace } from '#web/travel/map/map-place.ts'
import { measureBox, placeInFrame, seenArea, toPaper, wholeCountry } from '#web/travel/map/map-view.ts'

const area = { south: 37.5, west: 126.9, north: 37.6, east: 127.1 }

test('a part of the map that an address names is in view, whole', () => {
  const seen = seenArea(fitMap(area, []), measureBox(600, 500))
  expect(seen.south).toBeLessThanOrEqual(area.south + 1e-9)
  expect(seen.north).toBeGreaterThanOrEqual(area.north - 1e-9)
  expect(seen.west).toBeLessThanOrEqual(area.west + 1e-9)
  expect(seen.east).toBeGreaterThanOrEqual(area.east - 1e-9)
})

test('the whole country is shown where no place is', () => {
  expect(fitMap('country', [{ lat: 37.5, lng: 127 }])).toEqual(wholeCountry)
  expect(fitMap('places', [])).toEqual(wholeCountry)
})

test('one place alone is seen from farther away than two neighbours', () => {
  const here = { lat: 37.5, lng: 127 }
  const [alone, pair] = [fitMap('places', [here]), fitMap('places', [here, { lat: 37.501, lng: 127.001 }])]
  expect(alone).toMatchObject(toPaper(here))
  expect(alone.scale).toBeLessThan(pair.scale)
})

test('the corners of a pin include the box of its cluster and its places', () => {
  const cluster: MapCluster = { lat: 37.55, lng: 127, count: 300, box: area }
  const place: MapPlace = { id: 'a', name: { en: 'A', ko: '가' }, lat: 37.62, lng: 127, href: '/a', kind: 'attraction' }
  const pin: MapPin = { ids: ['a', clusterId(cluster)], count: 301, at: { x: 0, y: 0 }, size: 48, name: null }
  expect(cornersOf(pin, new Map([['a', place]]), new Map([[clusterId(cluster), cluster]]))).toEqual([
    place,
    { lat: area.south, lng: area.west },
    { lat: area.north, lng: area.east },
  ])
})

/** As the map's style sheet lays them out: three of 44 px, in the lower right corner. */
const buttons = { width: 56, height: 148 }
const halfPin = 15

const inSeoul = fc.record({
  lat: fc.double({ min: 37.45, max: 37.66, noNaN: true }),
  lng: fc.double({ min: 126.82, max: 127.12, noNaN: true }),
})

test.for([
  { width: 350, height: 440 },
  { width: 358, height: 320 },
  { width: 870, height: 670 },
])('on a map of $width × $height no pin of the first view lies under the buttons, and all are in the frame', (size) => {
  const box = measureBox(size.width, size.height)
  fc.assert(
    fc.property(fc.array(inSeoul, { minLength: 2, maxLength: 30 }), (places) => {
      const view = fitMap('places', places)
      for (const place of places) {
        const { right, down } = placeInFrame(view, box, toPaper(place))
        expect(Math.abs(right)).toBeLessThanOrEqual(size.width / 2 - halfPin)
        expect(Math.abs(down)).toBeLessThanOrEqual(size.height / 2 - halfPin)
        const isBeside = right + halfPin <= size.width / 2 - buttons.width
        const isAbove = down + halfPin <= size.height / 2 - buttons.height
        expect(isBeside || isAbove).toBe(true)
      }
    }),
  )
})
