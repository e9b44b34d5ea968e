import type { ReactNode } from 'react'
import { Picture } from '#web/travel/places/picture.tsx'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { CardDoor, CardFoot } from '#web/ui/list/card-door.tsx'
import { savedPlaces as words } from '#locales/en/places/saved-places.ts'
import type { SavedCard } from '#web/page-data.ts'

type SavedPlaceCardProps = {
  place: SavedCard
  isFirst: boolean
  /** The actions beside Details. */
  actions: ReactNode
}

/** A card without a frame, as on other pages. */
export function SavedPlaceCard({ place, isFirst, actions }: SavedPlaceCardProps) {
  const { kinds, cuisine: writeCuisine } = placeWords
  const { id, name, district, description, kind, cuisine, scene } = place
  return (
    <article className="group relative flex h-full flex-col">
      <Picture scene={scene} id={id} ratio="card" isFirst={isFirst} className="aspect-4/3" />
      <h2 className="mt-4 text-h3 wrap-anywhere group-hover:underline">
        <PlaceName name={name} />
      </h2>
      <p className="mt-1 text-small text-soft">
        <PlaceNameLine name={district} />
      </p>
      <p className="mt-2 line-clamp-3 max-w-[44ch] text-small">{description}</p>
      <p className="mt-2 text-small text-soft">
        {[kinds[kind], cuisine && writeCuisine(cuisine)].filter(Boolean).join(' · ')}
      </p>
      <CardFoot
        door={
          <CardDoor to={`/places/${id}`} aria-label={words.detailsOf(name.en || name.ko)}>
            {words.details}
          </CardDoor>
        }
      >
        {actions}
      </CardFoot>
    </article>
  )
}

export function SavedGrid({ children }: { children: ReactNode }) {
  return <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
}
