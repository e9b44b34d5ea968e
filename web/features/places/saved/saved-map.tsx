import { useMemo } from 'react'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import type { SavedCard } from '#web/page-data.ts'
import { savedPlaces } from '#locales/en/places/saved-places.ts'

/** The id of a place's card on the page. */
export function savedRowId(id: string): string {
  return `saved-${id}`
}

/** The places of a list with the numbers of their cards. */
export function SavedMap({ places }: { places: readonly SavedCard[] }) {
  const { map } = savedPlaces
  const pins = useMemo(
    () =>
      places.map(({ id, name, lat, lng, kind, scene }, index) => {
        return { id, name, lat, lng, kind, href: `/places/${id}`, scene, number: index + 1 }
      }),
    [places],
  )
  if (pins.length === 0) return null
  return (
    <section aria-label={map} className="mt-6 [--page-map-height:20rem] md:[--page-map-height:24rem]">
      <KoreaMap key={pins.map(({ id }) => id).join()} places={pins} fit="places" rowId={savedRowId} />
    </section>
  )
}
