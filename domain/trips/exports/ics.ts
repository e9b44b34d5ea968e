import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripExportWords } from './export-words.ts'
import { type ExportedStop, listExportedDays } from './exported-days.ts'
import { escapeText, writeProperty } from './ics-lines.ts'
import { type ExportOptions, shownDocument } from './shown-document.ts'
import { describeStop, describeTrip } from './stop-details.ts'

type IcsOptions = ExportOptions & {
  /** Tells the entries of this trip from those of all others: see `calendarKeySource`. */
  calendarKey: string
  /** The address of the trip's page. */
  url?: string
  /** The number of changes so far, for a calendar that is updated with its plan. */
  sequence?: number
}

type Property = readonly [name: string, value: string]

// Korea has had a fixed offset without daylight saving time since 1988.
const timeZone: readonly Property[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', 'Asia/Seoul'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19890101T000000'],
  ['TZOFFSETFROM', '+0900'],
  ['TZOFFSETTO', '+0900'],
  ['TZNAME', 'KST'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
]

/**
 * The text whose SHA-256 is the calendar key of a saved trip, so that its calendar address and files of every device
 * have the same entries. The hash does not reveal the id. A trip that is not saved has a random key.
 */
export function calendarKeySource(tripId: string): string {
  return `calendar of trip ${tripId}`
}

/** The number of hexadecimal digits of a calendar key. */
export const calendarKeyLength = 32

/** The trip as iCalendar (RFC 5545): an event for every stop and move, with directions and cost. */
export function writeIcs(document: TripDocument, options: IcsOptions): string {
  const { words, calendarKey, url, sequence = 0 } = options
  const shown = shownDocument(document, options)
  const title = escapeText(words.title(shown))
  const stamp = writeStamp(shown.generatedAt)
  const stops = listExportedDays(shown).flatMap(({ stops: ofDay }) => ofDay)
  const properties: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${escapeText(words.siteName)}//Trip planner//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['NAME', title],
    // For programs without RFC 7986: name, time zone and refresh interval.
    ['X-WR-CALNAME', title],
    ['X-WR-CALDESC', escapeText(describeTrip(shown, words))],
    ['X-WR-TIMEZONE', 'Asia/Seoul'],
    ...writeUrl(url),
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
    ...timeZone,
    ...stops.flatMap((stop) => listEvent(stop, { words, calendarKey, stamp, url, sequence })),
    ['END', 'VCALENDAR'],
  ]
  return properties.map(([name, value]) => writeProperty(name, value)).join('')
}

type EventOptions = {
  words: TripExportWords
  calendarKey: string
  stamp: string
  url: string | undefined
  sequence: number
}

function listEvent(exported: ExportedStop, { words, calendarKey, stamp, url, sequence }: EventOptions): Property[] {
  const { uid, stop, place, at, start, end } = exported
  const location = place ? [place.name.ko || place.name.en, place.address.ko || place.address.en] : []
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${calendarKey}-${uid}@my-guide-korea`],
    ['DTSTAMP', stamp],
    ['SEQUENCE', String(Math.max(0, Math.trunc(sequence)))],
    ['DTSTART;TZID=Asia/Seoul', writeMoment(start)],
    // DTEND has to be later than DTSTART.
    ...optional('DTEND;TZID=Asia/Seoul', writeMoment(end) > writeMoment(start) ? writeMoment(end) : ''),
    ['SUMMARY', escapeText(words.stop(stop, place))],
    ...optional('LOCATION', escapeText(location.filter(Boolean).join(', '))),
    ...optional('GEO', at ? `${at.lat};${at.lng}` : ''),
    ...optional('DESCRIPTION', escapeText(describeStop(exported, words).join('\n'))),
    ...writeUrl(url),
    ['END', 'VEVENT'],
  ]
}

function optional(name: string, value: string): Property[] {
  return value === '' ? [] : [[name, value]]
}

function writeMoment({ date, clock }: SeoulMoment): string {
  return `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`
}

/** DTSTAMP has to be in UTC. */
function writeStamp(generatedAt: string): string {
  const time = Date.parse(generatedAt)
  const moment = new Date(Number.isNaN(time) ? 0 : time).toISOString()
  return `${moment.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`
}

/** A URI value is not escaped, so characters that would end its line are removed. */
function writeUrl(url: string | undefined): Property[] {
  return url === undefined ? [] : [['URL', url.replaceAll(/[\s\p{Cc}]/gu, '')]]
}
