import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

export const paintNames = ['sea', 'land', 'green', 'water', 'road', 'edge', 'rail', 'house', 'ink', 'soft'] as const
/** The colours of the map, in formats that MapLibre reads. */
export type Paint = Record<(typeof paintNames)[number], string>

const source = 'archive'
const greens = ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'grass', 'garden', 'cemetery']
const bothNames: ExpressionSpecification = [
  'format',
  ['coalesce', ['get', 'name:en'], ['get', 'name']],
  {},
  '\n',
  {},
  ['coalesce', ['get', 'name:ko'], ''],
  {},
]

/**
 * A quiet style in the page's colours, for an archive with the layers of Protomaps. It requests no glyphs: text uses
 * the fonts of the device.
 */
export function archiveStyle(address: string, paint: Paint, has: (layer: string) => boolean): StyleSpecification {
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${address}` } },
    layers: listLayers(paint).filter((layer) => !('source-layer' in layer) || has(layer['source-layer'] ?? '')),
  }
}

function listLayers(paint: Paint): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': paint.sea } },
    area('land', 'earth', paint.land),
    area('green', 'landuse', paint.green, isOf(greens)),
    area('water', 'water', paint.water),
    way('streams', 'water', { color: paint.water, from: 9, near: 6 }, isOf(['river', 'stream', 'canal'])),
    area('houses', 'buildings', paint.house),
    way('paths', 'roads', { color: paint.edge, from: 14, near: 3 }, isOf(['path'])),
    ...road('small', { ...paint, from: 11, near: 14 }, isOf(['minor_road'])),
    ...road('large', { ...paint, from: 8, near: 20 }, isOf(['major_road', 'medium_road'])),
    ...road('fast', { ...paint, from: 5, near: 24 }, isOf(['highway'])),
    way('rails', 'roads', { color: paint.rail, from: 8, near: 3 }, isOf(['rail'])),
    names('streets', 'roads', { color: paint.soft, ground: paint.land, from: 15 }, isOf(['major_road', 'medium_road'])),
    names('stations', 'pois', { color: paint.ink, ground: paint.land, from: 12 }, isOf(['station'])),
    names(
      'quarters',
      'places',
      { color: paint.soft, ground: paint.land, from: 9 },
      isOf(['neighbourhood', 'locality']),
    ),
  ]
}

function isOf(kinds: readonly string[]): FilterSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

function area(id: string, layer: string, color: string, among?: FilterSpecification): LayerSpecification {
  return {
    id,
    type: 'fill',
    source,
    'source-layer': layer,
    ...(among && { filter: among }),
    paint: { 'fill-color': color },
  }
}

/** The widths of a line: a hairline at the zoom `from`, and `near` pixels at street level. */
type Line = { color: string; from: number; near: number }

function way(id: string, layer: string, { color, from, near }: Line, filter: FilterSpecification): LayerSpecification {
  return {
    id,
    type: 'line',
    source,
    'source-layer': layer,
    filter,
    minzoom: from,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], from, 0.5, 18, near] },
  }
}

function road(id: string, { road: color, edge, from, near }: Paint & Omit<Line, 'color'>, filter: FilterSpecification) {
  return [
    way(`${id}-edge`, 'roads', { color: edge, from, near: near + 2 }, filter),
    way(id, 'roads', { color, from, near }, filter),
  ]
}

type Letters = { color: string; ground: string; from: number }

function names(id: string, layer: string, { color, ground, from }: Letters, filter: FilterSpecification) {
  return {
    id,
    type: 'symbol',
    source,
    'source-layer': layer,
    filter,
    minzoom: from,
    layout: {
      'symbol-placement': layer === 'roads' ? 'line' : 'point',
      'text-field': bothNames,
      'text-font': ['system-ui', 'sans-serif'],
      'text-size': 11,
    },
    paint: { 'text-color': color, 'text-halo-color': ground, 'text-halo-width': 1.25 },
  } satisfies LayerSpecification
}
