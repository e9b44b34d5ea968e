import { memo, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { MapPin } from './map-arrangement.ts'
import { map } from '#locales/en/places/map.ts'
import { atPaper, toRem } from './map-names.tsx'
import type { MapPlace } from '#web/travel/map/map-place.ts'
import { BothNames } from '#web/travel/places/place-name.tsx'

export type NumberedPlace = MapPlace & { number: number | null }

type Props = {
  pins: readonly MapPin[]
  places: ReadonlyMap<string, NumberedPlace>
  scale: number
  activeId: string | null
  rowId: (id: string) => string
  /** The link of a cluster without places of the list. */
  groupHref: (pin: MapPin) => string
  onPoint: (id: string | null) => void
  onFocus: (pin: MapPin) => void
  onOpen: (pin: MapPin, event: MouseEvent) => void
}

/**
 * A pin of one place links to its page, on touch after a preview. A cluster zooms in. Without scripts it links to the
 * rows of its places in the list.
 */
export const MapPins = memo(function MapPins({
  pins,
  places,
  scale,
  activeId,
  rowId,
  groupHref,
  onPoint,
  onFocus,
  onOpen,
}: Props) {
  // The rows are those of this page's search.
  const { search } = useLocation()
  return pins.map((pin) => {
    const [id = ''] = pin.ids
    const place = places.get(id)
    const isSingle = pin.count === 1 && place !== undefined
    const isActive = activeId !== null && pin.ids.includes(activeId)
    const inList = pin.ids.find((one) => typeof places.get(one)?.number === 'number')
    const rows = inList === undefined ? groupHref(pin) : `${search}#${rowId(inList)}`
    return (
      <div key={id} className="map-point" style={atPaper(pin.at, scale)} data-active={isActive || undefined}>
        <Link
          to={isSingle ? place.href : rows}
          className={isSingle ? 'map-pin' : 'map-pin map-cluster'}
          data-plain={(isSingle && place.number === null) || undefined}
          style={{ width: toRem(pin.size), height: toRem(pin.size) }}
          draggable={false}
          data-pin={id}
          onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onFocus(pin)}
          onBlur={() => onPoint(null)}
          onClick={(event) => onOpen(pin, event)}
        >
          {isSingle ? <SinglePin place={place} /> : <Cluster pin={pin} places={places} />}
        </Link>
        {pin.name && place && (
          <span
            aria-hidden="true"
            className="map-pin-name"
            style={{ translate: `${toRem(pin.name.dx)} ${toRem(pin.name.dy)}` }}
          >
            <BothNames name={place.name} />
          </span>
        )}
      </div>
    )
  })
})

function SinglePin({ place }: { place: NumberedPlace }) {
  return (
    <>
      {place.number === null ? null : (
        <span aria-hidden="true" className={place.number > 99 ? 'map-long-number' : undefined}>
          {place.number}
        </span>
      )}
      <span className="sr-only">
        <BothNames name={place.name} />
      </span>
    </>
  )
}

const named = 3

function Cluster({ pin, places }: { pin: MapPin; places: Props['places'] }) {
  return (
    <>
      <span aria-hidden="true">{map.short(pin.count)}</span>
      <span className="sr-only">{map.together(pin.count)}</span>
      <span className="sr-only"> ({nameMembers(pin, places) || map.zooms})</span>
    </>
  )
}

export function nameMembers({ ids }: MapPin, places: Props['places'], language: 'en' | 'ko' = 'en'): string {
  return ids
    .slice(0, named)
    .flatMap((id) => places.get(id)?.name[language] ?? [])
    .join(', ')
}
