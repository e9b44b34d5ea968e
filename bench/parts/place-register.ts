import type { OpeningHours } from '#domain/places/places.ts'
import { writeCsvRecord } from '#server/platform/rows/write-csv.ts'
import { generatePlaces } from './generated-places.ts'

const names =
  'id,name_en,name_ko,kind,description,lat,lng,province,address_ko,address_en,phone,website,opening_hours,cuisine,cost,tags'

/**
 * A list of places as our mapping for CSV knows it, line by line: nobody's places, half of them without an English
 * name.
 */
export function* writePlaceRegister({ rows, phoneStart }: { rows: number; phoneStart: string }): Generator<string> {
  yield `${names}\r\n`
  for (const { sourceId, facts } of generatePlaces(rows, 20_261_121)) {
    yield writeCsvRecord([
      sourceId,
      facts.name.en,
      facts.name.ko,
      facts.kind,
      facts.description,
      String(facts.lat),
      String(facts.lng),
      facts.province,
      facts.address.ko,
      facts.address.en,
      `${phoneStart}-555-${sourceId.padStart(6, '0')}`,
      Number(sourceId) % 3 === 0 ? `www.hanbit${sourceId}.example` : '',
      writeHours(facts.hours),
      facts.cuisine ?? '',
      facts.cost === null ? '' : String(facts.cost),
      facts.tags.join(';'),
    ])
  }
}

function writeHours(hours: OpeningHours | null): string {
  if (hours === null) return ''
  return hours === '24h' ? '24/7' : 'Mo-Th 10:00-20:00; Fr,Sa 10:00-22:00; Su 10:00-18:00'
}
