import { map } from '#locales/en/places/map.ts'
import { type MapView, measureScaleBar } from '#web/travel/map/map-view.ts'

/** The maximum share of the paper's width. */
const most = 0.2

/** The scale of the map, and the sources of its tiles. Without tiles, a note that it is a sketch. */
export function MapScaleBar({ view, credits }: { view: MapView; credits: readonly string[] }) {
  const { metres, share } = measureScaleBar(view, most)
  return (
    <div className="map-legend">
      <span className="map-scale" style={{ width: `calc(var(--map-paper-width) * ${share.toFixed(4)})` }} />
      <span className="text-ink">{metres < 1000 ? map.metres(metres) : map.kilometres(metres / 1000)}</span>
      {credits.length > 0 ? <MapCredits credits={credits} /> : <span>{map.sketch}</span>}
    </div>
  )
}

/** The sources of the tiles. OpenStreetMap requires a link to its copyright page. */
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
