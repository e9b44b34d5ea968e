import { type MapSpot, routeAddress } from '#domain/places/map-apps.ts'
import type { LegMode } from '#domain/trips/plan/plans.ts'
import { preferenceValues } from '#domain/site/settings.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { legLinks as words } from '#locales/en/places/leg-links.ts'

type LegLinksProps = { from: MapSpot; to: MapSpot; mode: LegMode }

/** Links to directions in map apps. Naver and Kakao come first, because their data for Korea is better. */
export function LegLinks({ from, to, mode }: LegLinksProps) {
  const { mapLink } = everywhere
  return (
    <ul aria-label={words.wayTo(to.name.en || to.name.ko)} className="flex flex-wrap gap-x-5">
      {preferenceValues.mapApp.map((app) => (
        <li key={app}>
          <TextLink
            to={routeAddress(app, { from, to, mode })}
            aria-label={mapLink.apps[app]}
            className="inline-flex min-h-8 items-center text-mini no-underline! hover:underline! max-sm:min-h-11 pointer-coarse:min-h-11"
          >
            {words.shortNames[app]}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
