import { memo, type ReactNode } from 'react'
import { Picture } from '#web/travel/places/picture.tsx'
import { PinNumber } from '#web/travel/map/drawing/pin-number.tsx'
import { PlaceMarks } from '#web/travel/places/place-marks.tsx'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { CardDoor, CardFoot } from '#web/ui/list/card-door.tsx'
import { classes } from '#web/ui/classes.ts'
import type { ListedPlace } from './listed-places.ts'
import { placeList } from '#locales/en/places/place-list.ts'

type ListedPlaceCardProps = {
  place: ListedPlace
  /** The number of its pin. */
  number: number
  isActive: boolean
  isFirst: boolean
  /** The actions beside Details. */
  actions: ReactNode
}

/** A card without a frame: picture, both names, district, kind and price. */
export const ListedPlaceCard = memo(function ListedPlaceCard({
  place,
  number,
  isActive,
  isFirst,
  actions,
}: ListedPlaceCardProps) {
  const { card: words } = placeList
  const { kinds, distance, cuisine: writeCuisine } = placeWords
  const { id, name, district, description, kind, cuisine, scene, metres } = place
  // Omits a cuisine that repeats the kind, such as for a street food stall.
  const isSaid = cuisine?.toLowerCase() === kinds[kind].toLowerCase()
  const facts = [kinds[kind], isSaid || !cuisine ? null : writeCuisine(cuisine), describeCost(place)]
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className={classes('relative outline-2 outline-offset-4', isActive ? 'outline-jade' : 'outline-transparent')}
      >
        <Picture scene={scene} id={id} ratio="card" isFirst={isFirst} className="aspect-4/3" />
        <PinNumber
          number={number}
          isActive={isActive}
          className="absolute end-4 -bottom-4 z-1 size-8 border-2 border-ground"
        />
        <PlaceMarks place={place} />
      </div>
      <h2 className="mt-4 pe-10 text-h3 wrap-anywhere group-hover:underline">
        <PlaceName name={name} />
      </h2>
      <p className="mt-1 text-small text-soft">
        <PlaceNameLine name={district} />
        {metres === null ? null : <> · {words.away(distance(metres))}</>}
      </p>
      <p className="mt-2 line-clamp-3 max-w-[44ch] text-small">{description}</p>
      <p className="mt-2 text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <CardFoot
        door={
          <CardDoor to={`/places/${id}`} state={{ isFromList: true }} aria-label={words.detailsOf(name.en || name.ko)}>
            {words.details}
          </CardDoor>
        }
      >
        {actions}
      </CardFoot>
    </article>
  )

  function describeCost({ cost, isPriceSure }: ListedPlace): string | null {
    if (cost === null) return null
    if (cost === 0) return isPriceSure ? words.free : words.usuallyFree
    return isPriceSure ? words.cost(cost) : words.aboutCost(cost)
  }
})
