import { foldText } from '#domain/site/search-words.ts'
import type { PlaceFacts, PlaceScene } from '#domain/places/places.ts'
import busan from './facts/places/busan.json' with { type: 'json' }
import gangwon from './facts/places/gangwon.json' with { type: 'json' }
import gyeongsang from './facts/places/gyeongsang.json' with { type: 'json' }
import incheonAndGyeonggi from './facts/places/incheon-and-gyeonggi.json' with { type: 'json' }
import jeju from './facts/places/jeju.json' with { type: 'json' }
import jeollaAndChungcheong from './facts/places/jeolla-and-chungcheong.json' with { type: 'json' }
import officialNames from './facts/places/official-names.json' with { type: 'json' }
import otherScripts from './facts/places/other-scripts.json' with { type: 'json' }
import seoulSights from './facts/places/seoul-sights.json' with { type: 'json' }
import seoulTablesAndShops from './facts/places/seoul-tables-and-shops.json' with { type: 'json' }
import shownFirst from './facts/places/shown-first.json' with { type: 'json' }
import { createFame } from './fame.ts'
import { readPlaceSense } from './place-sense.ts'
import { placeScenes } from './place-scenes.ts'
import { placeRow, type PlaceRow, readPlaceRow } from './place-rows.ts'

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

/** Names in scripts other than Latin and Hangul that visitors type, by the id of a place. */
const namesInOtherScripts: Readonly<Record<string, readonly string[]>> = otherScripts

/** Names by the Korea Tourism Organization in Japanese, in simplified and in traditional characters. */
const official: Readonly<Record<string, { ja?: string; zh?: string; zhHant?: string }>> = officialNames

/** The rows as parsed from the files, in no particular order. */
export function readPlaceRows(): PlaceRow[] {
  return areas.flat().map((row) => placeRow.parse(row))
}

/** The embedded catalogue in the order of the guide: first a selection from the whole country, then by area. */
export function readPlaces(): (PlaceFacts & PlaceScene)[] {
  const ranks = new Map(shownFirst.map((id, rank) => [id, rank]))
  const fameOf = createFame()
  const sense = readPlaceSense()
  const rankOf = ({ id }: PlaceFacts) => ranks.get(id) ?? ranks.size
  return areas
    .flat()
    .map((row) => readPlaceRow(row, sense))
    .map((facts) => ({
      ...facts,
      ...nameInScripts(facts),
      scene: placeScenes.get(facts.id) ?? null,
      fame: fameOf(facts.id, facts.kind),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What it is called in other scripts, and what visitors who write them search for. */
function nameInScripts({ id, aliases, otherNames }: PlaceFacts): Pick<PlaceFacts, 'aliases' | 'otherNames'> {
  const { ja = otherNames.ja, zh = otherNames.zh, zhHant } = official[id] ?? {}
  const searched = namesInOtherScripts[id] ?? []
  const known = [...aliases, ja, zh, ...searched].map((name) => foldText(name ?? ''))
  const isNew = zhHant !== undefined && !known.includes(foldText(zhHant))
  return { otherNames: { ja, zh }, aliases: [...aliases, ...(isNew ? [zhHant] : []), ...searched] }
}
