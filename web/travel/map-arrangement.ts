import { type Region, regions, towns } from '#domain/regions.ts'
import { type MapGroup, groupPoints, sizeOfGroup } from './map-clusters.ts'
import { boxAround, estimateWidth, type LabelWish, placeLabels } from './map-labels.ts'
import type { MapPlace } from './map-place.ts'
import { paper, type PaperPoint, paperRatio, type Position, toPaper } from './map-view.ts'

type Name = { en: string; ko: string }

/** What may be named: a region (a link), a town or a sea. */
type Nameable = { key: string; kind: 'region' | 'town' | 'sea'; name: Name; region: Region | null; at: PaperPoint }

/** A name that found room: `dx` and `dy` lead from its point to the upper left corner of the words. */
export type MapLabel = Nameable & { dx: number; dy: number; width: number; hasDot: boolean }

/** A pin or a cluster. `name` says where the name of a single place is written, when there is room for it. */
export type MapPin = { ids: string[]; at: PaperPoint; size: number; name: { dx: number; dy: number } | null }

export type Arrangement = { pins: MapPin[]; labels: MapLabel[] }

export type SeaNames = { east: string; yellow: string; south: string }

type ArrangementOrder = {
  places: readonly MapPlace[]
  /** The width of the paper at this scale, in sixteenths of the visitor's own letter size: pixels, for most. */
  pixels: number
  seaNames: SeaNames
  /** How wide a text is at 12 pixels; only a browser knows. */
  measure?: (text: string) => number
}

const lineHeight = 14
const dotSize = 6
/** From so many pixels to a degree of longitude, a name of this kind is worth its room. */
const worthFrom = { town: 68, place: 300 }
/** And up to so many: the middle of a province means nothing in a street. */
const provinceUpTo = 900

/** Whose name goes first when there is little room; then the other provinces, then the other cities. */
const firstRegions = ['seoul', 'busan', 'jeju', 'gangwon', 'north-gyeongsang', 'south-jeolla', 'gyeonggi']

/**
 * What stands where at one scale. The server arranges for a small phone: on a larger paper everything is only farther
 * apart.
 */
export function arrangeMap({ places, pixels, seaNames, measure = estimateWidth }: ArrangementOrder): Arrangement {
  const toPixels = ({ x, y }: PaperPoint) => ({ x: x * pixels, y: (y * pixels) / paperRatio })
  const groups = groupPoints(places.map((place) => ({ id: place.id, ...toPixels(toPaper(place)) })))
  const perDegree = (pixels * 500) / paper.width

  const sizeOf = ({ en, ko }: Name) => ({
    width: Math.ceil(Math.max(measure(en), measure(ko))) + 1,
    height: 2 * lineHeight,
  })

  function wish(nameable: Nameable): LabelWish {
    const point = toPixels(nameable.at)
    const size = sizeOf(nameable.name)
    if (!isDotted(nameable)) return { id: nameable.key, ...point, ...size, beside: null }
    // A pin on the town hall takes the place of the dot, and the name stands beside the pin.
    const over = groups.find((group) => covers(group, point))
    return over
      ? { id: nameable.key, x: over.x, y: over.y, ...size, beside: sizeOfGroup(over.ids.length) }
      : { id: nameable.key, ...point, ...size, beside: dotSize, hasOwnDot: true }
  }

  const nameables = listNameables(seaNames, perDegree)
  const singles = perDegree < worthFrom.place ? [] : groups.filter(({ ids }) => ids.length === 1)
  const nameOf = new Map(places.map(({ id, name }) => [id, name]))
  const wishes: LabelWish[] = [
    ...nameables.filter(({ kind }) => kind === 'region').map(wish),
    ...singles.map(({ ids: [id = ''], x, y }) => {
      const name = nameOf.get(id) ?? { en: '', ko: '' }
      return { id: pinKey(id), x, y, ...sizeOf(name), beside: sizeOfGroup(1) }
    }),
    ...nameables.filter(({ kind }) => kind !== 'region').map(wish),
  ]
  const taken = [
    ...groups.map(({ ids, x, y }) => boxAround(x, y, sizeOfGroup(ids.length))),
    // On a phone the frame ends where the paper does.
    { left: -Infinity, right: 0, top: -Infinity, bottom: Infinity },
    { left: pixels, right: Infinity, top: -Infinity, bottom: Infinity },
  ]
  const spots = new Map(placeLabels(wishes, taken).map((spot) => [spot.id, spot]))

  return {
    pins: groups.map(({ ids, x, y }) => {
      const spot = ids.length === 1 ? spots.get(pinKey(ids[0] ?? '')) : undefined
      return {
        ids,
        at: { x: x / pixels, y: (y * paperRatio) / pixels },
        size: sizeOfGroup(ids.length),
        name: spot ? { dx: spot.dx, dy: spot.dy } : null,
      }
    }),
    labels: nameables.flatMap((nameable) => {
      const spot = spots.get(nameable.key)
      if (!spot) return []
      const { x, y, width, hasOwnDot = false } = wish(nameable)
      const at = { x: x / pixels, y: (y * paperRatio) / pixels }
      return [{ ...nameable, at, dx: spot.dx, dy: spot.dy, width, hasDot: hasOwnDot }]
    }),
  }
}

function listNameables(seaNames: SeaNames, perDegree: number): Nameable[] {
  const shownRegions = byImportance(regions).filter(({ isCity }) => isCity || perDegree <= provinceUpTo)
  const shownTowns = perDegree >= worthFrom.town ? towns : []
  const seas: [key: string, en: string, ko: string, position: Position][] = [
    ['east', seaNames.east, '동해', { lat: 37.95, lng: 130.35 }],
    ['yellow', seaNames.yellow, '황해', { lat: 36.05, lng: 125.2 }],
    ['south', seaNames.south, '남해', { lat: 33.9, lng: 128.3 }],
  ]
  return [
    ...shownRegions.map((region) => ({
      key: `region-${region.id}`,
      kind: 'region' as const,
      name: region.name,
      region,
      at: toPaper(region.label),
    })),
    ...shownTowns.map((town) => ({
      key: `town-${town.name.en}`,
      kind: 'town' as const,
      name: town.name,
      region: null,
      at: toPaper(town),
    })),
    ...seas.map(([key, en, ko, position]) => ({
      key: `sea-${key}`,
      kind: 'sea' as const,
      name: { en, ko },
      region: null,
      at: toPaper(position),
    })),
  ]
}

function byImportance(list: readonly Region[]): Region[] {
  const rank = ({ id, isCity }: Region) => (firstRegions.includes(id) ? firstRegions.indexOf(id) : isCity ? 99 : 50)
  return list.toSorted((one, other) => rank(one) - rank(other))
}

function isDotted({ kind, region }: Nameable): boolean {
  return kind === 'town' || region?.isCity === true
}

function covers(group: MapGroup, { x, y }: { x: number; y: number }): boolean {
  return Math.hypot(group.x - x, group.y - y) < (sizeOfGroup(group.ids.length) + dotSize) / 2
}

/** A place's name may not take the key of a town or a region. */
function pinKey(id: string): string {
  return `pin-${id}`
}
