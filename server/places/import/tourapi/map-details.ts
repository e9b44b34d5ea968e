import { type OpeningHours, weekdays } from '#domain/places/places.ts'
import type { MappedPlace } from '#server/places/import/finish-place.ts'
import { readInterval } from '#server/places/import/osm-hours.ts'
import { readLink, readWords } from '#server/places/import/read-words.ts'

type Details = Readonly<Record<string, string>>

const longestDescription = 4_000

/**
 * Maps the details of a place to its facts. Missing details are left out. Hours and fees are set only if their text is
 * unambiguous.
 */
export function mapDetails(details: Details): MappedPlace {
  const read = (...fields: string[]) => fields.map((field) => readWords(details[field])).find(Boolean) ?? ''
  const sourceId = details['contentid'] ?? ''
  const description = shorten(read('overview'))
  const website = readLink(details['homepage'] ?? '')
  const open = read('usetime', 'usetimeculture', 'opentimefood', 'opentime', 'usetimeleports')
  const rest = read('restdate', 'restdateculture', 'restdatefood', 'restdateshopping', 'restdateleports')
  const hours = readFreeHours(open, rest)
  const isFree = /^(free|free admission|free of charge|무료)\.?$/i.test(read('usefee', 'usefeeleports'))
  return {
    sourceId,
    name: read('title'),
    isLowLocation: false,
    facts: {
      ...(description !== '' && { description }),
      ...(website !== null && { website }),
      ...(hours !== null && { hours }),
      ...(isFree && { cost: 0 }),
    },
  }
}

/** Truncates a long text at the end of a sentence. */
function shorten(text: string): string {
  if (text.length <= longestDescription) return text
  const cut = text.slice(0, longestDescription)
  return cut.slice(0, cut.lastIndexOf('. ') + 1) || cut.trimEnd()
}

const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const korean = ['월', '화', '수', '목', '금', '토', '일']
const never = /^(n\/a|none|no closed days|open all year( round)?|n\/a \(open all year( round)?\)|연중무휴|없음)\.?$/i

/**
 * Parses hours that are one time span for every day, with no closed days or with whole weekdays as closed days. All
 * other hours are unknown, also if the text does not say whether there are closed days.
 */
export function readFreeHours(open: string, rest: string): OpeningHours | null {
  const closed = never.test(rest) ? [] : readRestDays(rest)
  if (!closed) return null
  if (/^(open )?24 hours( a day)?$/i.test(open)) return closed.length === 0 ? '24h' : null
  const [, from = '', to = ''] = /^(\d{1,2}:\d{2})\s*[-~–]\s*(\d{1,2}:\d{2})$/.exec(open) ?? []
  const interval = readInterval(from, to)
  if (!interval || interval[0] === interval[1]) return null
  const [mon, tue, wed, thu, fri, sat, sun] = weekdays.map((_, index) => (closed.includes(index) ? [] : [interval]))
  return mon && tue && wed && thu && fri && sat && sun ? { mon, tue, wed, thu, fri, sat, sun } : null
}

/** Null if the text contains anything but weekdays. */
function readRestDays(rest: string): number[] | null {
  const words = rest
    .replace(/^(closed )?(on )?(every )?/i, '')
    .replace(/^매주\s*/, '')
    .split(/\s*(?:,|\/|&|·|\band\b)\s*/i)
    .filter(Boolean)
  const found = words.map((word) => {
    const [, start = ''] = /^(mon|tues?|wednes|thurs|fri|satur|sun)days?\.?$/i.exec(word) ?? []
    const [, sign = ''] = /^([월화수목금토일])요일$/.exec(word) ?? []
    return start === '' ? korean.indexOf(sign) : english.indexOf(start.slice(0, 3).toLowerCase())
  })
  return found.length === 0 || found.includes(-1) ? null : found
}
