import type { FoodItem, FoodPlace } from '#domain/food-search.ts'
import { mapAddress } from '#domain/map-apps.ts'
import { placePath } from '#domain/place-paths.ts'
import type { Place } from '#domain/places.ts'
import { placeWords } from '#locales/en/place-words.ts'

/** A place of the catalogue as an item of the search. */
export function presentPlace(place: Place): FoodItem {
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
    attribution: place.source,
    mayShowOnMap: isPlaced,
    place: presentRow(place),
  }
}

/** What of a row is needed for saving it and for its picture. */
export function presentRow(place: Place): FoodPlace {
  const { id, name, kind, lat, lng, tags, budgetLevel, cuisine, categories, district, province } = place
  return { id, name, kind, lat, lng, tags, budgetLevel, cuisine, categories, district, province }
}

/** What may not be drawn on our map has no position in an answer, so that nothing can draw it. */
export function presentOutside(item: FoodItem): FoodItem {
  return item.mayShowOnMap ? item : { ...item, mapx: null, mapy: null }
}
