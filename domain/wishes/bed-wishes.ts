import { stationsNamed } from '#domain/korea/station-names.ts'
import type { SeoulArea } from '#domain/places/places.ts'
import { readArea } from './choice-words.ts'
import { placesNamed } from './must-visit-text.ts'
import { findAlike, findNamed, type PlaceNames } from './place-names.ts'
import { readRegion } from './region-names.ts'

/** Where one sleeps, in what is known of these words. */
export type BedWish = {
  words: string
  /** The places of this name. */
  placeIds: string[]
  area: SeoulArea | null
  town: string | null
  /** The English names of the stations of this name, where no place has exactly it. */
  stations: string[]
  /** The places that have it as a part of their name, as those of Aewol do. */
  around: string[]
}

/** Stations in Han characters, in which the network has no names. */
const hanStations: Record<string, string> = {
  Anguk: '安国,安國',
  'Busan Station': '釜山駅,釜山站',
  'City Hall': '市庁,市廳,市厅',
  Gongdeok: '孔徳,孔德',
  Gwanghwamun: '光化門,光化门',
  Hapjeong: '合井',
  Hoehyeon: '会賢,會賢,会贤',
  Hyehwa: '恵化,惠化',
  Jamsil: '蚕室,蠶室',
  'Jongno 3-ga': '鍾路3街,鐘路3街,钟路3街,鍾路三街,鐘路三街,钟路三街',
  'Konkuk Univ.': '建大入口,建大',
  Samseong: '三成',
  Seolleung: '宣陵',
  Seomyeon: '西面',
  'Seoul Station': 'ソウル駅,首爾站,首尔站',
  Wangsimni: '往十里',
  Yeoksam: '駅三,驛三,驿三',
}
const stationByHan = new Map(
  Object.entries(hanStations).flatMap(([en, han]) => han.split(',').map((name) => [name, en] as const)),
)

/** The names of stations in Han characters, the longest first. */
export const hanStationNames: readonly string[] = [...stationByHan.keys()].toSorted((a, b) => b.length - a.length)

// More places than these share a common word, and no quarter.
const mostAround = 40

/** Finds where somebody sleeps: a place, an area, a town, a station, or a quarter after which places are named. */
export function readBed(words: string, names: PlaceNames): BedWish {
  const area = readArea(words)
  const town = readRegion(words)?.name.en ?? null
  const named = findNamed(words, names)
  const isKnown = area !== null || town !== null || named?.match === 'name'
  const alike = isKnown || named ? null : findAlike(words, names)
  return {
    words,
    area,
    placeIds: placesNamed(words, names),
    town,
    stations: isKnown
      ? []
      : stationsNamed(stationByHan.get(words.replace(/(?<=..)[駅站]$/u, '')) ?? stationByHan.get(words) ?? words),
    around: alike?.match === 'part' && alike.placeIds.length <= mostAround ? alike.placeIds : [],
  }
}

/** Whether the planner may find a bed by these words, though they are the name of no place. */
export function isQuarter({ stations, around }: BedWish): boolean {
  return stations.length > 0 || around.length > 1
}
