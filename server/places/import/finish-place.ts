import { createHash } from 'node:crypto'
import { isRecentSource, knownBy } from '#domain/places/place-sources.ts'
import {
  type FactSource,
  type Interest,
  type PlaceCategory,
  type PlaceFacts,
  type PlaceKind,
  type PlaceName,
  type Province,
  type SourcedFact,
  unknownPlace,
} from '#domain/places/places.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { readKoreanAddress } from '#domain/korea/korean-addresses.ts'
import { isPlausiblePosition, regionOf } from '#domain/korea/region-of.ts'
import { writeColumns } from '#server/places/place-columns.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { MappedRow } from '#server/platform/import/stage-rows.ts'
import { readEnglishAddress } from './english-address.ts'

/** The reasons for rejecting a row, as they appear in the import report: "12 have no id". */
export const rejectReasons = {
  unreadable: 'could not be read as a row of this file',
  no_id: 'have no id',
  no_name: 'have no name',
  not_listed: 'are of a kind that the guide does not list',
  no_position: 'do not say where they are',
  outside_korea: 'lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7)',
  nowhere: 'name no province and lie far from every town',
  duplicate_id: 'repeat an id that a line before them has',
  unusable: 'have a value that is too long or cannot be stored',
} as const
export type RejectReason = keyof typeof rejectReasons

export type MappedPlace = MappedRow<RejectReason>

/** A place as parsed from a row, before validation. */
export type PlaceDraft = {
  origin: string
  sourceId: string
  name: PlaceName
  kind: PlaceKind | null
  lat: string
  lng: string
  /** From the row itself. If null, the province is read from the address. */
  province: Province | null
  address: PlaceName
  /** The source of the facts; null if they cannot be looked up. */
  source: string | null
  checkedOn: string
  /** The public page that confirms the row; null if the row names none. */
  page?: Pick<FactSource, 'address' | 'publisher' | 'pageDate'> | null
  more: Partial<PlaceFacts>
}

const longest = { id: 200, name: 200, line: 300, description: 4_000, aliases: 20 }

/** The usual length of a visit for each kind. The planner needs a number, and no source gives one. */
const visitMinutes: Record<PlaceKind, number> = {
  attraction: 60,
  shopping: 60,
  nightlife: 90,
  restaurant: 60,
  cafe: 45,
  'street-food': 30,
  market: 60,
  beauty: 60,
  spa: 120,
  lodging: 60,
  clinic: 60,
}

const interestsOfKinds: Partial<Record<PlaceKind, Interest>> = {
  shopping: 'shopping',
  nightlife: 'nightlife',
  restaurant: 'food',
  cafe: 'food',
  'street-food': 'food',
  market: 'food',
  beauty: 'beauty',
  spa: 'beauty',
}

/** Validates a draft and converts it to columns, or returns the reason for rejecting it. */
export function finishPlace(draft: PlaceDraft): MappedPlace {
  const { origin, sourceId, name, kind, more } = draft
  const shownName = name.en || name.ko
  const refuse = (reason: RejectReason) => ({ sourceId: sourceId.slice(0, longest.id), name: shownName, reason })

  if (sourceId === '') return refuse('no_id')
  if (shownName === '') return refuse('no_name')
  if (kind === null) return refuse('not_listed')
  if (draft.lat === '' || draft.lng === '') return refuse('no_position')
  const position = { lat: Number(draft.lat), lng: Number(draft.lng) }
  if (position.lat === 0 && position.lng === 0) return refuse('no_position')
  if (!isInKorea(position)) return refuse('outside_korea')
  const korean = readKoreanAddress(draft.address.ko)
  const english = readEnglishAddress(draft.address.en)
  const said = draft.province ?? korean.province ?? english.province
  const province = said ?? regionOf(position)?.province
  if (!province) return refuse('nowhere')
  const interests = more.interests ?? [interestsOfKinds[kind] ?? []].flat()
  const facts: PlaceFacts = {
    ...unknownPlace,
    name,
    kind,
    ...position,
    province,
    district: korean.district ?? { en: english.district ?? '', ko: '' },
    address: draft.address,
    visitMinutes: visitMinutes[kind],
    interests,
    categories: kind === 'attraction' ? interests.filter(isCategory) : [],
    ...knownOf(draft, kind),
    ...more,
    id: placeIdOf(origin, sourceId),
  }
  if (sourceId.length > longest.id || !isUsable(facts)) return refuse('unusable')
  return {
    sourceId,
    name: shownName,
    facts: { id: facts.id, ...writeColumns(facts) },
    isLowLocation: said !== null && !isPlausiblePosition({ ...position, province: said }),
  }
}

/** The basis of the facts: the public page if one is named, otherwise the list if its source is named. */
function knownOf({ page, source, checkedOn, more }: PlaceDraft, kind: PlaceKind) {
  if (!page) {
    const basis = source === null ? ('recalled' as const) : ('checked' as const)
    return { basis, source, checkedOn: source === null ? null : checkedOn, sources: [] }
  }
  const read = {
    ...page,
    readOn: checkedOn,
    pageDate: page.pageDate && page.pageDate <= checkedOn ? page.pageDate : null,
  }
  const said: SourcedFact[] = [
    'existence',
    // Hours are set only if they cover every weekday.
    ...(more.hours ? (['hours', 'closed'] as const) : []),
    ...(typeof more.cost === 'number' ? (['price'] as const) : []),
  ]
  const facts = said.filter((fact) => isRecentSource(read, { fact, kind, day: checkedOn }))
  return knownBy(facts.length > 0 ? [{ ...read, facts, disputes: [] }] : [])
}

/** The id of a place, used in URLs: the id of the source if it is usable in a URL, otherwise a hash of it. */
function placeIdOf(origin: string, sourceId: string): string {
  const isPlain = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(sourceId) && sourceId.length <= 20
  if (isPlain) return `${origin}-${sourceId}`
  if (/^(node|way|relation)\/\d{1,15}$/.test(sourceId)) return `${origin}-${sourceId.replace('/', '-')}`
  return `${origin}-x${createHash('sha256').update(sourceId).digest('hex').slice(0, 20)}`
}

function isUsable(facts: PlaceFacts): boolean {
  const { name, otherNames, aliases, district, address, description, station, phone, cuisine, website } = facts
  const fits = (most: number, texts: readonly (string | null)[]) => texts.every((text) => (text?.length ?? 0) <= most)
  return (
    fits(longest.name, [name.en, name.ko, otherNames.ja, otherNames.zh, ...aliases]) &&
    fits(longest.line, [district.en, district.ko, address.en, address.ko, station, phone, cuisine]) &&
    fits(1_000, [website]) &&
    description.length <= longest.description &&
    aliases.length <= longest.aliases &&
    isStorable(facts)
  )
}

function isCategory(interest: Interest): interest is Interest & PlaceCategory {
  return interest === 'culture' || interest === 'nature'
}
