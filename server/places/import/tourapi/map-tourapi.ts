import {
  copyrightTypes,
  type Interest,
  type PlaceFacts,
  type PlaceImage,
  type PlaceKind,
  type Province,
} from '#domain/places/places.ts'
import { provinceOf } from '#domain/korea/korean-addresses.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'
import { finishPlace, type MappedPlace } from '#server/places/import/finish-place.ts'
import { hasHangul, orNull, readDay, readWords } from '#server/places/import/read-words.ts'
import { readTitle } from './korean-name.ts'

type Item = Readonly<Record<string, string>>

const organization = 'Korea Tourism Organization'

/**
 * The content types of the foreign-language services and of the Korean service. Transport, festivals and courses are
 * not imported.
 */
const kinds: Record<string, PlaceKind> = {
  75: 'attraction',
  76: 'attraction',
  78: 'attraction',
  79: 'shopping',
  80: 'lodging',
  82: 'restaurant',
  12: 'attraction',
  14: 'attraction',
  28: 'attraction',
  32: 'lodging',
  38: 'shopping',
  39: 'restaurant',
}

/**
 * The interest of an attraction by the first level of the organization's classes, as we recall it: nature, history,
 * cultural sights.
 */
const interestsOfClasses: Record<string, Interest> = { NA: 'nature', HS: 'culture', VE: 'culture' }
const interestsOfTypes: Record<string, Interest> = { 78: 'culture', 14: 'culture' }

/** The legal codes of provinces, including the codes before the changes of 2023 and 2024. */
const provinces: Record<string, Province> = {
  11: 'Seoul',
  26: 'Busan',
  27: 'Daegu',
  28: 'Incheon',
  29: 'Gwangju',
  30: 'Daejeon',
  31: 'Ulsan',
  36: 'Sejong',
  36110: 'Sejong',
  41: 'Gyeonggi',
  42: 'Gangwon',
  51: 'Gangwon',
  43: 'North Chungcheong',
  44: 'South Chungcheong',
  45: 'North Jeolla',
  52: 'North Jeolla',
  46: 'South Jeolla',
  47: 'North Gyeongsang',
  48: 'South Gyeongsang',
  50: 'Jeju',
}

/** Fields that other lists may provide. If this list has no value for them, the present value stays. */
const broughtByOthers = new Set(
  [
    'description hours closed exceptions last_entry cost website phone aliases',
    'name_en name_ko name_ja name_zh address_en address_ko district_en district_ko',
  ].flatMap((names) => names.split(' ')),
)

/** Maps an item of a list to a place, or returns the reason for rejecting it. */
export function createTourapiMapper({ origin, day }: { origin: string; day: string }) {
  return (item: Item): MappedPlace => {
    const read = (field: string) => readWords(item[field])
    const sourceId = item['contentid']?.trim() ?? ''
    const title = readTitle(read('title'))
    if (item['showflag'] === '0' && sourceId !== '') return { sourceId, name: title.own, isGone: true }
    if (!isStorable(item)) return { sourceId, name: title.own, reason: 'unusable' }
    const isKorean = hasHangul(title.own)
    const type = read('contenttypeid')
    const where = [read('addr1'), read('addr2')].filter(Boolean).join(hasHangul(read('addr1')) ? ' ' : ', ')
    const interest = interestsOfClasses[read('lclsSystm1')] ?? interestsOfTypes[type]
    const kind = kinds[type] ?? null
    const place = finishPlace({
      origin,
      sourceId,
      name: { en: isKorean ? '' : title.own, ko: isKorean ? title.own : title.korean },
      kind,
      lat: read('mapy'),
      lng: read('mapx'),
      province: provinces[read('lDongRegnCd')] ?? provinceOf(where),
      address: hasHangul(where) ? { en: '', ko: where } : { en: where, ko: '' },
      source: `${organization}, TourAPI`,
      checkedOn: readDay(read('modifiedtime'), day),
      more: {
        phone: orNull(read('tel')),
        image: readImage(item),
        ...(kind === 'attraction' && interest && { interests: [interest] }),
      } satisfies Partial<PlaceFacts>,
    })
    if (!('facts' in place)) return place
    const said = Object.entries(place.facts).filter(([name, value]) => !broughtByOthers.has(name) || !isBlank(value))
    return { ...place, facts: Object.fromEntries(said) }
  }
}

/** The picture if its licence is known: attribution, or attribution without changes. We may not show any other. */
function readImage(item: Item): PlaceImage | null {
  const terms = copyrightTypes.find((type) => type === item['cpyrhtDivCd']?.trim())
  const url = readWebsite(item['firstimage']?.trim() ?? '').replace(/^http:/, 'https:')
  if (!terms || url === '') return null
  const licence = terms === 'Type1' ? 'KOGL Type 1' : 'KOGL Type 3, unchanged'
  return { url, author: organization, licence, cpyrhtDivCd: terms }
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}
