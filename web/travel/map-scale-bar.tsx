import { useMapMessages } from './map-messages.ts'
import { type MapView, measureScaleBar } from './map-view.ts'

/** At most this share of the paper. */
const most = 0.2

/** How far it is, and how far to trust it. */
export function MapScaleBar({ view, credits }: { view: MapView; credits: readonly string[] }) {
  const map = useMapMessages()
  const { metres, share } = measureScaleBar(view, most)
  return (
    <div className="map-legend">
      <span className="map-scale" style={{ width: `calc(var(--map-paper-width) * ${share.toFixed(4)})` }} />
      <span className="text-ink">{metres < 1000 ? map.metres(metres) : map.kilometres(metres / 1000)}</span>
      {credits.length > 0 ? <MapCredits credits={credits} /> : <span>{map.sketch}</span>}
    </div>
  )
}

/** Whose tiles they are; the data of OpenStreetMap asks for its page of rights. */
function MapCredits({ credits }: { credits: readonly string[] }) {
  const text = credits.join(' · ')
  return text.includes('OpenStreetMap') ? (
    <a href="https://www.openstreetmap.org/copyright" rel="external noreferrer" className="map-credits">
      {text}
    </a>
  ) : (
    <span className="map-credits">{text}</span>
  )
}
