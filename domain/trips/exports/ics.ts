import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripExportWords } from './export-words.ts'
import { type ExportedStop, listExportedDays } from './exported-days.ts'
import { escapeText, writeProperty } from './ics-lines.ts'
import { type IcsProperty, seoulTimeZone, writeIcsMoment, writeIcsStamp } from './ics-parts.ts'
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
  const stamp = writeIcsStamp(Date.parse(shown.generatedAt))
  const stops = listExportedDays(shown).flatMap(({ stops: ofDay }) => ofDay)
  const properties: IcsProperty[] = [
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
    ...seoulTimeZone,
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

function listEvent(exported: ExportedStop, { words, calendarKey, stamp, url, sequence }: EventOptions): IcsProperty[] {
  const { uid, stop, place, at, start, end } = exported
  const location = place ? [place.name.ko || place.name.en, place.address.ko || place.address.en] : []
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${calendarKey}-${uid}@my-guide-korea`],
    ['DTSTAMP', stamp],
    ['SEQUENCE', String(Math.max(0, Math.trunc(sequence)))],
    ['DTSTART;TZID=Asia/Seoul', writeIcsMoment(start)],
    // DTEND has to be later than DTSTART.
    ...optional('DTEND;TZID=Asia/Seoul', writeIcsMoment(end) > writeIcsMoment(start) ? writeIcsMoment(end) : ''),
    ['SUMMARY', escapeText(words.stop(stop, place))],
    ...optional('LOCATION', escapeText(location.filter(Boolean).join(', '))),
    ...optional('GEO', at ? `${at.lat};${at.lng}` : ''),
    ...optional('DESCRIPTION', escapeText(describeStop(exported, words).join('\n'))),
    ...writeUrl(url),
    ['END', 'VEVENT'],
  ]
}

function optional(name: string, value: string): IcsProperty[] {
  return value === '' ? [] : [[name, value]]
}

/** A URI value is not escaped, so characters that would end its line are removed. */
function writeUrl(url: string | undefined): IcsProperty[] {
  return url === undefined ? [] : [['URL', url.replaceAll(/[\s\p{Cc}]/gu, '')]]
}
