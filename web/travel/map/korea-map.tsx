import { everywhere } from '#locales/en/everywhere.ts'
import { servedPart } from '#web/ui/loading/served-part.tsx'
import type { KoreaMapProps } from './map-props.ts'

const ServedMap = servedPart<KoreaMapProps>({
  load: async () => (await import('./korea-map-view.tsx')).KoreaMapView,
  Placeholder,
})

/** The map for pages. The server renders all of it. Its code is loaded near the viewport. */
export function KoreaMap(props: KoreaMapProps) {
  return <ServedMap given={props} className="korea-map" data-alone={props.rowId || props.route ? '' : undefined} />
}

function Placeholder() {
  const { ui } = everywhere
  return (
    <div className="map-columns">
      <div className="map-frame">
        <p className="map-note">{ui.loading}</p>
      </div>
    </div>
  )
}
