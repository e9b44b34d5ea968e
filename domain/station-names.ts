import { stationNames } from './station-names.generated.ts'

let names: ReadonlyMap<string, string> | null = null

/** A station's name in Hangul, for a driver: `Gyeongbokgung` gives `경복궁역`. Null for an unknown station. */
export function koreanStationName(station: string): string | null {
  names ??= readNames()
  const name = names.get(keyOf(station))
  if (name === undefined) return null
  return name.endsWith('역') ? name : `${name}역`
}

function readNames(): ReadonlyMap<string, string> {
  return new Map(
    stationNames.split('\n').map((line) => {
      const [en = '', ko = ''] = line.split('|')
      return [keyOf(en), ko]
    }),
  )
}

/** `Myeongdong`, `Myeong-dong` and `Myeong-dong Station` get the same key. */
function keyOf(station: string): string {
  return station
    .toLowerCase()
    .replace(/\bstation\b/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
