import { listedSpan } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanBase } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { dropControls } from './control-characters.ts'
import type { TripExportWords } from './export-words.ts'
import { type ExportedDay, type ExportedPoint, type ExportedStop, listExportedDays, pointOf } from './exported-days.ts'
import { type ExportOptions, shownDocument } from './shown-document.ts'
import { describeStop, describeTrip } from './stop-details.ts'

/** The trip as GPX 1.1: a waypoint for every place, and a route through the stops of every day. */
export function writeGpx(document: TripDocument, options: ExportOptions): string {
  const { words } = options
  const shown = shownDocument(document, options)
  const days = listExportedDays(shown)
  const stops = days.flatMap((day) => day.stops)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(words.siteName)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    '<metadata>',
    ...element('name', words.title(shown)),
    ...element('desc', describeTrip(shown, words)),
    '</metadata>',
    ...stops.flatMap((stop) => (stop.at ? writePoint('wpt', stop.at, nameAndKind(stop, words)) : [])),
    ...days.flatMap((day) => writeRoute(day, words)),
    '</gpx>',
    '',
  ].join('\n')
}

function nameAndKind(exported: ExportedStop, words: TripExportWords): string[] {
  const { stop, place } = exported
  const { from, to } = listedSpan(stop)
  return [
    ...element('name', words.stop(stop, place)),
    ...element('desc', [words.span(from, to), ...describeStop(exported, words)].join('\n')),
    ...element('type', words.kind(stop)),
  ]
}

/** The route of a day from its start to its end point. It joins points by straight lines, not along streets. */
function writeRoute({ number, day, stops }: ExportedDay, words: TripExportWords): string[] {
  return [
    '<rte>',
    ...element('name', words.day(number, day)),
    ...element('number', String(number)),
    ...writeBase(day.from),
    ...stops.flatMap(({ at, stop, place }) =>
      at ? writePoint('rtept', at, element('name', words.stop(stop, place))) : [],
    ),
    ...writeBase(day.to),
    '</rte>',
  ]
}

function writeBase(base: PlanBase): string[] {
  const at = pointOf(base)
  return at ? writePoint('rtept', at, element('name', base.name)) : []
}

function writePoint(name: 'wpt' | 'rtept', { lat, lng }: ExportedPoint, inside: string[]): string[] {
  return [`<${name} lat="${lat}" lon="${lng}">`, ...inside, `</${name}>`]
}

function element(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`]
}

/** XML 1.0 forbids most control characters, even escaped ones. */
function escapeXml(text: string): string {
  return dropControls(text)
    .replaceAll(/[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
