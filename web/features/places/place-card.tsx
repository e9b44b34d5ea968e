import { MapLink } from '#web/travel/map/map-link.tsx'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceMarks } from '#web/travel/places/place-marks.tsx'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { SaveButton } from '#web/travel/places/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { aboveDoor, CardDoor, CardFoot } from '#web/ui/list/card-door.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { homePlaces as words } from '#locales/en/places/home-places.ts'
import type { PicturedPlace } from './pictured-places.ts'

/** A card without a frame: picture, both names, district and kind. */
export function PlaceCard({ place }: { place: PicturedPlace }) {
  const { places: messages } = everywhere
  const { id, name, district, description, categories, scene } = place
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <Picture scene={scene} id={id} ratio="card" className="aspect-video sm:aspect-4/3" />
        <PlaceMarks place={place} />
      </div>
      <h3 className="mt-4 text-h3 group-hover:underline">
        <PlaceName name={name} />
      </h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-small text-soft">
        <PlaceNameLine name={district} />
        <span className={aboveDoor}>
          <MapLink place={place} />
        </span>
      </div>
      <p className="mt-3 max-w-[44ch] max-sm:text-small">{description}</p>
      <p className="mt-3 text-small">{categories.map((category) => messages.categories[category]).join(' / ')}</p>
      <CardFoot
        door={
          <CardDoor to={`/places/${id}`} aria-label={words.detailsOf(name.en)}>
            {words.details}
          </CardDoor>
        }
      >
        <AddToTripButton place={place} isSmall />
        <SaveButton place={place} isSmall />
      </CardFoot>
    </article>
  )
}
