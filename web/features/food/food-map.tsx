import { useMemo } from 'react'
import type { FoodTab } from '#domain/food/food-search.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { foodRowId, isOnMap, type ListedFood, safeLink } from './listed-food.ts'

type FoodMapProps = {
  items: readonly ListedFood[]
  tab: FoodTab
  /** Changes when another list is shown, which resets the view. */
  view: string
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The places with the numbers of their cards. A place that its source does not allow on a map is left out. */
export function FoodMap({ items, tab, view, activeId, onActivate }: FoodMapProps) {
  const pins = useMemo(
    () =>
      items.filter(isOnMap).map(({ id, title, titleKo, mapx, mapy, link, place }) => ({
        id,
        name: { en: title, ko: titleKo ?? title },
        lat: mapy,
        lng: mapx,
        kind: place?.kind ?? tab,
        href: safeLink(link) ?? `#${foodRowId(id)}`,
      })),
    [items, tab],
  )
  return (
    <KoreaMap key={view} places={pins} fit="places" rowId={foodRowId} activeId={activeId} onActivate={onActivate} />
  )
}
