import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { festivals as festivalMessages } from '#locales/en/places/festivals.ts'
import { festivalRowId } from '#web/travel/festivals/festival-row.tsx'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'

export const festivalsMapId = 'festivals-map'

type FestivalsMapProps = { festivals: readonly ListedFestival[] }

/** Where the festivals of the list are. A pin leads to the festival's row below. */
export function FestivalsMap({ festivals }: FestivalsMapProps) {
  const { map: words } = festivalMessages
  // Part of the links: without it they would lead away from the asked days.
  const { search } = useLocation()
  const pins = useMemo(
    () =>
      festivals.map(({ id, name, lat, lng }) => {
        return {
          id,
          name,
          lat,
          lng,
          kind: 'attraction' as const,
          href: `${search}#${festivalRowId(id)}`,
          number: null,
        }
      }),
    [festivals, search],
  )
  if (pins.length === 0) return null
  return (
    <section aria-labelledby={festivalsMapId} className="mt-14">
      <h2 id={festivalsMapId} className="scroll-mt-24 text-h2">
        {words.title}
      </h2>
      <div className="mt-5 [--page-map-height:24rem]">
        <KoreaMap places={pins} rowId={festivalRowId} />
      </div>
    </section>
  )
}
