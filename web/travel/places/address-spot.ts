import { areaCentres } from '#domain/korea/area-centres.ts'
import { seoulAreas, type PlaceName, type Province } from '#domain/places/places.ts'
import { isPlausiblePosition } from '#domain/korea/region-of.ts'
import { type Region, regions, towns } from '#domain/korea/regions.ts'
import { names } from '#web/travel/map/map-facts.generated.ts'
import { fromPaper, type Position, sheetToPaper } from '#web/travel/map/map-view.ts'

/** The approximate position of an address: the centre of a neighbourhood or district, or a town hall. */
export type AddressSpot = Position & { name: PlaceName }

type Named = AddressSpot & { /** The name as it is written in an address. */ pattern: RegExp }

function named(name: PlaceName, position: Position, endings: { en: string; ko: string }): Named {
  const en = `(?<![\\p{L}\\d])${name.en}${endings.en}(?![\\p{L}\\d-])`
  const ko = `(?<![\\p{L}\\d])${name.ko}${endings.ko}(?![\\p{L}\\d-])`
  return { ...position, name, pattern: new RegExp(name.ko === '' ? en : `${en}|${ko}`, 'iu') }
}

function ofMap(wanted: 'hub' | 'station' | 'district' | 'city', endings: { en: string; ko: string }): Named[] {
  return names
    .filter(([kind]) => kind === wanted)
    .map(([, en, ko, x, y]) => {
      const short = { en: en.replace(/ Station$/, ''), ko: ko.replace(/역$/, '') }
      return { ...named(short, fromPaper(sheetToPaper({ x, y })), endings), name: { en, ko } }
    })
}

const stationEndings = { en: ' station', ko: '역' }
const townEndings = { en: '(?:-si|-gun| City)?', ko: '(?:시|군)?' }

/** Ordered from the most precise to the least. */
const spots: readonly Named[] = [
  ...ofMap('hub', stationEndings),
  ...ofMap('station', stationEndings),
  ...seoulAreas.map((area) => named({ en: area, ko: '' }, areaCentres[area], { en: '(?:-dong|-ro)?', ko: '' })),
  ...ofMap('district', { en: '', ko: '' }),
  ...ofMap('city', townEndings),
  ...towns.map((town) => named(town.name, town, townEndings)),
]

const wholeRegions = regions.map((region) => ({
  region,
  pattern: named(region.name, region.label, { en: '(?:-do)?', ko: '(?:특별시|광역시|특별자치시|특별자치도|도|시)?' })
    .pattern,
}))

/** The most precise known place that an address names. Null without one in that province. */
export function findAddressSpot(address: PlaceName, province: Province | null): AddressSpot | null {
  const words = `${address.en}\n${address.ko}`
  const region = province === null ? lastRegion(address) : regions.find((one) => one.province === province)
  const spot = spots.find(
    (one) => one.pattern.test(words) && (!region || isPlausiblePosition({ ...one, province: region.province })),
  )
  if (spot) return { name: spot.name, lat: spot.lat, lng: spot.lng }
  return region ? { name: region.name, ...region.label } : null
}

/** An English address ends with its region, a Korean one begins with it. */
function lastRegion({ en, ko }: PlaceName): Region | undefined {
  const found = wholeRegions.map(({ region, pattern }) => ({ region, en: en.search(pattern), ko: ko.search(pattern) }))
  const inEnglish = found.filter((one) => one.en >= 0).toSorted((one, other) => other.en - one.en)
  const inHangul = found.filter((one) => one.ko >= 0).toSorted((one, other) => one.ko - other.ko)
  return (inEnglish[0] ?? inHangul[0])?.region
}
