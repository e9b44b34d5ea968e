import { addProtocol, Map as TileMap, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import './tiles.css'
import { PMTiles, Protocol } from 'pmtiles'
import { z } from 'zod/mini'
import type { MapSource } from '#domain/site/map-source.ts'
import { archiveStyle } from './archive-style.ts'
import { readCredits } from './credits.ts'
import { readPaint } from './paint.ts'

/** The centre and the zoom of MapLibre. */
export type TileView = { center: [lng: number, lat: number]; zoom: number }

export type Tiles = { show: (view: TileView) => void; remove: () => void }

type Options = {
  place: HTMLElement
  source: MapSource
  view: TileView
  /** Called with the sources when the first view is completely drawn. */
  onReady: (credits: string[]) => void
  /** Called when the map cannot be drawn, or no longer. */
  onFailed: () => void
}

const protocol = new Protocol({ metadata: true })
let isPrepared = false

function prepare() {
  if (isPrepared) return
  isPrepared = true
  setWorkerUrl(workerAddress)
  addProtocol('pmtiles', protocol.tile)
}

/**
 * Opens the operator's tiles as a background that follows the map. Gestures and keys stay with the map. Rejects without
 * WebGL.
 */
export async function openTiles({ place, source, view, onReady, onFailed }: Options): Promise<Tiles> {
  prepare()
  const makeStyle = source.kind === 'style' ? () => source.address : await readArchive(source.address, place)
  const map = new TileMap({
    container: place,
    style: makeStyle(),
    ...view,
    interactive: false,
    attributionControl: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    renderWorldCopies: false,
  })
  const counts = { styles: 0, tiles: 0, errors: 0 }
  map.on('styledata', () => (counts.styles += 1))
  map.on('sourcedata', ({ tile }) => (counts.tiles += tile ? 1 : 0))
  map.on('error', () => {
    counts.errors += 1
    // A missing icon or tile is tolerated, a missing style is not.
    if (counts.styles === 0) onFailed()
  })
  map.on('webglcontextlost', onFailed)
  map.once('load', () => {
    if (counts.tiles === 0 && counts.errors > 0) onFailed()
    else onReady(readCredits(map.getStyle().sources, (id) => map.getSource(id)?.attribution))
  })
  const theme = new MutationObserver(() => map.setStyle(makeStyle()))
  if (source.kind === 'archive') theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return {
    show: (next) => map.jumpTo(next),
    remove() {
      theme.disconnect()
      map.remove()
    },
  }
}

const named = z.object({ vector_layers: z.optional(z.array(z.object({ id: z.string() }))) })

/** Returns a function that makes the style of an archive, from its layers and the page's current colours. */
async function readArchive(path: string, place: HTMLElement) {
  const { href } = new URL(path, location.href)
  const archive = new PMTiles(href)
  protocol.add(archive)
  const { vector_layers: layers } = named.parse(await archive.getMetadata())
  const has = (layer: string) => layers?.some(({ id }) => id === layer) ?? true
  return () => archiveStyle(href, readPaint(place), has)
}
