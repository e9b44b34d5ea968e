import * as z from 'zod'
import { factSource } from '#domain/places/fact-schemas.ts'
import { accessWays, interests, type PlaceKind, placeKinds, placeTags } from '#domain/places/places.ts'
import { provinceOf } from '#domain/korea/korean-addresses.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import { finishPlace, type MappedPlace, type PlaceDraft } from './finish-place.ts'
import type { MappedField, PlaceMapping } from './mapping.ts'
import { readOsmHours } from './osm-hours.ts'
import { hasHangul, orNull, readDay, readKnown, readLink, readList, readWon, readWords } from './read-words.ts'

type List = { origin: string; mapping: PlaceMapping; day: string }

/** Maps a row to a place, or returns the reason for rejecting it. */
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
      page: readPage(raw('pageAddress'), read('publisher'), readPageDate(read('pageDate')), mapping),
      more: {
        access: accessWays.find((way) => way === read('access')) ?? 'walk-in',
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

/** The page of the row, or the page of the list. Null without an address or a publisher. */
function readPage(
  given: string,
  publisher: string,
  pageDate: string | null,
  { page }: PlaceMapping,
): NonNullable<PlaceDraft['page']> | null {
  const address = readLink(given)
  const own = address?.startsWith('https://') && publisher !== '' ? { address, publisher } : page
  return own && { ...own, pageDate }
}

function readPageDate(text: string): string | null {
  return z.safeParse(factSource.pageDate, text).success ? text : null
}

function readKind(word: string, { kind, kinds }: PlaceMapping): PlaceKind | null {
  if (word === '') return kind
  return placeKinds.find((one) => one === word && one !== 'clinic') ?? kinds[word] ?? null
}
