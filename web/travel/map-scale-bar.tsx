import { useMapMessages } from './map-messages.ts'
import { type MapView, measureScaleBar } from './map-view.ts'

/** At most this share of the paper. */
const most = 0.2

/** How far it is, and how far to trust it. */
export function MapScaleBar({ view }: { view: MapView }) {
  const map = useMapMessages()
  const { metres, share } = measureScaleBar(view, most)
  return (
    <div className="map-legend">
      <span className="map-scale" style={{ width: `calc(var(--map-paper-width) * ${share.toFixed(4)})` }} />
      <span className="text-ink">{metres < 1000 ? map.metres(metres) : map.kilometres(metres / 1000)}</span>
      <span>{map.sketch}</span>
    </div>
  )
}
