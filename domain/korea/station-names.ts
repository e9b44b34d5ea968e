import { lineNames, stationNames } from './station-names.generated.ts'

type Station = { en: string; ko: string; lines: Name[] }
type Name = { en: string; ko: string }

let stations: ReadonlyMap<string, Station> | null = null

/** A station's name in Hangul, for a driver: `Gyeongbokgung` gives `경복궁역`. Null for an unknown station. */
export function koreanStationName(station: string): string | null {
  return findStation(station)?.ko ?? null
}

/** A station with its lines in both scripts: `Gyeongbokgung, Line 3` and `경복궁역 3호선`. `ko` is null if unknown. */
export function stationWithLines(station: string): { en: string; ko: string | null } {
  const known = findStation(station)
  if (!known) return { en: station, ko: null }
  const lines = known.lines.length === 0 ? '' : ` ${known.lines.map(({ ko }) => ko).join(', ')}`
  return { en: [station, ...known.lines.map(({ en }) => en)].join(', '), ko: `${known.ko}${lines}` }
}

/**
 * The English names of the stations that a text names in either script, also by their quarter: `Jamsil station`, 잠실역
 * and `Samseong-dong`. In Hangul several cities may have one of this name.
 */
export function stationsNamed(text: string): string[] {
  const name = text.replace(/\([^)]*\)/gu, '').trim()
  const quarter = name.replace(/(?<=\p{L}{2})(?:[- ]?dong|동)$/iu, '')
  const byKey = findStation(name) ?? findStation(quarter)
  if (byKey) return [byKey.en]
  if (!/\p{Script=Hangul}/u.test(name)) return []
  stations ??= readStations()
  const ofName = (part: string) =>
    [...(stations ?? []).values()].flatMap(({ en, ko }) =>
      ko === (part.endsWith('역') ? part : `${part}역`) ? [en] : [],
    )
  const found = ofName(name)
  return found.length > 0 ? found : ofName(quarter)
}

function findStation(station: string): Station | undefined {
  stations ??= readStations()
  return stations.get(keyOf(station))
}

function readStations(): ReadonlyMap<string, Station> {
  const lines = new Map(
    lineNames.split('\n').map((line) => {
      const [id = '', en = '', ko = ''] = line.split('|')
      return [id, { en, ko }]
    }),
  )
  return new Map(
    stationNames.split('\n').map((line) => {
      const [en = '', ko = '', ...ids] = line.split('|')
      const named = ko.endsWith('역') ? ko : `${ko}역`
      return [keyOf(en), { en, ko: named, lines: ids.flatMap((id) => lines.get(id) ?? []) }]
    }),
  )
}

/** `Myeongdong`, `Myeong-dong` and `Myeong-dong Station` get the same key, as do `Univ.` and `University`. */
function keyOf(station: string): string {
  return station
    .toLowerCase()
    .replace(/\bstation\b/u, '')
    .replaceAll(/\buniversity\b/gu, 'univ')
    .replaceAll(/\bnational\b/gu, 'natl')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
