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
  Incheon: '仁川駅,仁川站',
  Jamsil: '蚕室,蠶室',
  'Jongno 3-ga': '鍾路3街,鐘路3街,钟路3街,鍾路三街,鐘路三街,钟路三街',
  'Konkuk Univ.': '建大入口,建大',
  Samseong: '三成',
  Seolleung: '宣陵',
  Seomyeon: '西面',
  'Seoul Station': 'ソウル駅,首爾站,首尔站',
  Sinsa: '新沙,シンサ',
  Suwon: '水原駅,水原站',
  Wangsimni: '往十里',
  Yeoksam: '駅三,驛三,驿三',
}
const stationByHan = new Map(
  Object.entries(hanStations).flatMap(([en, han]) => han.split(',').map((name) => [name, en] as const)),
)

/** 中文, which is also the Chinese language, as the resort of Jeju. */
const resort = /^(?:中文|チュンムン)/u

/** The names of stations in Han characters, the longest first. */
export const hanStationNames: readonly string[] = [...stationByHan.keys()].toSorted((a, b) => b.length - a.length)

// More places than these share a common word, and no quarter.
const mostAround = 40

/** What stands around a name: "hotel near Jamsil station, exit 3". */
const beforeName =
  /^(?:exit \d+,? (?:of |at )?|(?:(?:an?|the|my|our) )?(?:(?:hotel|hostel|guest ?house|air ?bnb|apartment|room|stay|staying|somewhere|anywhere) )?(?:near|by|next to|close to|around|beside|at|in) )(?:the )?/iu
const afterName =
  /(?:[,(]? ?(?:exit \d+|\d+번 ?출구|\d+番出口|\d+[号號]出?口)\)?|(?: ?(?:근처|부근|옆)|の?(?:近く|附近|周辺))(?:에|의|の|的)? ?(?:호텔|숙소|ホテル|宿|酒店|飯店)?)+$/iu

/** Whether words name a station, and not the town or the quarter around it: `Busan Station`, 부산역, 釜山駅. */
export function isStationName(words: string): boolean {
  return /\bstation$|[역駅站]$/iu.test(words)
}

/** Finds where somebody sleeps: a place, an area, a town, a station, or a quarter after which places are named. */
export function readBed(words: string, names: PlaceNames): BedWish {
  const typed = words.trim().replace(afterName, '').replace(beforeName, '')
  const name = resort.test(typed) ? 'Jungmun' : typed
  const stations = stationsNamed(
    stationByHan.get(name.replace(/(?<=..)[駅站]$/u, '')) ?? stationByHan.get(name) ?? name,
  )
  if (isStationName(name) && stations.length > 0)
    return { words, area: null, placeIds: [], town: null, stations, around: [] }
  const area = readArea(name.replace(/ station$/iu, ''))
  const town = readRegion(name)?.name.en ?? null
  const named = findNamed(name, names)
  const isKnown = area !== null || town !== null || named?.match === 'name'
  const alike = isKnown || named ? null : findAlike(name, names)
  return {
    words,
    area,
    placeIds: placesNamed(name, names),
    town,
    stations: isKnown ? [] : stations,
    around: alike?.match === 'part' && alike.placeIds.length <= mostAround ? alike.placeIds : [],
  }
}

/** Whether the planner may find a bed by these words, though they are the name of no place. */
export function isQuarter({ stations, around }: BedWish): boolean {
  return stations.length > 0 || around.length > 1
}
