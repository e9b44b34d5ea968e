import { useMemo } from 'react'
import { KoreaMap } from '#web/travel/korea-map.tsx'
import type { ListedPlace } from './listed-places.ts'
import { placeRowId } from './place-grid.tsx'

type ListedPlacesMapProps = {
  places: readonly ListedPlace[]
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The places of the list under the same numbers. What lies together leads to the first of their cards. */
export function ListedPlacesMap({ places, activeId, onActivate }: ListedPlacesMapProps) {
  const pins = useMemo(
    () => places.map(({ id, name, lat, lng, kind }) => ({ id, name, lat, lng, kind, href: `/places/${id}` })),
    [places],
  )
  return (
    // Another list is looked at anew: what was moved and zoomed belonged to the one before.
    <KoreaMap
      key={pins.map(({ id }) => id).join(' ')}
      places={pins}
      fit="places"
      rowId={placeRowId}
      activeId={activeId}
      onActivate={onActivate}
    />
  )
}
