import { MapLink } from '#web/travel/map/map-link.tsx'
import { Picture } from '#web/travel/places/picture.tsx'
import { PinNumber } from '#web/travel/map/drawing/pin-number.tsx'
import { PlaceMarks } from '#web/travel/places/place-marks.tsx'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { SaveButton } from '#web/travel/places/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { CardFoot } from '#web/ui/list/card-door.tsx'
import { classes } from '#web/ui/classes.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Distance, OpenState, Rating, type Standpoint, describeKind } from './food-facts.tsx'
import { FoodLink } from './food-link.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { foodPictureId, foodRowId, type NumberedFood, safeLink } from './listed-food.ts'

type FoodCardProps = NumberedFood & {
  at: Standpoint
  isActive: boolean
  isFirst: boolean
  onActivate: (id: string | null) => void
}

/** The picture of a place with what one does with it. The list below has the other facts. */
export function FoodCard({ item, number, at, isActive, isFirst, onActivate }: FoodCardProps) {
  const { id, title, titleKo, place, scene } = item
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the links inside
    <article
      id={foodRowId(id)}
      className="group relative flex h-full flex-col"
      onPointerEnter={(event) => event.pointerType !== 'touch' && onActivate(id)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(id)}
      onBlur={() => onActivate(null)}
    >
      <div className={classes('relative border-b-3', isActive ? 'border-jade' : 'border-transparent')}>
        <Picture scene={scene} id={foodPictureId(item)} ratio="card" isFirst={isFirst} className="aspect-4/3" />
        {number === null ? null : (
          <PinNumber
            number={number}
            isActive={isActive}
            className="absolute end-4 -bottom-4 z-1 size-8 border-2 border-ground"
          />
        )}
        <PlaceMarks place={{ isMGKPick: item.isMGKPick === true, isTrending: item.isTrending === true }} />
      </div>
      <h2 className="mt-4 pe-10 text-h3 wrap-anywhere group-hover:underline">
        <PlaceName name={{ en: title, ko: titleKo ?? '' }} />
      </h2>
      <div className="mt-1 text-small">
        <p className="text-soft wrap-anywhere">{describeKind(item)}</p>
        <Distance item={item} at={at} />
        <OpenState item={item} at={at} />
        <Rating item={item} />
      </div>
      <CardFoot door={<FoodLink item={item} />}>
        <OnMap item={item} />
        {place ? (
          <>
            <AddToTripButton place={place} isSmall />
            <SaveButton place={place} isSmall />
          </>
        ) : null}
      </CardFoot>
    </article>
  )
}

/** A link to the visitor's preferred map app. Without a position, a link to the source's own map. */
function OnMap({ item: { place, mapLink, mayShowOnMap, title } }: Pick<NumberedFood, 'item'>) {
  const { card: words } = foodMessages
  const link = safeLink(mapLink)
  if (place && mayShowOnMap) return <MapLink place={place} />
  if (link === null) return null
  return (
    <PlainLink
      to={link}
      aria-label={words.mapOf(title)}
      className="inline-flex min-h-11 items-center font-medium text-jade underline decoration-[1.5px] underline-offset-4 hover:text-jade-strong"
    >
      {words.map}
    </PlainLink>
  )
}
