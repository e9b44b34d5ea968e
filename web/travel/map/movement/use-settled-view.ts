import { useEffect, useRef, useState } from 'react'
import type { MapPin } from '#web/travel/map/drawing/map-arrangement.ts'
import type { KoreaMapProps } from '#web/travel/map/map-props.ts'
import { type MapBox, type MapView, placeInFrame, seenArea } from '#web/travel/map/map-view.ts'

/** A debounce. Keys and the wheel repeat sooner than this. */
const restMilliseconds = 350

type Seen = {
  view: MapView
  box: MapBox | null
  isGliding: () => boolean
  /** Two fingers are on the map. */
  isHeld: boolean
  pins: readonly MapPin[]
  onMoved: KoreaMapProps['onMoved']
}

/**
 * Tells the page where the map came to rest, and returns how many places are visible there. Null before the first move.
 */
export function useSettledView({ view, box, isGliding, isHeld, pins, onMoved }: Seen): number | null {
  const [seen, setSeen] = useState<number | null>(null)
  const told = useRef(view)
  const latest = useRef({ pins, onMoved })

  useEffect(() => {
    latest.current = { pins, onMoved }
  })

  useEffect(() => {
    if (!box || isHeld || view === told.current) return undefined
    const timer = setTimeout(() => {
      if (isGliding()) return
      told.current = view
      setSeen(countInView(latest.current.pins, view, box))
      latest.current.onMoved?.(seenArea(view, box))
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [view, box, isGliding, isHeld])

  return seen
}

function countInView(pins: readonly MapPin[], view: MapView, box: MapBox): number {
  return pins
    .filter(({ at }) => {
      const { right, down } = placeInFrame(view, box, at)
      return Math.abs(right) <= box.width / 2 && Math.abs(down) <= box.height / 2
    })
    .reduce((sum, { count }) => sum + count, 0)
}
