import { type MapSpot, mapAddress, mapSearchAddress } from '#domain/places/map-apps.ts'
import { preferenceValues } from '#domain/site/settings.ts'
import type { ButtonSize } from '#web/ui/button-look.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { gettingThere as words } from '#locales/en/places/getting-there.ts'

type MapAppLinksProps = {
  /** Null without a known position. Then the links search for the address. */
  spot: MapSpot | null
  address: string
  size?: ButtonSize
}

/** Naver and Kakao come first, because their directions in Korea are better. */
export function MapAppLinks({ spot, address, size = 'small' }: MapAppLinksProps) {
  const { mapLink } = everywhere
  if (spot === null && address === '') return null
  return (
    <nav aria-label={words.maps} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2">
      {preferenceValues.mapApp.map((app) => (
        <ButtonLink
          key={app}
          size={size}
          className="px-2!"
          to={spot ? mapAddress(app, spot) : mapSearchAddress(app, address)}
        >
          {mapLink.apps[app]}
        </ButtonLink>
      ))}
    </nav>
  )
}
