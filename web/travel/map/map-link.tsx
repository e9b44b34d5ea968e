import { ExternalLink } from 'lucide-react'
import { mapAddress } from '#domain/places/map-apps.ts'
import { usePreference } from '#web/preferences/preferences.ts'
import { everywhere } from '#locales/en/everywhere.ts'

type MapLinkProps = { place: { name: { en: string; ko: string }; lat: number; lng: number } }

/** A link to the place in the visitor's preferred map app. */
export function MapLink({ place }: MapLinkProps) {
  const { mapLink } = everywhere
  const app = usePreference('mapApp')
  return (
    <a
      href={mapAddress(app, place)}
      rel="external noreferrer"
      aria-label={mapLink.spoken(place.name.en, mapLink.apps[app])}
      title={mapLink.apps[app]}
      className="-my-2.5 inline-flex min-h-11 items-center gap-1 text-small font-medium text-jade underline decoration-[1.5px] underline-offset-4 hover:text-jade-strong hover:decoration-[3px]"
    >
      {mapLink.label}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  )
}
