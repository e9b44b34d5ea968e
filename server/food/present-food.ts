import type { FoodItem, FoodPlace } from '#domain/food/food-search.ts'
import type { FoundBy } from '#domain/food/food-terms.ts'
import { mapAddress } from '#domain/places/map-apps.ts'
import { placePath } from '#domain/places/place-paths.ts'
import { hoursBasisOn } from '#domain/places/place-sources.ts'
import type { Place } from '#domain/places/places.ts'
import { placeWords } from '#locales/en/places/place-words.ts'

type Presenting = { foundBy: FoundBy | null; today: string }

/** A place of the catalogue as an item of the search. */
export function presentPlace(place: Place, { foundBy, today }: Presenting): FoodItem {
  const { id, name, kind, lat, lng } = place
  const isPlaced = place.locationQuality === 'usual'
  return {
    id,
    title: name.en || name.ko,
    titleKo: name.ko || null,
    link: placePath(id),
    category: placeWords.kinds[kind],
    description: place.description || null,
    address: place.address.en || place.district.en || null,
    roadAddress: place.address.ko || null,
    mapx: isPlaced ? lng : null,
    mapy: isPlaced ? lat : null,
    telephone: place.phone,
    rating: place.rating,
    reviewCount: place.ratingCount,
    openingHours: null,
    mapLink: isPlaced ? mapAddress('naver', { name: { en: name.en, ko: name.ko || name.en }, lat, lng }) : null,
    isMGKPick: place.isMGKPick,
    isTrending: place.isTrending,
    source: 'catalogue',
    attribution: [...new Set(place.sources.map(({ publisher }) => publisher))].join(', ') || place.source,
    mayShowOnMap: isPlaced,
    place: presentRow(place, today),
    foundBy,
  }
}

/**
 * The fields of a row that are needed to save it, to show its picture and whether it is open. `today` is the day in
 * Seoul.
 */
export function presentRow(place: Place, today: string): FoodPlace {
  const { id, name, kind, lat, lng, tags, budgetLevel, cuisine, categories, district, province, scene } = place
  const { hours, closed, exceptions, lastEntry, seasons } = place
  const isConfirmed = hoursBasisOn(place, today) !== 'recalled'
  const opening = isConfirmed ? { hours, closed, exceptions, lastEntry, seasons } : null
  const own = { id, name, kind, lat, lng, tags, budgetLevel, cuisine, categories, district, province, scene }
  return { ...own, opening }
}

/** Removes the position of an item that may not be shown on our map. */
export function presentOutside(item: FoodItem): FoodItem {
  return item.mayShowOnMap ? item : { ...item, mapx: null, mapy: null }
}
