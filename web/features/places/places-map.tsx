import { useMemo } from 'react'
import type { PlacePin } from '#domain/places/place-lists.ts'
import type { Province } from '#domain/places/places.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { home as homeMessages } from '#locales/en/site/home.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { placeListAddress } from './place-list-query.ts'

export function PlacesMap({ pins }: { pins: PlacePin[] }) {
  const words = homeMessages.map
  const places = useMemo(() => pins.map((pin) => ({ ...pin, href: `/places/${pin.id}` })), [pins])
  return (
    <section id="map" aria-labelledby="map-heading" className="page py-8 md:pt-28 md:pb-18">
      <SectionHead id="map-heading" title={words.heading} korean={words.korean} lead={words.lead} />
      <div className="mt-4 max-sm:[--page-map-height:20rem] md:mt-6">
        <KoreaMap places={places} pinsFrom="/api/places/pins" regionHref={addressOfRegion} />
      </div>
    </section>
  )
}

function addressOfRegion(_regionId: string, province: Province): string {
  return placeListAddress({ category: null, province: null, show: 0 }, { province })
}
