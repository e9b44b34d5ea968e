import { stationNames } from './station-names.generated.ts'

let names: ReadonlyMap<string, string> | null = null

/** The name of a station as a driver reads it: `Gyeongbokgung` is `경복궁역`. Null for a station that is not known. */
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

/** Rows write `Myeongdong`, `Myeong-dong` and `Myeong-dong Station` alike. */
function keyOf(station: string): string {
  return station
    .toLowerCase()
    .replace(/\bstation\b/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
