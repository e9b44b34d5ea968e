import * as z from 'zod/mini'
import { type PlaceSense, unknownSense } from '#domain/places/place-sense.ts'
import { placeSense } from '#domain/places/place-sense-schemas.ts'
import busan from './facts/place-sense/busan.json' with { type: 'json' }
import gangwon from './facts/place-sense/gangwon.json' with { type: 'json' }
import gyeongsang from './facts/place-sense/gyeongsang.json' with { type: 'json' }
import incheonAndGyeonggi from './facts/place-sense/incheon-and-gyeonggi.json' with { type: 'json' }
import jeju from './facts/place-sense/jeju.json' with { type: 'json' }
import jeollaAndChungcheong from './facts/place-sense/jeolla-and-chungcheong.json' with { type: 'json' }
import seoulSights from './facts/place-sense/seoul-sights.json' with { type: 'json' }
import seoulTablesAndShops from './facts/place-sense/seoul-tables-and-shops.json' with { type: 'json' }

const areas: readonly (readonly unknown[])[] = [
  seoulSights,
  seoulTablesAndShops,
  busan,
  jeju,
  incheonAndGyeonggi,
  gangwon,
  gyeongsang,
  jeollaAndChungcheong,
]

const row = z.looseObject({ id: z.string() })
const whole = z.strictObject(placeSense)

/** What the editors of this guide know about places, by their ids. A row leaves out what is unknown. */
export function readPlaceSense(): Map<string, PlaceSense> {
  const rows = areas.flat().map((given) => row.parse(given))
  const known = new Map(rows.map(({ id, ...sense }) => [id, whole.parse({ ...unknownSense, ...sense })]))
  if (known.size < rows.length) throw new Error('a place has two rows')
  return known
}
