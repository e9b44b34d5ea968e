import { useMemo } from 'react'
import { useMessages } from '#web/ui/messages.ts'
import { servedPart } from '#web/ui/served-part.tsx'
import type { KoreaMapProps } from './map-props.ts'
import './map-styles.ts'

const ServedMap = servedPart<KoreaMapProps>({
  load: async () => (await import('./korea-map-view.tsx')).KoreaMapView,
  Placeholder,
})

/** The map as a page uses it. The server renders all of it; its code comes when it is near. */
export function KoreaMap(props: KoreaMapProps) {
  const { places, clusters, areaHref, regionHref, rowId, fit, onMoved, route, onChoose, activeId, onActivate } = props
  const given = useMemo(
    () => ({
      places,
      ...(clusters && { clusters }),
      ...(areaHref && { areaHref }),
      ...(regionHref && { regionHref }),
      ...(rowId && { rowId }),
      ...(fit && { fit }),
      ...(onMoved && { onMoved }),
      ...(route && { route }),
      ...(onChoose && { onChoose }),
      ...(activeId !== undefined && { activeId }),
      ...(onActivate && { onActivate }),
    }),
    [places, clusters, areaHref, regionHref, rowId, fit, onMoved, route, onChoose, activeId, onActivate],
  )
  return <ServedMap given={given} className="korea-map" data-alone={rowId || route ? '' : undefined} />
}

function Placeholder() {
  const { ui } = useMessages()
  return (
    <div className="map-columns">
      <div className="map-frame">
        <p className="map-note">{ui.loading}</p>
      </div>
    </div>
  )
}
