import { areaCentres } from '#domain/area-centres.ts'
import { type FoodAnswer, type FoodCategory, type FoodItem, foodLimits, type FoodSearch } from '#domain/food-search.ts'
import { mapAddress } from '#domain/map-apps.ts'
import { noPlaceQuery, placeLimits, type PlaceQuery } from '#domain/place-lists.ts'
import { placePath } from '#domain/place-paths.ts'
import { type Place, type PlaceKind, seoulAreas } from '#domain/places.ts'
import { regions, towns } from '#domain/regions.ts'
import { foldText } from '#domain/search-words.ts'
import { placeWords } from '#locales/en/place-words.ts'
import type { Places } from '#server/places/places.ts'
import { countFilters, keepWanted } from './food-filters.ts'

const kindsOf: Record<FoodCategory, PlaceKind[]> = {
  restaurant: ['restaurant'],
  cafe: ['cafe'],
  'street-food': ['street-food', 'market'],
  place: ['restaurant', 'cafe', 'street-food', 'market'],
}
const metresAround = { person: 5_000, area: 2_000, town: 12_000 }

type Options = { places: Pick<Places, 'catalogue'>; now: () => number }

/** The search for restaurants, cafes and street food. It considers the first 500 matches of the catalogue. */
export function createFood({ places, now }: Options) {
  return {
    async search(search: FoodSearch): Promise<FoodAnswer> {
      const { category, cursor, filters } = search
      const query = { ...noPlaceQuery, kinds: kindsOf[category], limit: placeLimits.most, ...narrow(search) }
      const rows = (await places.catalogue(query)).places.filter(isEatenAt)
      const wanted = keepWanted(rows, filters, now())
      // The cursor is the last place shown. If that place is gone, the list starts again.
      const start = cursor === null ? 0 : wanted.findIndex(({ id }) => id === cursor) + 1
      const page = wanted.slice(start, start + foodLimits.page)
      const last = start + page.length < wanted.length ? page.at(-1) : undefined
      const items = page.map(readItem)
      return {
        items,
        error: null,
        source: items.length > 0 ? ['catalogue'] : [],
        attribution: [...new Set(items.flatMap(({ attribution }) => attribution ?? []))],
        next: last?.id ?? null,
        total: wanted.length,
        counts: countFilters(wanted),
        hasOutsideProvider: false,
      }
    },
  }
}

export type Food = ReturnType<typeof createFood>

/** Coordinates count before the words for a place; unknown words for a place are searched like all others. */
function narrow({ query, location, coordinates }: FoodSearch): Partial<PlaceQuery> {
  if (coordinates) return { words: query, order: 'near', near: { ...coordinates, metres: metresAround.person } }
  const where = foldText(location).trim()
  if (where === '') return { words: query }
  const area = seoulAreas.find((name) => foldText(name) === where)
  if (area) return { words: query, near: { ...areaCentres[area], metres: metresAround.area } }
  const isMeant = ({ name }: { name: { en: string; ko: string } }) =>
    foldText(name.en) === where || foldText(name.ko) === where
  const region = regions.find(isMeant)
  if (region) return { words: query, province: region.province }
  const town = towns.find(isMeant)
  if (town) return { words: query, near: { lat: town.lat, lng: town.lng, metres: metresAround.town } }
  return { words: `${query} ${location}`.trim() }
}

/** Some markets sell no food. */
function isEatenAt({ kind, interests, permanentlyClosed }: Place): boolean {
  return !permanentlyClosed && (kind !== 'market' || interests.includes('food'))
}

function readItem(place: Place): FoodItem {
  const { id, name, kind, lat, lng, tags, budgetLevel } = place
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
    place: { id, name, kind, lat, lng, tags, budgetLevel },
  }
}
