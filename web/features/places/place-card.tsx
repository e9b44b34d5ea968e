import { Link } from 'react-router'
import { MapLink } from '#web/travel/map-link.tsx'
import { Picture } from '#web/travel/picture.tsx'
import { PlaceMarks } from '#web/travel/place-marks.tsx'
import { PlaceName, PlaceNameLine } from '#web/travel/place-name.tsx'
import { SaveButton } from '#web/travel/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { useHomeMessages } from '#web/ui/home-messages.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { PicturedPlace } from './pictured-places.ts'

/** A print without a frame: picture, both names, where it is, what it is. */
export function PlaceCard({ place }: { place: PicturedPlace }) {
  const words = useHomeMessages().places
  const { places: messages } = useMessages()
  const { id, name, district, description, categories, scene } = place
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        <Picture scene={scene} id={id} ratio="card" className="aspect-4/3" />
        <PlaceMarks place={place} />
      </div>
      <h3 className="mt-4 text-h3">
        <PlaceName name={name} />
      </h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-small text-soft">
        <PlaceNameLine name={district} />
        <MapLink place={place} />
      </div>
      <p className="mt-3 max-w-[44ch]">{description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-3 text-small">
        <div className="grow basis-24">
          <p>{categories.map((category) => messages.categories[category]).join(' / ')}</p>
          <p className="text-soft">{messages.noRating}</p>
        </div>
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="flex">
            <AddToTripButton place={place} isSmall />
            <SaveButton place={place} isSmall />
          </span>
          <Link
            to={`/places/${id}`}
            aria-label={words.detailsOf(name.en)}
            className="inline-flex min-h-11 items-end border-b-[1.5px] border-jade pb-0.5 font-bold text-jade hover:border-jade-strong hover:text-jade-strong"
          >
            {words.details}
          </Link>
        </span>
      </div>
    </article>
  )
}
