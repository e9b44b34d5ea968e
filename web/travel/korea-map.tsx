import { lazy, memo, type RefObject, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '#web/ui/messages.ts'
import { watchNearness } from '#web/ui/near-view.ts'
import type { KoreaMapProps } from './map-props.ts'
import './korea-map.css'
import './map-lists.css'
import './map-marks.css'
import './map-overlays.css'

/**
 * The map as a page uses it. The server renders all of it; in the browser its code is fetched when it comes near the
 * view or is touched, and until then what the server rendered stands there and its links work.
 */
export function KoreaMap(props: KoreaMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const served = useRef<readonly Element[]>([])
  useEffect(() => {
    if (!frame.current) return undefined
    served.current = [...frame.current.querySelectorAll(':scope > :not([data-placeholder])')]
    return watchNearness(frame.current, wantMap)
  }, [])
  // Deferred, and the element kept: whatever the page renders before the code is there would otherwise put the
  // placeholder where the server's map stands.
  const places = useDeferredValue(props.places)
  const regionHref = useDeferredValue(props.regionHref)
  const onActivate = useDeferredValue(props.onActivate)
  const activeId = useDeferredValue(props.activeId)
  const { fit, rowId } = props
  const map = useMemo(
    () => (
      <Suspense fallback={<Placeholder served={served} />}>
        <LazyView
          places={places}
          {...(regionHref && { regionHref })}
          {...(rowId && { rowId })}
          {...(fit && { fit })}
          {...(activeId !== undefined && { activeId })}
          {...(onActivate && { onActivate })}
        />
      </Suspense>
    ),
    [places, regionHref, rowId, fit, activeId, onActivate],
  )
  return (
    <div ref={frame} className="korea-map" data-alone={rowId ? '' : undefined}>
      {map}
    </div>
  )
}

/**
 * What the server rendered, which the framework drops when the router moves before the code of the map is there; it is
 * put back as it was. Who comes from another page of the product has nothing from the server.
 */
function Placeholder({ served }: { served: RefObject<readonly Element[]> }) {
  const { ui } = useMessages()
  function putBack(box: HTMLElement | null) {
    if (served.current.length > 0) box?.replaceChildren(...served.current)
  }
  return (
    <div ref={putBack} data-placeholder="" className="contents">
      <div className="map-columns">
        <div className="map-frame">
          <p className="map-note">{ui.loading}</p>
        </div>
      </div>
    </div>
  )
}

let isWanted = import.meta.env.SSR
let wish: () => void = () => {}

const LazyView = lazy(async () => {
  for (;;) {
    if (!isWanted) await new Promise<void>((resolve) => (wish = resolve))
    try {
      const { KoreaMapView } = await import('./korea-map-view.tsx')
      return { default: memo(KoreaMapView) }
    } catch {
      // Without a network: the map of the server stays, and the next wish tries again.
      isWanted = false
    }
  }
})

function wantMap() {
  isWanted = true
  wish()
}
