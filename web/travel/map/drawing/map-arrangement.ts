import { hasBothNames } from '#web/travel/places/both-names.ts'
import { type MapGroup, groupPoints, sizeOfGroup } from './map-clusters.ts'
import { boxAround, estimateWidth, type LabelWish, placeLabels } from './map-labels.ts'
import { clusterId, type MapCluster, type MapPlace } from '#web/travel/map/map-place.ts'
import {
  hasDrawnMark,
  listNameables,
  markSize,
  type Nameable,
  type NameDetail,
  type SeaNames,
} from './map-nameables.ts'
import {
  isSeen,
  type PaperPoint,
  paperRatio,
  type Position,
  pixelsPerDegree,
  type SheetBox,
  toPaper,
} from '#web/travel/map/map-view.ts'

/** A placed label. `dx` and `dy` are the offset from its point to the upper left corner of the text. */
export type MapLabel = Nameable & { dx: number; dy: number; width: number; hasDot: boolean }

/**
 * A pin or a cluster, also of clusters that the server made. `name` is the offset of a single place's label, if there
 * is room for one.
 */
export type MapPin = {
  ids: string[]
  count: number
  at: PaperPoint
  size: number
  name: { dx: number; dy: number } | null
}

export type Arrangement = { pins: MapPin[]; labels: MapLabel[] }

type ArrangementOrder = {
  places: readonly MapPlace[]
  clusters?: readonly MapCluster[]
  /** Where a route draws its own pins, which labels avoid. */
  routePins?: readonly Position[]
  /** The width of the paper at this scale, in sixteenths of the visitor's font size. For most that is pixels. */
  pixels: number
  seaNames: SeaNames
  /** Labels other than regions are placed only in this part. */
  part?: SheetBox
  detail?: NameDetail
  /** The size of a pin's touch target, if it is larger than the drawn pin. */
  reach?: number
  /** The width of a text at 12 pixels. Only a browser can measure it. */
  measure?: (text: string) => number
}

const lineHeight = 14
const dotSize = 6
const routePinSize = 28
/** The width of a subway line's number with the gap before it. */
const bulletWidth = 15
/** The width of the small labels relative to bold text. */
const smallShare = 0.92
/** From this scale, in pixels per degree of longitude, single places have labels. */
const placesFrom = 300

/**
 * Places pins and labels for one scale. The server does it for a small phone: on a larger paper everything is only
 * farther apart.
 */
export function arrangeMap(order: ArrangementOrder): Arrangement {
  const {
    places,
    clusters = [],
    routePins = [],
    pixels,
    seaNames,
    part,
    detail,
    reach,
    measure = estimateWidth,
  } = order
  const toPixels = ({ x, y }: PaperPoint) => ({ x: x * pixels, y: (y * pixels) / paperRatio })
  const toShare = ({ x, y }: PaperPoint) => ({ x: x / pixels, y: (y * paperRatio) / pixels })
  const points = [
    ...places.map((place) => ({ id: place.id, ...toPixels(toPaper(place)) })),
    ...clusters.map((cluster) => ({ id: clusterId(cluster), count: cluster.count, ...toPixels(toPaper(cluster)) })),
  ]
  const groups = groupPoints(points, reach)
  const perDegree = pixelsPerDegree(pixels)
  // A label only has to avoid pins that are visible with it.
  const nearGroups = groups.filter((group) => isSeen(toShare(group), part))

  const sizeOf = (name: Nameable['name']) => ({
    width: Math.ceil(Math.max(measure(name.en), measure(name.ko))) + 1,
    height: hasBothNames(name) ? 2 * lineHeight : lineHeight,
  })

  function sizeOfName({ name, kind, isBrief, lines }: Nameable) {
    const { width, height } = sizeOf(name)
    const isSmall = kind !== 'region' && kind !== 'town' && kind !== 'sea'
    return {
      width: Math.ceil(isSmall ? width * smallShare : width) + lines.length * bulletWidth,
      height: isBrief ? lineHeight : height,
    }
  }

  function wish(nameable: Nameable): LabelWish {
    const own = { id: nameable.key, text: nameable.name.en, ...toPixels(nameable.at), ...sizeOfName(nameable) }
    const mark = markSize(nameable)
    if (mark === null) return { ...own, beside: null }
    // A pin on the town hall replaces the dot, and the label is placed beside the pin.
    const over = groups.find((group) => covers(group, own))
    return over
      ? { ...own, x: over.x, y: over.y, beside: sizeOfGroup(over.count) }
      : { ...own, beside: mark, hasOwnDot: !hasDrawnMark(nameable) }
  }

  const nameables = listNameables(seaNames, perDegree, detail).filter(
    ({ region, at }) => region !== null || isSeen(at, part),
  )
  const singles = perDegree < placesFrom ? [] : nearGroups.filter(({ count }) => count === 1)
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
    ...nearGroups.map(({ count, x, y }) => boxAround(x, y, sizeOfGroup(count))),
    ...routePins
      .map(toPaper)
      .map(toPixels)
      .map(({ x, y }) => boxAround(x, y, routePinSize)),
    // On a phone the frame ends at the edge of the paper.
    { left: -Infinity, right: 0, top: -Infinity, bottom: Infinity },
    { left: pixels, right: Infinity, top: -Infinity, bottom: Infinity },
  ]
  const spots = new Map(placeLabels(wishes, taken).map((spot) => [spot.id, spot]))

  return {
    pins: groups.map(({ ids, count, x, y }) => {
      const spot = count === 1 ? spots.get(pinKey(ids[0] ?? '')) : undefined
      return {
        ids,
        count,
        at: toShare({ x, y }),
        size: sizeOfGroup(count),
        name: spot ? { dx: spot.dx, dy: spot.dy } : null,
      }
    }),
    labels: nameables.flatMap((nameable) => {
      const spot = spots.get(nameable.key)
      if (!spot) return []
      const { x, y, width, hasOwnDot = false } = wish(nameable)
      const at = toShare({ x, y })
      return [{ ...nameable, at, dx: spot.dx, dy: spot.dy, width, hasDot: hasOwnDot }]
    }),
  }
}

function covers(group: MapGroup, { x, y }: { x: number; y: number }): boolean {
  return Math.hypot(group.x - x, group.y - y) < (sizeOfGroup(group.count) + dotSize) / 2
}

/** Prefixed, so that the key of a place never equals that of a town or region. */
function pinKey(id: string): string {
  return `pin-${id}`
}
