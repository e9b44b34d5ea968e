import { interests, type PlaceKind, placeKinds, placeTags } from '#domain/places.ts'
import { provinceOf } from '#domain/korean-addresses.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import { finishPlace, type MappedPlace } from './finish-place.ts'
import type { MappedField, PlaceMapping } from './mapping.ts'
import { readOsmHours } from './osm-hours.ts'
import { hasHangul, orNull, readDay, readKnown, readLink, readList, readWon, readWords } from './read-words.ts'

type List = { origin: string; mapping: PlaceMapping; day: string }

/** Makes one place of a row by a mapping, or says why none can be made of it. */
export function createPlaceMapper({ origin, mapping, day }: List) {
  return (cells: Readonly<Record<string, string>>): MappedPlace => {
    const raw = (field: MappedField) => findCell(cells, mapping.columns[field]) ?? ''
    const read = (field: MappedField) => readWords(raw(field))
    const given = read('name')
    const name = {
      en: read('nameEn') || (hasHangul(given) ? '' : given),
      ko: read('nameKo') || (hasHangul(given) ? given : ''),
    }
    const sourceId = raw('id')
    if (!isStorable(cells)) return { sourceId, name: given, reason: 'unusable' }
    const tags = readKnown(read('tags'), placeTags)
    const wanted = readKnown(read('interests'), interests)
    const address = { en: read('addressEn'), ko: read('addressKo') }
    return finishPlace({
      origin,
      sourceId,
      name,
      kind: readKind(read('kind'), mapping),
      lat: raw('lat'),
      lng: raw('lng'),
      province: provinceOf(read('province')),
      address: hasHangul(address.en) ? { en: '', ko: address.ko || address.en } : address,
      source: mapping.source,
      checkedOn: readDay(read('checkedOn'), day),
      more: {
        aliases: readList(read('aliases')),
        description: read('description'),
        otherNames: { ja: orNull(read('nameJa')), zh: orNull(read('nameZh')) },
        station: orNull(read('station')),
        phone: orNull(read('phone')),
        website: readLink(raw('website')),
        hours: readOsmHours(read('hours')),
        cuisine: orNull(read('cuisine')),
        cost: readWon(read('cost')),
        tags,
        ...(wanted.length > 0 && { interests: wanted }),
      },
    })
  }
}

function readKind(word: string, { kind, kinds }: PlaceMapping): PlaceKind | null {
  if (word === '') return kind
  return placeKinds.find((one) => one === word && one !== 'clinic') ?? kinds[word] ?? null
}
