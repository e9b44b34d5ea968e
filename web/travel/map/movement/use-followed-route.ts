import { useEffect, useRef } from 'react'
import type { MapRoute } from '#web/travel/map/drawing/map-route.ts'
import { centreView, type MapBox, type MapView, placeInFrame, toPaper } from '#web/travel/map/map-view.ts'
import type { MapViewState } from './use-map-view.ts'

// The width of a pin with its halo.
const edge = 28

type Seen = { first: MapView; box: MapBox | null; glide: MapViewState['glide'] }

/** Moves the map when the route changes, or when the highlighted stop is outside the frame. */
export function useFollowedRoute(
  route: MapRoute | undefined,
  activeId: string | null,
  { first, box, glide }: Seen,
): void {
  const shown = useRef(route?.id)
  const isMeasured = box !== null
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  })
  const id = route?.id
  useEffect(() => {
    if (!isMeasured || shown.current === id) return
    shown.current = id
    glide(() => latest.current)
  }, [id, isMeasured, glide])

  const active = route?.stops.find((stop) => stop.id === activeId)
  const [lat, lng] = [active?.lat, active?.lng]
  useEffect(() => {
    if (lat === undefined || lng === undefined) return
    const point = toPaper({ lat, lng })
    glide((now, frameBox) => {
      const { right, down } = placeInFrame(now, frameBox, point)
      const isSeen = Math.abs(right) < frameBox.width / 2 - edge && Math.abs(down) < frameBox.height / 2 - edge
      return isSeen ? now : centreView(now, frameBox, point)
    })
  }, [lat, lng, glide])
}
