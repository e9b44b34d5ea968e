import { straightMetres } from '#domain/korea/distances.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { openingAt } from '#domain/places/opening-hours.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { openingHours as openingHoursMessages } from '#locales/en/places/opening-hours.ts'
import { classes } from '#web/ui/classes.ts'
import { food as foodMessages } from '#locales/en/food/food.ts'
import type { FoodListing, ListedFood } from './listed-food.ts'

/** Where the visitor or the named location is, and the time. */
export type Standpoint = { from: FoodListing['from']; now: number }

type FactProps = { item: ListedFood; at: Standpoint }

/** The straight distance, where both positions are known. */
export function Distance({ item: { mapx, mapy }, at: { from } }: FactProps) {
  const { card: words } = foodMessages
  const { distance } = placeWords
  if (from === null || mapx === null || mapy === null) return null
  const away = distance(straightMetres(from, { lat: mapy, lng: mapx }))
  return <p>{from.name ? words.fromPlace(away, from.name.en || from.name.ko) : words.fromHere(away)}</p>
}

/** Whether it is open now, where the hours of today have a source. */
export function OpenState({ item: { place }, at: { now } }: FactProps) {
  const { card: words } = foodMessages
  const { clock: writeClock, clockOfDay } = openingHoursMessages
  if (!place?.opening) return null
  const moment = seoulMoment(now)
  const state = openingAt(place.opening, moment)
  if (state.kind === 'unknown') return null
  const write = ({ date, clock }: typeof moment) => (date === moment.date ? writeClock(clock) : clockOfDay(clock, date))
  const isOpen = state.kind === 'open' && state.admits
  const end = state.kind === 'open' ? state.closes : state.opens
  // After the last order it is open, but nobody is served any more.
  if (state.kind === 'open' && !isOpen) return <p className="text-soft">{words.closed(null)}</p>
  const text = isOpen ? words.open(end && write(end)) : words.closed(end && write(end))
  return <p className={classes(isOpen ? 'font-semibold text-jade' : 'text-soft')}>{text}</p>
}

/** Why a search for a dish found the place. */
export function FoundReason({ item: { foundBy, place } }: { item: ListedFood }) {
  const { card: words } = foodMessages
  const { cuisine } = placeWords
  if (!foundBy?.dish) return null
  const dish = foundBy.dish.en
  if (foundBy.by === 'cuisine') {
    return <p className="text-soft">{words.unnamed(place?.cuisine ? cuisine(place.cuisine) : '', dish)}</p>
  }
  return foundBy.by === 'kitchen' ? null : <p className="text-soft">{words.names(dish)}</p>
}

export function describeKind({ category, place, openingHours }: ListedFood): string {
  const { budgets } = foodMessages
  const cooks = place?.cuisine ? placeWords.cuisine(place.cuisine) : null
  const isSaid = cooks?.toLowerCase() === category?.toLowerCase()
  const price = place?.budgetLevel ? budgets[place.budgetLevel] : null
  return [category, isSaid ? null : cooks, price, openingHours].filter(Boolean).join(' · ')
}

export function Rating({ item: { rating, reviewCount, attribution, source } }: { item: ListedFood }) {
  const { card: words } = foodMessages
  if (rating === null && source === 'catalogue') return null
  return (
    <p className="mt-1 text-soft wrap-anywhere">
      {[rating === null ? null : words.rating(rating, reviewCount), attribution && words.from(attribution)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
