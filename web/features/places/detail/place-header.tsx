import type { ReactNode } from 'react'
import type { OpenState } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Clock } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { HoursSource } from './hours-source.tsx'
import { OpenNow } from './open-now.tsx'
import { placePage as words } from '#locales/en/places/place-page.ts'
import { PlacePicture } from './place-picture.tsx'

type PlaceHeaderProps = {
  place: Place
  scene: SceneName
  state: OpenState
  today: string
  actions: ReactNode
}

/** The names of the place, its location, and whether it is open now. */
export function PlaceHeader({ place, scene, state, today, actions }: PlaceHeaderProps) {
  const { kinds } = placeWords
  const { places: messages } = everywhere
  const categories = place.categories.map((category) => messages.categories[category])
  return (
    <header>
      <PlacePicture place={place} scene={scene} />
      {place.permanentlyClosed ? (
        <p className="mt-4 rounded-control bg-wash-ochre px-4 py-3 text-small">
          <strong className="font-semibold">{words.closedForGood.label}</strong> {words.closedForGood.text}
        </p>
      ) : null}
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {[kinds[place.kind], ...categories].join(' / ')}
        {place.pickedOn ? <Badge kind="note">{words.pick(place.pickedOn)}</Badge> : null}
        {place.isTrending ? <Badge kind="note">{words.trending}</Badge> : null}
      </p>
      <h1 className="mt-2 text-h1 wrap-anywhere">
        <PlaceName name={place.name} />
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-small text-soft">
        <PlaceNameLine name={place.district} />
        {place.rating !== null && place.ratingSource !== null ? (
          <span>{words.rating(place.rating, place.ratingCount, place.ratingSource)}</span>
        ) : null}
      </p>
      {place.permanentlyClosed ? null : (
        <div className="mt-4 flex items-start gap-2">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <div className="min-w-0">
            <OpenNow place={place} state={state} today={today} />
            <HoursSource place={place} today={today} />
          </div>
        </div>
      )}
      <div className="mt-5">{actions}</div>
    </header>
  )
}
