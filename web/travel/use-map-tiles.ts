import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapSource } from '#domain/map-source.ts'
import { fromPaper, type MapBox, type MapView, pixelsPerDegree } from './map-view.ts'
import type { Tiles, TileView } from './tiles/open-tiles.ts'

/** A tile of MapLibre is as wide as this when the whole world fits into it. */
const tilePixels = 512

type TilesState = { stage: 'loading' | 'ready' | 'failed'; credits: string[] }

/** Draws the operator's tiles into a place of the page. Until they are there, and if they never come, stage says so. */
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
    // Without WebGL it throws, and without a network its code does not come.
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
