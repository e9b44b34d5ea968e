import { usePreference } from '#web/preferences/preferences.ts'
import { BedDouble, Luggage } from 'lucide-react'
import { hasBothNames } from '#web/travel/places/both-names.ts'
import { map } from '#locales/en/places/map.ts'
import { drawRouteLine, type FramePoint, type MapRoute, pointInFrame, type RouteStop, spreadPins } from './map-route.ts'
import type { MapBox, MapView } from '#web/travel/map/map-view.ts'

type MapRouteLayerProps = {
  route: MapRoute
  view: MapView
  box: MapBox
  activeId: string | null
  onPoint: (id: string | null) => void
  onChoose: ((id: string) => void) | undefined
}

const pinGap = 30
const calloutWidth = 224

/** A day of a trip on the map: its legs, pins and bases, and other days as faint dots. */
export function MapRouteLayer({ route, view, box, activeId, onPoint, onChoose }: MapRouteLayerProps) {
  const place = (position: { lat: number; lng: number }) => pointInFrame(view, box, position)
  const spread = spreadPins([...route.stops, ...route.bases].map(place), pinGap)
  const pins = spread.slice(0, route.stops.length)
  const basePins = spread.slice(route.stops.length)
  const active = route.stops.findIndex(({ id }) => id === activeId)
  const [activeStop, activePin] = [route.stops[active], pins[active]]
  return (
    <div className="map-route" style={{ '--route': route.colour } as RouteStyle}>
      <svg aria-hidden="true" className="map-route-lines" width="1" height="1">
        {route.others.map((other) => {
          const { right, down } = place(other)
          return <circle key={other.id} cx={right} cy={down} r="4" style={{ fill: other.colour }} />
        })}
        {route.lines.map((line) => (
          <path
            key={line.id}
            d={drawRouteLine(place(line.from), place(line.to), line.isWalk)}
            data-walk={line.isWalk || undefined}
          />
        ))}
        {pins.map(({ isMoved, at, right, down }, index) =>
          isMoved ? (
            <g key={route.stops[index]?.id} className="map-route-leader">
              <line x1={at.right} y1={at.down} x2={right} y2={down} />
              <circle cx={at.right} cy={at.down} r="3" />
            </g>
          ) : null,
        )}
      </svg>
      {route.bases.map((base, index) => (
        <span key={base.id} className="map-route-base" title={base.name} style={putAt(basePins[index] ?? place(base))}>
          {base.kind === 'base' ? <BedDouble aria-hidden /> : <Luggage aria-hidden />}
          <span className="sr-only">{base.name}</span>
        </span>
      ))}
      {route.stops.map((stop, index) => (
        <button
          key={stop.id}
          type="button"
          className="map-route-pin"
          data-active={index === active || undefined}
          aria-label={map.stop(stop.number, stop.name.en || stop.name.ko, stop.note)}
          style={putAt(pins[index] ?? place(stop))}
          onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(stop.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(stop.id)}
          onBlur={() => onPoint(null)}
          onClick={() => onChoose?.(stop.id)}
        >
          <span aria-hidden>{stop.number}</span>
        </button>
      ))}
      {activeStop && activePin ? <RouteCallout stop={activeStop} at={activePin} box={box} /> : null}
    </div>
  )
}

type RouteStyle = React.CSSProperties & Record<'--route', string>

/** A position relative to the centre of the frame. */
function putAt({ right, down }: FramePoint) {
  return { translate: `calc(${right}px - 50%) calc(${down}px - 50%)` }
}

/** The label of the highlighted stop, kept inside the frame and beside its pin. */
function RouteCallout({ stop, at, box }: { stop: RouteStop; at: FramePoint; box: MapBox }) {
  const isKorean = usePreference('placeNames') === 'korean'
  const [first, second] = isKorean ? [stop.name.ko, stop.name.en] : [stop.name.en, stop.name.ko]
  const width = Math.min(calloutWidth, box.width - 16)
  if (Math.abs(at.right) > box.width / 2 || Math.abs(at.down) > box.height / 2) return null
  const left = Math.max(8, Math.min(box.width - width - 8, at.right + box.width / 2 - width / 2)) - box.width / 2
  const isBelow = at.down + box.height / 2 < 120
  return (
    <div
      aria-hidden="true"
      className="map-callout"
      style={{ width, translate: `${left}px ${isBelow ? at.down + 24 : at.down - 24}px` }}
    >
      <p className="map-callout-card" style={isBelow ? undefined : { position: 'absolute', bottom: 0 }}>
        <span lang={isKorean ? 'ko' : undefined}>{first || second}</span>
        <span>
          {hasBothNames(stop.name) ? <span lang={isKorean ? undefined : 'ko'}>{second} · </span> : null}
          {stop.note}
        </span>
      </p>
    </div>
  )
}
