import { memo, type ReactNode } from 'react'
import { Picture } from '#web/travel/picture.tsx'
import { PinNumber } from '#web/travel/pin-number.tsx'
import { PlaceMarks } from '#web/travel/place-marks.tsx'
import { usePlaceMessages } from '#web/travel/place-messages.ts'
import { PlaceName, PlaceNameLine } from '#web/travel/place-name.tsx'
import { classes } from '#web/ui/classes.ts'
import { useMessages } from '#web/ui/messages.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import type { ListedPlace } from './listed-places.ts'
import { usePlaceListMessages } from './place-list-messages.ts'

type ListedPlaceCardProps = {
  place: ListedPlace
  /** Of its pin. */
  number: number
  isActive: boolean
  isFirst: boolean
  /** Beside Details: what one can do with this place. */
  actions: ReactNode
}

/** A print without a frame: picture, both names, where it is, what it is and costs. */
export const ListedPlaceCard = memo(function ListedPlaceCard({
  place,
  number,
  isActive,
  isFirst,
  actions,
}: ListedPlaceCardProps) {
  const { card: words } = usePlaceListMessages()
  const { places: messages } = useMessages()
  const { kinds, distance } = usePlaceMessages()
  const { id, name, district, description, kind, cuisine, cost, scene, metres } = place
  // A stall on a street of stalls would say the same twice.
  const isSaid = cuisine?.toLowerCase() === kinds[kind].toLowerCase()
  const facts = [
    kinds[kind],
    isSaid ? null : cuisine,
    cost === null ? null : cost === 0 ? words.free : words.cost(cost),
  ]
  return (
    <article className="flex h-full flex-col">
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
      <h2 className="mt-4 pe-10 text-h3 wrap-anywhere">
        <PlaceName name={name} />
      </h2>
      <p className="mt-1 text-small text-soft">
        <PlaceNameLine name={district} />
        {metres === null ? null : <> · {words.away(distance(metres))}</>}
      </p>
      <p className="mt-2 line-clamp-3 max-w-[44ch] text-small">{description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-3 text-small">
        <div>
          <p>{facts.filter(Boolean).join(' · ')}</p>
          <p className="text-soft">{messages.noRating}</p>
        </div>
        <span className="flex flex-wrap items-center gap-x-3">
          {actions}
          <PlainLink
            to={`/places/${id}`}
            state={{ isFromList: true }}
            aria-label={words.detailsOf(name.en || name.ko)}
            className="inline-flex min-h-11 items-end border-b-[1.5px] border-jade pb-0.5 font-bold text-jade hover:border-jade-strong hover:text-jade-strong"
          >
            {words.details}
          </PlainLink>
        </span>
      </div>
    </article>
  )
})
