import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { regions } from '#domain/korea/regions.ts'
import { map } from '#locales/en/places/map.ts'
import type { NumberedPlace } from './drawing/map-pins.tsx'
import type { KoreaMapProps } from './map-props.ts'
import { BothNames } from '#web/travel/places/place-name.tsx'

type Props = {
  places: ReadonlyMap<string, NumberedPlace>
  activeId: string | null
  rowId: (id: string) => string
  onPoint: (id: string | null) => void
  regionHref: KoreaMapProps['regionHref'] | undefined
}

/** The map's content as text: the same places in the same order with the same numbers, and every region. */
export const MapLists = memo(function MapLists({ places, activeId, rowId, onPoint, regionHref }: Props) {
  const lists = useRef<HTMLDivElement>(null)
  const activeRow = activeId === null ? null : rowId(activeId)
  useEffect(() => {
    if (lists.current && activeRow) showRow(lists.current, activeRow)
  }, [activeRow])
  return (
    <div ref={lists} className="map-lists">
      <h3 className="map-lists-heading">{map.list}</h3>
      {places.size === 0 && <p className="text-small text-soft">{map.noPlaces}</p>}
      <ol className="map-rows">
        {[...places.values()].map((place) => (
          <li
            key={place.id}
            id={rowId(place.id)}
            className="map-row"
            data-active={place.id === activeId || undefined}
            onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(place.id)}
            onPointerLeave={() => onPoint(null)}
          >
            <Link to={place.href} onFocus={() => onPoint(place.id)} onBlur={() => onPoint(null)}>
              <span
                aria-hidden="true"
                className={(place.number ?? 0) > 99 ? 'map-number map-long-number' : 'map-number'}
              >
                {place.number}
              </span>
              <span className="map-row-name">
                <BothNames name={place.name} />
              </span>
              <span className="map-row-kind">
                {[map.kinds[place.kind], place.province].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {regionHref && (
        <>
          <h3 className="map-lists-heading">{map.regions}</h3>
          <ul className="map-regions">
            {regions.map((region) => (
              <li key={region.id}>
                <Link to={regionHref(region.id, region.province)}>
                  <BothNames name={region.name} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
})

const above = 48

/** Scrolls a row into view inside the list. The page does not scroll. */
function showRow(lists: HTMLElement, id: string) {
  const row = document.getElementById(id)?.getBoundingClientRect()
  const seen = lists.getBoundingClientRect()
  if (row && (row.bottom < seen.top || row.top > seen.bottom)) lists.scrollTop += row.top - seen.top - above
}
