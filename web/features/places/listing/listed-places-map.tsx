import { useCallback, useMemo, useState } from 'react'
import type { Box, PlaceQuery } from '#domain/places/place-lists.ts'
import { writePlaceQuery } from '#domain/places/place-query.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { Button } from '#web/ui/button.tsx'
import { Search } from 'lucide-react'
import type { ListedPlace } from './listed-places.ts'
import { placeRowId } from './place-grid.tsx'
import { placeList } from '#locales/en/places/place-list.ts'
import { placesAddress } from './places-address.ts'
import { usePlacesMove } from './use-places-move.ts'

type ListedPlacesMapProps = {
  query: PlaceQuery
  places: readonly ListedPlace[]
  firstNumber: number
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The places of the list with the same numbers. After a move the visitor can search the visible area. */
export function ListedPlacesMap({ query, places, firstNumber, activeId, onActivate }: ListedPlacesMapProps) {
  const { map: words } = placeList
  const move = usePlacesMove()
  const [moved, setMoved] = useState<{ from: PlaceQuery; area: Box } | null>(null)
  const pins = useMemo(
    () =>
      places.map(({ id, name, lat, lng, kind, scene }, index) => {
        return { id, name, lat, lng, kind, href: `/places/${id}`, scene, number: firstNumber + index }
      }),
    [places, firstNumber],
  )
  const filters = new URLSearchParams(writePlaceQuery({ ...query, box: null, order: 'guide', after: null })).toString()
  const pinsFrom = `/api/places/pins${filters === '' ? '' : `?${filters}`}` as const
  const onMoved = useCallback((area: Box) => setMoved({ from: query, area }), [query])
  // Another list resets the view. The same list in another area or with more places keeps the reader's view.
  const view = placesAddress({ ...query, box: null }) + (query.box ? ' here' : '')
  return (
    <div className="relative">
      <KoreaMap
        key={view}
        places={pins}
        pinsFrom={pinsFrom}
        {...(query.box && { within: query.box })}
        fit={query.box ?? 'places'}
        rowId={placeRowId}
        activeId={activeId}
        onActivate={onActivate}
        onMoved={onMoved}
      />
      {moved?.from === query ? (
        <div className="pointer-events-none absolute inset-x-0 top-4 z-10 flex justify-center">
          <Button
            size="small"
            className="pointer-events-auto shadow-raised"
            onClick={() =>
              move({ ...query, box: moved.area, near: null, order: query.order === 'near' ? 'guide' : query.order })
            }
          >
            <Search aria-hidden className="size-5" />
            {words.searchHere}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
