import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapSource } from '#domain/site/map-source.ts'
import { fromPaper, type MapBox, type MapView, pixelsPerDegree } from './map-view.ts'
import type { Tiles, TileView } from './tiles/open-tiles.ts'

/** The width of the world in pixels at MapLibre's zoom 0. */
const tilePixels = 512

type TilesState = { stage: 'loading' | 'ready' | 'failed'; credits: string[] }

/** Draws the operator's tiles into an element. `stage` says whether they are loading, ready or failed. */
export function useMapTiles(
  place: RefObject<HTMLElement | null>,
  { source, view, box }: { source: MapSource | null; view: MapView; box: MapBox | null },
): TilesState {
  const [state, setState] = useState<TilesState>({ stage: 'loading', credits: [] })
  const tiles = useRef<Tiles | null>(null)
  const latest = useRef<TileView | null>(null)
  const isMeasured = box !== null

  useLayoutEffect(() => {
    if (!source || !box) return
    latest.current = tileView(view, box)
    tiles.current?.show(latest.current)
  }, [source, view, box])

  useEffect(() => {
    if (!source || !isMeasured) return undefined
    let isWanted = true
    let hasFailed = false
    const fail = () => {
      hasFailed = true
      tiles.current?.remove()
      tiles.current = null
      if (isWanted) setState({ stage: 'failed', credits: [] })
    }
    async function open(from: MapSource) {
      const { openTiles } = await import('./tiles/open-tiles.ts')
      if (!isWanted || !place.current || !latest.current) return
      const opened = await openTiles({
        place: place.current,
        source: from,
        view: latest.current,
        onReady: (credits) => isWanted && setState({ stage: 'ready', credits }),
        onFailed: fail,
      })
      if (!isWanted || hasFailed) return opened.remove()
      tiles.current = opened
      opened.show(latest.current)
    }
    // It throws without WebGL. Offline its code does not load.
    open(source).catch(fail)
    return () => {
      isWanted = false
      tiles.current?.remove()
      tiles.current = null
    }
  }, [place, source, isMeasured])

  return state
}

function tileView(view: MapView, box: MapBox): TileView {
  const { lat, lng } = fromPaper(view)
  return { center: [lng, lat], zoom: Math.log2((pixelsPerDegree(box.paper * view.scale) * 360) / tilePixels) }
}
