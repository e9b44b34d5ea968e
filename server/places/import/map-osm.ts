import type { Interest, PlaceKind, PlaceTag } from '#domain/places/places.ts'
import { provinceOf } from '#domain/korea/korean-addresses.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import { finishPlace, type MappedPlace } from './finish-place.ts'
import { readOsmHours } from './osm-hours.ts'
import { hasHangul, orNull, readDay, readLink, readList, readWords } from './read-words.ts'

type Tags = Readonly<Record<string, string>>
type Meaning = { kind: PlaceKind; interests?: Interest[]; tags?: PlaceTag[] }

const sight: Meaning = { kind: 'attraction', interests: ['culture'] }
const inside: Meaning = { ...sight, tags: ['indoor'] }
const outside: Meaning = { kind: 'attraction', interests: ['nature'], tags: ['outdoor'] }
const bed: Meaning = { kind: 'lodging' }
const drinks: Meaning = { kind: 'nightlife', tags: ['adult', 'alcohol'] }
const shop: Meaning = { kind: 'shopping' }

/** The kinds of place for tags; the first match counts. Objects without a match are not imported. */
const meanings: readonly [key: string, values: Readonly<Record<string, Meaning>>][] = [
  ['tourism', { museum: inside, gallery: inside, aquarium: inside, viewpoint: outside, attraction: sight }],
  ['tourism', { theme_park: { kind: 'attraction', tags: ['family'] }, zoo: { kind: 'attraction', tags: ['family'] } }],
  ['tourism', { hotel: bed, hostel: bed, guest_house: bed, motel: bed }],
  ['amenity', { restaurant: { kind: 'restaurant' }, food_court: { kind: 'restaurant' }, cafe: { kind: 'cafe' } }],
  ['amenity', { marketplace: { kind: 'market' }, bar: drinks, pub: drinks, nightclub: drinks }],
  ['amenity', { public_bath: { kind: 'spa', tags: ['sauna', 'indoor'] } }],
  ['leisure', { sauna: { kind: 'spa', tags: ['sauna', 'indoor'] }, park: outside, garden: outside }],
  ['leisure', { nature_reserve: outside }],
  ['natural', { beach: outside }],
  ['shop', { mall: shop, department_store: shop, beauty: { kind: 'beauty' }, hairdresser: { kind: 'beauty' } }],
]

/** Maps the tags of OpenStreetMap to a place, or returns the reason for rejecting them. */
export function createOsmMapper({ origin, day }: { origin: string; day: string }) {
  return (tags: Tags): MappedPlace => {
    const read = (...keys: string[]) => keys.map((key) => readWords(tags[key])).find(Boolean) ?? ''
    const sourceId = readId(findCell(tags, ['@id', 'osm_id', 'id']) ?? '')
    const meaning = findMeaning(tags)
    const name = readNames(read)
    if (!isStorable(tags)) return { sourceId, name: read('name'), reason: 'unusable' }
    return finishPlace({
      origin,
      sourceId,
      name: { en: name.en, ko: name.ko },
      kind: meaning?.kind ?? null,
      lat: findCell(tags, ['@lat', 'lat']) ?? '',
      lng: findCell(tags, ['@lng', 'lon']) ?? '',
      province: provinceOf(read('addr:province')),
      address: readAddress(read),
      source: `© OpenStreetMap contributors, openstreetmap.org/${sourceId}`,
      checkedOn: readDay(read('@timestamp', 'timestamp'), day),
      more: {
        aliases: name.others,
        otherNames: { ja: orNull(read('name:ja')), zh: orNull(read('name:zh', 'name:zh-Hans')) },
        phone: orNull(read('phone', 'contact:phone')),
        website: readLink(tags['website'] ?? tags['contact:website'] ?? tags['url'] ?? ''),
        hours: readOsmHours(read('opening_hours')),
        cuisine: orNull(readList(read('cuisine')).join(', ').replaceAll('_', ' ')),
        tags: [...(meaning?.tags ?? []), ...readDiets(tags)],
        ...(meaning?.interests && { interests: meaning.interests }),
      },
    })
  }
}

function findMeaning(tags: Tags): Meaning | undefined {
  for (const [key, values] of meanings) {
    const found = readList(tags[key] ?? '').find((value) => Object.hasOwn(values, value))
    if (found !== undefined) return values[found]
  }
  // Any value counts, such as castle, shrine or fortress: the list of values is open.
  return (tags['historic'] ?? 'no') === 'no' ? undefined : sight
}

/** A romanised name is not an English name. It becomes an alias, because people search for it. */
function readNames(read: (...keys: string[]) => string) {
  const sign = read('name')
  const en = read('name:en') || (hasHangul(sign) ? '' : sign)
  const ko = read('name:ko') || (hasHangul(sign) ? sign : '')
  const spellings = ['name:ko_rm', 'name:ko-Latn', 'alt_name', 'alt_name:en', 'old_name', 'short_name']
  const others = new Set(spellings.flatMap((key) => readList(read(key))))
  return { en, ko, others: [...others].filter((other) => other !== en && other !== ko) }
}

function readAddress(read: (...keys: string[]) => string) {
  const parts = ['addr:province', 'addr:city', 'addr:district', 'addr:street', 'addr:housenumber']
  const whole =
    read('addr:full') ||
    parts
      .map((part) => read(part))
      .join(' ')
      .trim()
      .replace(/\s+/g, ' ')
  return hasHangul(whole) ? { en: '', ko: whole } : { en: whole, ko: '' }
}

function readDiets(tags: Tags): PlaceTag[] {
  const has = (key: string) => tags[key] === 'yes' || tags[key] === 'only'
  return [
    ...(has('diet:vegan')
      ? (['vegan', 'vegetarian'] as const)
      : has('diet:vegetarian')
        ? (['vegetarian'] as const)
        : []),
    ...(has('diet:halal') ? (['halal'] as const) : []),
    ...(tags['wheelchair'] === 'yes' || tags['wheelchair'] === 'designated' ? (['step-free'] as const) : []),
  ]
}

/** Converts an id such as `n123`, `w123`, `r123`, or `a246` for an area, to the form `way/123`. */
function readId(given: string): string {
  const [, letter, digits] = /^([nwra])(\d{1,15})$/.exec(given) ?? []
  if (letter === undefined) return given
  const number = Number(digits)
  // The id of an area is 2 × the id of its way, or 2 × the id of its relation + 1.
  if (letter === 'a') return number % 2 === 0 ? `way/${number / 2}` : `relation/${(number - 1) / 2}`
  return `${{ n: 'node', w: 'way', r: 'relation' }[letter] ?? ''}/${digits}`
}
