import { useState } from 'react'
import { useMessages } from '#web/ui/messages.ts'
import { servedPart } from '#web/ui/loading/served-part.tsx'
import type { KoreaMapProps } from './map-props.ts'

const ServedMap = servedPart<KoreaMapProps>({
  load: async () => (await import('./korea-map-view.tsx')).KoreaMapView,
  Placeholder,
})

/** The map for pages. The server renders all of it. Its code is loaded near the viewport. */
export function KoreaMap(props: KoreaMapProps) {
  const given = useSame(props)
  return <ServedMap given={given} className="korea-map" data-alone={props.rowId || props.route ? '' : undefined} />
}

/** Returns the same object while no prop changes, so that the map is not rendered with every render of its page. */
function useSame(props: KoreaMapProps): KoreaMapProps {
  const [kept, keep] = useState(props)
  const before = new Map(Object.entries(kept))
  const now = Object.entries(props)
  if (now.length === before.size && now.every(([name, value]) => Object.is(value, before.get(name)))) return kept
  keep(props)
  return props
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
