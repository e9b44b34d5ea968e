import { clinicFacts } from '#domain/clinics/clinic-schemas.ts'
import {
  type ClinicFacts,
  clinicLanguages,
  type ClinicTreatment,
  clinicTreatments,
  unknownClinic,
} from '#domain/clinics/clinics.ts'
import { provinceOf, readKoreanAddress } from '#domain/korea/korean-addresses.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { isPlausiblePosition } from '#domain/korea/region-of.ts'
import { romaniseDivision } from '#domain/korea/romanise.ts'
import { describeImported } from '#locales/en/clinics/clinic-import.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import { readHours } from './map-hours.ts'
import type { MappedField, Mapping } from './mapping.ts'

/** The reasons for rejecting a row, as they appear in the import report: "12 have no id". */
export const rejectReasons = {
  unreadable: 'could not be read as a row of this file',
  no_id: 'have no id',
  no_name: 'have no name',
  outside_korea: 'lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7)',
  duplicate_id: 'repeat an id that a line before them has',
  unusable: 'have a value that is too long or cannot be stored',
} as const
export type RejectReason = keyof typeof rejectReasons

/** A list never holds the registration or the fields of editors, so that an import cannot remove them. */
export type ImportedFacts = Omit<
  ClinicFacts,
  | 'sources'
  | 'highlights'
  | 'featured'
  | 'isAdvertisement'
  | 'rating'
  | 'ratedOn'
  | 'socialMedia'
  | 'registration'
  | 'faqs'
  | 'prices'
  | 'image'
  | 'gallery'
  | 'beforeAfterImages'
  | 'beforeAfterConsent'
  | 'pictureCredits'
>

export type MappedClinic =
  | { sourceId: string; name: string; facts: ImportedFacts; isLowLocation: boolean }
  | { sourceId: string; name: string; reason: RejectReason }

type Cells = Readonly<Record<string, string>>
type Read = (field: MappedField) => string

const longestId = 500

/** Maps a row to a clinic, or returns the reason for rejecting it. */
export function createClinicMapper(mapping: Mapping, checkedOn: string) {
  const basis = mapping.source === null ? 'recalled' : 'checked'
  const origin = { basis, source: mapping.source, checkedOn: mapping.source === null ? null : checkedOn } as const

  return (cells: Cells): MappedClinic => {
    const find = (columns?: readonly string[]) => findCell(cells, columns) ?? ''
    const read: Read = (field) => find(mapping.columns[field])
    const sourceId = read('id')
    const nameKo = read('nameKo') || onlyHangul(read('name'))
    const name = read('name') || nameKo
    const refuse = (reason: RejectReason) => ({ sourceId: sourceId.slice(0, longestId), name, reason })

    if (sourceId === '') return refuse('no_id')
    if (name === '') return refuse('no_name')
    const position = readPosition(read('lat'), read('lng'))
    if (position === 'outside') return refuse('outside_korea')
    const { province, ...where } = readWhere(read)
    const doctorCount = readCount(read('doctorCount'))
    const facts: ImportedFacts = {
      name,
      nameKo,
      ...where,
      province,
      ...(position ?? { lat: null, lng: null }),
      description:
        read('description') ||
        describeImported({
          kind: read('kindName'),
          place: where.location,
          doctors: doctorCount,
          authority: mapping.authority,
        }),
      treatments: readTreatments(mapping, read, nameKo),
      procedures: readList(read('procedures')),
      languages: clinicLanguages.filter((language) => readList(read('languages')).includes(language)),
      phoneNumber: readPhone(read('phone')),
      website: readWebsite(read('website')),
      businessHours: read('businessHours'),
      hours: mapping.hours ? readHours(find, mapping.hours) : null,
      doctors: [],
      doctorCount,
      ...origin,
    }
    const isUsable = sourceId.length <= longestId && clinicFacts.safeParse({ ...unknownClinic, ...facts }).success
    if (!isUsable || !isStorable(cells)) return refuse('unusable')
    return {
      sourceId,
      name,
      facts,
      isLowLocation: position !== null && !isPlausiblePosition({ ...position, province }),
    }
  }
}

function onlyHangul(name: string): string {
  return /[가-힣]/u.test(name) ? name : ''
}

function readWhere(read: Read) {
  const address = { en: read('addressEn'), ko: read('addressKo') }
  const said = readKoreanAddress(address.ko)
  const province = said.province ?? provinceOf(read('province'))
  const neighbourhood = said.neighbourhood?.en ?? (read('neighbourhood') && romaniseDivision(read('neighbourhood')))
  const { district } = said
  const parts = [neighbourhood, district?.en, district && province && district.en.endsWith(province) ? '' : province]
  return { address, province, district, location: parts.filter(Boolean).join(', ') }
}

/** Null if the row has no position: sources leave it empty or write zero. */
function readPosition(lat: string, lng: string): { lat: number; lng: number } | null | 'outside' {
  const position = { lat: Number(lat), lng: Number(lng) }
  if (lat === '' || lng === '' || (position.lat === 0 && position.lng === 0)) return null
  return isInKorea(position) ? position : 'outside'
}

/** The licence register writes digits alone. A mobile number is somebody's own, and is left out. */
function readPhone(phone: string): string {
  if (/^01[016-9]\d{7,8}$/.test(phone)) return ''
  const parts = /^(02|0\d{2})(\d{3,4})(\d{4})$/.exec(phone) ?? /^(1\d{3})(\d{4})$/.exec(phone)
  return parts ? parts.slice(1).join('-') : phone
}

function readCount(text: string): number | null {
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}

function readList(text: string): string[] {
  return [...new Set(text.split(/[;|]/).map((word) => word.trim()))].filter(Boolean)
}

/**
 * Uses the codes of departments if the row has any, otherwise the words of the registered name. As we recall the law, a
 * clinic may have a department in its name only if a specialist of that department practises there.
 */
function readTreatments({ treatments }: Mapping, read: Read, nameKo: string): ClinicTreatment[] {
  const given = readList(read('treatments'))
  const codes = readList(read('departments').replaceAll(',', ';')).map(
    (code) => treatments?.departments[code.padStart(2, '0')],
  )
  const kind = treatments?.kinds[read('kind').padStart(2, '0')]
  const words = Object.entries(treatments?.names ?? {}).flatMap(([word, one]) =>
    isNamedFor(nameKo, word) ? [one] : [],
  )
  const found = new Set<string | undefined>([...given, ...codes, kind, ...(codes.length > 0 ? [] : words)])
  const known = clinicTreatments.filter((treatment) => found.has(treatment))
  return known.length > 0 ? known : ['other']
}

/** Whether the word names a department: it stands before 의원 or 병원, before another department, or at the end. */
function isNamedFor(name: string, word: string): boolean {
  const [, ...rests] = name.split(word)
  return rests.some((rest) => rest === '' || /^(의원|병원|[^가-힣]|[가-힣]{1,3}과)/u.test(rest))
}
