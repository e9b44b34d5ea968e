import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripExportWords } from './export-words.ts'
import { type ExportedDay, type ExportedPoint, listExportedDays, pointOf } from './exported-days.ts'
import { type ExportOptions, shownDocument } from './shown-document.ts'
import { describeStop, describeTrip } from './stop-details.ts'

type Position = [lng: number, lat: number]

type Feature = {
  type: 'Feature'
  id: string
  geometry: { type: 'Point'; coordinates: Position } | { type: 'LineString'; coordinates: Position[] }
  properties: Record<string, string | number | null>
}

/** The trip as GeoJSON (RFC 7946): a point for every place, and a line through the stops of every day. */
export function writeGeoJson(document: TripDocument, options: ExportOptions): string {
  const { words } = options
  const shown = shownDocument(document, options)
  const days = listExportedDays(shown)
  const collection = {
    type: 'FeatureCollection',
    name: words.title(shown),
    description: describeTrip(shown, words),
    features: days.flatMap((day) => [...listPoints(day, words), ...listLine(day, words)]),
  }
  return `${JSON.stringify(collection, null, 1)}\n`
}

function listPoints({ number, stops }: ExportedDay, words: TripExportWords): Feature[] {
  return stops.flatMap((exported): Feature[] => {
    const { uid, at, stop, place, start, end } = exported
    if (!at) return []
    const properties = {
      day: number,
      name: words.stop(stop, place),
      nameKo: place?.name.ko ?? null,
      kind: stop.kind,
      address: place?.address.en ?? null,
      addressKo: place?.address.ko ?? null,
      start: writeMoment(start),
      end: writeMoment(end),
      costKrw: Number.isFinite(stop.cost) ? stop.cost : null,
      description: describeStop(exported, words).join('\n'),
    }
    return [{ type: 'Feature', id: uid, geometry: { type: 'Point', coordinates: positionOf(at) }, properties }]
  })
}

/** A line needs two positions. */
function listLine({ number, day, stops }: ExportedDay, words: TripExportWords): Feature[] {
  const points = [pointOf(day.from), ...stops.map(({ at }) => at), pointOf(day.to)].filter((point) => point !== null)
  if (points.length < 2) return []
  const properties = { day: number, date: day.date, name: words.day(number, day) }
  const geometry = { type: 'LineString' as const, coordinates: points.map(positionOf) }
  return [{ type: 'Feature', id: `day-${day.date}`, geometry, properties }]
}

function positionOf({ lat, lng }: ExportedPoint): Position {
  return [lng, lat]
}

function writeMoment({ date, clock }: SeoulMoment): string {
  return `${date}T${clock}:00+09:00`
}
