import { mapSearchAddress } from '#domain/places/map-apps.ts'
import { usePreference } from '#web/preferences/preferences.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { whatNow as words } from '#locales/en/trips/what-now.ts'

/** A word to show to people, and to search for in the map app. */
export function KoreanWord({ korean, means }: { korean: string; means?: string }) {
  const app = usePreference('mapApp')
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4">
      <strong lang="ko" className="text-h3">
        {korean}
      </strong>
      {means ? <span className="text-small text-soft">{means}</span> : null}
      <TextLink to={mapSearchAddress(app, korean)}>{words.search}</TextLink>
    </p>
  )
}
