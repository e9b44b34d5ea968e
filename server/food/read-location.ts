import { areaCentres } from '#domain/korea/area-centres.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { FoodSearch } from '#domain/food/food-search.ts'
import type { NearPoint } from '#domain/places/place-lists.ts'
import { type PlaceName, type Province, type SeoulArea, seoulAreas } from '#domain/places/places.ts'
import { regions, towns } from '#domain/korea/regions.ts'
import { foldText } from '#domain/site/search-words.ts'
import type { SubwayStation } from '#domain/korea/transport.ts'
import { readArea } from '#domain/wishes/choice-words.ts'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

const metresAround = {
  person: 5_000,
  station: 1_500,
  area: 2_000,
  district: 8_000,
  town: 12_000,
  city: 30_000,
  land: 100_000,
}
/** Beyond this distance the nearest name does not describe the position. */
const nameMetres = 25_000

/** The location of a search. `name` is sent to outside services; null without a name. */
export type FoodWhere = {
  name: PlaceName | null
  near: NearPoint | null
  /** The rough position, for services that need a point; null where unknown. */
  about: NearPoint | null
  province: Province | null
  /** The English name of a district. */
  district: string | null
  /** Words that are not a known location. They are searched like the words of the query. */
  words: string
  /** Whether `near` is the visitor's own position. */
  isPerson: boolean
}

const anywhere: FoodWhere = {
  name: null,
  near: null,
  about: null,
  province: null,
  district: null,
  words: '',
  isPerson: false,
}
const cityEnding = /(?:특별자치시|특별자치도|특별시|광역시|시|도|군|city|province|-?si|-?do|-?gun)$/u
const stationEnding = /(?:station|stn|역)$/u

type Spot = Point & { name: PlaceName }
/** A district, and the position of one of its places. */
export type District = Spot

/** Reads a location in English or Korean: an area of Seoul, a city, a province, a district or a station. */
export function createLocationReader(stations: readonly SubwayStation[]) {
  const stationByName = new Map<string, Spot>()
  for (const { name, lat, lng } of stations) {
    const spot = { name: nameStation(name), lat, lng }
    for (const key of [name.en, name.ko, name.en.replace('Univ.', 'University')].map(stationKey)) {
      if (!stationByName.has(key)) stationByName.set(key, spot)
    }
  }
  const named: readonly Spot[] = [
    ...stationByName.values(),
    ...seoulAreas.map((area) => ({ ...areaCentres[area], name: areaName(area) })),
    ...towns.map(({ name, lat, lng }) => ({ name, lat, lng })),
    ...regions.filter(({ isCity }) => isCity).map(({ name, label }) => ({ name, ...label })),
  ]

  function findStation(key: string): FoodWhere | null {
    const spot = stationByName.get(key.replace(stationEnding, ''))
    return spot ? around(spot, metresAround.station) : null
  }

  /** Coordinates have priority over the words. */
  function read(
    { location, coordinates }: Pick<FoodSearch, 'location' | 'coordinates'>,
    districts: ReadonlyMap<string, District>,
  ): FoodWhere {
    if (coordinates) {
      const near = { ...coordinates, metres: metresAround.person }
      return { ...anywhere, near, about: near, name: nearestName(coordinates), isPerson: true }
    }
    const key = compact(location)
    if (key === '') return anywhere
    const area = readArea(location)
    if (stationEnding.test(key)) {
      const station = findStation(key)
      if (station) return station
    }
    if (area) return { ...around({ ...areaCentres[area], name: areaName(area) }, metresAround.area) }
    const short = key.replace(cityEnding, '')
    // Districts come before towns: a district matches all its places, a town only those near its centre.
    const found =
      findRegion(key) ??
      findDistrict(key, districts) ??
      findRegion(short) ??
      findDistrict(short, districts) ??
      findTown(key) ??
      findTown(short) ??
      findStation(key)
    return found ?? { ...anywhere, words: location.trim(), name: { en: location.trim(), ko: '' } }
  }

  function nearestName(point: Point): PlaceName | null {
    let nearest: { name: PlaceName; metres: number } | null = null
    for (const spot of named) {
      const metres = straightMetres(point, spot)
      if (metres < (nearest?.metres ?? nameMetres)) nearest = { name: spot.name, metres }
    }
    return nearest?.name ?? null
  }

  /** Whether a phrase is the name of a known location. */
  function isKnown(phrase: string, districts: ReadonlyMap<string, District>): boolean {
    const { name, words } = read({ location: phrase, coordinates: null }, districts)
    return name !== null && words === ''
  }

  return { read, isKnown }
}

/**
 * The search names of districts that have food places: "Mapo-gu, Seoul" and "서울 마포구", also without the city.
 * If two cities have a district with the same name, the first one counts.
 */
export function listDistricts(places: Iterable<Point & { district: PlaceName }>): Map<string, District> {
  const found = new Map<string, District>()
  for (const { district: name, lat, lng } of places) {
    const short = [name.en.split(',')[0] ?? '', name.ko.split(' ').at(-1) ?? '']
    for (const key of [name.en, name.ko, ...short].map(districtKey)) {
      if (key !== '' && !found.has(key)) found.set(key, { name, lat, lng })
    }
  }
  return found
}

function findRegion(key: string): FoodWhere | null {
  const region = regions.find((each) => isCalled(each, key))
  if (!region) return null
  const { name, province, label, isCity } = region
  const about = { ...label, metres: isCity ? metresAround.city : metresAround.land }
  return { ...anywhere, province, name, about }
}

function findTown(key: string): FoodWhere | null {
  const town = towns.find((each) => isCalled(each, key))
  return town ? around(town, metresAround.town) : null
}

function isCalled({ name }: { name: PlaceName }, key: string): boolean {
  return compact(name.en) === key || compact(name.ko) === key
}

function findDistrict(key: string, districts: ReadonlyMap<string, District>): FoodWhere | null {
  const district = districts.get(districtKey(key))
  if (!district) return null
  const { name, lat, lng } = district
  return { ...anywhere, district: name.en, name, about: { lat, lng, metres: metresAround.district } }
}

function around({ name, lat, lng }: Spot, metres: number): FoodWhere {
  const near = { lat, lng, metres }
  return { ...anywhere, name, near, about: near }
}

function areaName(area: SeoulArea): PlaceName {
  return { en: area, ko: tripStepBudget.areas.korean[area] }
}

/** Adds "Station" and "역" to a name, unless the name already has the word. */
function nameStation({ en, ko }: PlaceName): PlaceName {
  return { en: /station$/iu.test(en) ? en : `${en} Station`, ko: ko.endsWith('역') ? ko : `${ko}역` }
}

function stationKey(name: string): string {
  return compact(name).replace(stationEnding, '')
}

/** A key without the word for district. In a name as short as 중구 the word is part of the name. */
function districtKey(name: string): string {
  const key = compact(name)
  const short = key.replace(/(?:-?(?:gu|gun|si)|[구군시])$/u, '')
  return short.length > 1 ? short : key
}

function compact(text: string): string {
  return foldText(text).replace(/\s+/gu, '')
}
