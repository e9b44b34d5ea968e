import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { escapeText, writeProperty } from '#domain/trips/exports/ics-lines.ts'
import { type IcsProperty, seoulTimeZone, writeIcsMoment, writeIcsStamp } from '#domain/trips/exports/ics-parts.ts'
import type { VisitSpan } from './consultation-life.ts'

type VisitEntry = {
  /** The id of the request, which is the same for every change of the visit. */
  id: string
  visit: VisitSpan
  /** A calendar follows the entry with the higher number. */
  changes: number
  isCancelled: boolean
  writtenAt: number
  siteName: string
  /** They say when, and neither where nor why: calendars are read by others too. */
  title: string
  text: string
}

/** A visit as iCalendar (RFC 5545), to attach to a mail. A cancelled one removes the entry from calendars. */
export function writeVisitCalendar(entry: VisitEntry): string {
  const { id, visit, changes, isCancelled, writtenAt, siteName, title, text } = entry
  const properties: IcsProperty[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${escapeText(siteName)}//Visits//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ...seoulTimeZone,
    ['BEGIN', 'VEVENT'],
    ['UID', `visit-${id}@my-guide-korea`],
    ['DTSTAMP', writeIcsStamp(writtenAt)],
    ['SEQUENCE', String(changes)],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['DTSTART;TZID=Asia/Seoul', writeIcsMoment(seoulMoment(visit.from))],
    ['DTEND;TZID=Asia/Seoul', writeIcsMoment(seoulMoment(visit.to))],
    ['SUMMARY', escapeText(title)],
    ['DESCRIPTION', escapeText(text)],
    ['CLASS', 'PRIVATE'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]
  return properties.map(([name, value]) => writeProperty(name, value)).join('')
}
