import { expect, test } from 'vitest'
import { regions } from '#domain/korea/regions.ts'
import { type Arrangement, arrangeMap } from './map-arrangement.ts'
import { type Box, boxAround, estimateWidth } from './map-labels.ts'
import type { MapPlace } from '#web/travel/map/map-place.ts'
import { measureBox, paperRatio, seenPart, type SheetBox, toPaper } from '#web/travel/map/map-view.ts'

const seaNames = { east: 'East Sea', yellow: 'Yellow Sea', south: 'South Sea' }
const lineHeights = 28

test('no name covers another name or a pin, on a phone or a desk, far or near', () => {
  for (const places of [buildPlaces(0), buildPlaces(12), buildPlaces(200)]) {
    for (const pixels of [280, 350, 670, 1400, 9000]) {
      const boxes = listBoxes(arrangeMap({ places, pixels, seaNames }), places, pixels)
      expect(findOverlaps(boxes), `at ${pixels}`).toEqual([])
    }
  }
})

test('no name lies below a pin of a route', () => {
  const pixels = 60_000
  const stops = [
    { lat: 37.5585, lng: 126.978 },
    { lat: 37.577, lng: 126.985 },
    { lat: 37.566, lng: 126.983 },
  ]
  const pins = stops.map((stop) => ({ x: toPaper(stop).x * pixels, y: (toPaper(stop).y * pixels) / paperRatio }))
  const covered = (routePins: typeof stops) =>
    listBoxes(arrangeMap({ places: [], pixels, seaNames, detail: 'all', routePins }), [], pixels)
      .filter(({ box }) => pins.some(({ x, y }) => overlap(boxAround(x, y, 28), box)))
      .map(({ name }) => name)
  expect(covered([]).length).toBeGreaterThan(0)
  expect(covered(stops)).toEqual([])
})

test('labels arranged for the smallest phone do not overlap on larger paper', () => {
  const places = buildPlaces(12)
  const arrangement = arrangeMap({ places, pixels: 280, seaNames })
  for (const pixels of [320, 350, 480, 670, 900]) {
    const boxes = listBoxes(arrangement, places, pixels)
    expect(findOverlaps(boxes), `at ${pixels}`).toEqual([])
  }
})

test('Seoul, Busan and Jeju are named on the smallest phone, and all regions but one or two on a desk', () => {
  const named = (pixels: number) =>
    arrangeMap({ places: [], pixels, seaNames }).labels.flatMap(({ region }) => region?.id ?? [])
  expect(named(280)).toEqual(expect.arrayContaining(['seoul', 'busan', 'jeju']))
  expect(named(700).length).toBeGreaterThanOrEqual(regions.length - 2)
})

test('a pin on a town hall takes the place of the dot, and the town keeps its name', () => {
  const places: MapPlace[] = [{ ...buildPlace(1), lat: 37.5665, lng: 126.978 }]
  const seoul = arrangeMap({ places, pixels: 600, seaNames }).labels.find(({ region }) => region?.id === 'seoul')
  expect(seoul).toMatchObject({ hasDot: false })
})

test('places are named only when one is near enough, and provinces only while one is far enough', () => {
  const places = buildPlaces(12)
  const far = arrangeMap({ places, pixels: 600, seaNames })
  const near = arrangeMap({ places, pixels: 12_000, seaNames })
  expect(far.pins.every(({ name }) => name === null)).toBe(true)
  expect(near.pins.some(({ name }) => name !== null)).toBe(true)
  expect(far.labels.some(({ region }) => region?.id === 'gangwon')).toBe(true)
  expect(near.labels.some(({ region }) => region?.id === 'gangwon')).toBe(false)
})

function buildPlaces(count: number): MapPlace[] {
  return Array.from({ length: count }, (_, index) => buildPlace(index))
}

/** Spread over the country, the same every time. */
function buildPlace(index: number): MapPlace {
  const [down, across] = [(index * 0.618) % 1, (index * 0.755) % 1]
  return {
    id: `place-${index}`,
    name: { en: `Place number ${index}`, ko: `장소 ${index}` },
    lat: 34.5 + 3.6 * down,
    lng: 126.5 + 2.5 * across,
    href: `/places/place-${index}`,
    kind: 'attraction',
  }
}

type NamedBox = { name: string; box: Box }

/** What is drawn, in pixels of a paper that need not be the one that it was arranged for. */
function listBoxes({ pins, labels }: Arrangement, places: readonly MapPlace[], pixels: number): NamedBox[] {
  const toPixels = (at: { x: number; y: number }) => ({ x: at.x * pixels, y: (at.y * pixels) / paperRatio })
  const nameOf = new Map(places.map(({ id, name }) => [id, name]))
  return [
    ...labels.map(({ key, at, dx, dy, width, isBrief }) => {
      const { x, y } = toPixels(at)
      return {
        name: key,
        box: { left: x + dx, top: y + dy, right: x + dx + width, bottom: y + dy + lineHeights / (isBrief ? 2 : 1) },
        isPin: false,
      }
    }),
    ...pins.flatMap(({ ids, at, size, name }) => {
      const { x, y } = toPixels(at)
      const id = ids[0] ?? ''
      const pin = { name: id, box: boxAround(x, y, size) }
      if (!name) return [pin]
      const width = estimateWidth(nameOf.get(id)?.en ?? '')
      const [left, top] = [x + name.dx, y + name.dy]
      return [pin, { name: `name of ${id}`, box: { left, top, right: left + width, bottom: top + lineHeights } }]
    }),
  ]
}

function findOverlaps(boxes: readonly NamedBox[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.name} and ${other.name}`),
  )
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

test('of what only helps the eye, no more is arranged than lies around what is seen', () => {
  const seoul = seenPart({ scale: 40, ...toPaper({ lat: 37.55, lng: 126.99 }) }, measureBox(600, 500))
  const kinds = (part: SheetBox | null) =>
    arrangeMap({ places: [], pixels: 24_000, seaNames, ...(part && { part }) }).labels.map(({ kind }) => kind)
  expect(kinds(seoul)).toContain('station')
  expect(kinds(seoul)).not.toContain('mountain')
  expect(kinds(null)).toContain('mountain')
})

test('a station is named in one script from afar and in both, with its lines, from near', () => {
  const gangnam = (pixels: number) =>
    arrangeMap({ places: [], pixels, seaNames }).labels.find(({ name }) => name.en === 'Gangnam')
  expect(gangnam(8000)).toBeUndefined()
  expect(gangnam(24_000)).toMatchObject({ isBrief: true, lines: ['2'] })
  expect(gangnam(40_000)).toMatchObject({ isBrief: false, lines: ['2'] })
})

test('a cluster that the server made stands among the pins with all that it counts', () => {
  const box = { south: 37.4, west: 126.8, north: 37.7, east: 127.2 }
  const clusters = [{ lat: 37.55, lng: 127, count: 640, box }]
  const { pins } = arrangeMap({
    places: [{ ...buildPlace(1), lat: 33.4, lng: 126.5 }],
    clusters,
    pixels: 600,
    seaNames,
  })
  expect(pins.map(({ count }) => count)).toEqual([1, 640])
  expect(pins.map(({ name }) => name)).toEqual([null, null])
})
