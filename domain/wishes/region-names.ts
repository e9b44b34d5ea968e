import type { PlaceName, Province } from '#domain/places/places.ts'
import { findRegion, regions, towns } from '#domain/korea/regions.ts'
import { nameKeys } from './name-keys.ts'
import { lettersOnly } from './plain-text.ts'

/** A city, a province or an island that a traveller named instead of a single place. */
export type NamedRegion = { name: PlaceName; province: Province }

/**
 * Names in Han characters, and usual misspellings. Others are found only by their English, Korean and kana names.
 */
const otherNames: Record<string, string> = {
  Seoul: '首爾,首尔,漢城,seul,soeul',
  Busan: '釜山',
  Incheon: '仁川',
  Daegu: '大邱',
  Gwangju: '光州',
  Daejeon: '大田',
  Ulsan: '蔚山',
  Jeju: '濟州,濟州島',
  Gyeonggi: '京畿道',
  Gangwon: '江原道',
  Suwon: '水原',
  Chuncheon: '春川',
  Sokcho: '束草',
  Gangneung: '江陵',
  Gyeongju: '慶州',
  Andong: '安東',
  Pohang: '浦項',
  Jeonju: '全州',
  Yeosu: '麗水',
  Suncheon: '順天',
  Mokpo: '木浦',
  Ganghwa: '江華',
  Samcheok: '三陟',
  Namwon: '南原',
  Boseong: '寶城,宝城',
  Haenam: '海南',
  Mungyeong: '聞慶,闻庆',
  Geoje: '巨濟,巨済',
  Paju: '坡州',
  Gapyeong: '加平',
  Wonju: '原州',
  Pyeongchang: '平昌',
  Danyang: '丹陽',
  Jecheon: '堤川',
  Gongju: '公州',
  Buyeo: '扶餘,扶余',
  Boryeong: '保寧,保宁',
  Asan: '牙山',
  Taean: '泰安',
  Ulleungdo: '鬱陵島,郁陵岛,欝陵島',
  Jinju: '晉州',
  Changwon: '昌原',
  Gunsan: '群山',
  Gochang: '高敞',
  Damyang: '潭陽',
  Seogwipo: '西歸浦,西帰浦',
  Tongyeong: '統營,統営',
}

const { byLetters, byKey } = indexRegions()

/** Jeonju and Cheongju have the same key. A key that two regions share matches neither. */
function indexRegions() {
  const letters = new Map<string, NamedRegion>()
  const keys = new Map<string, NamedRegion | null>()
  for (const region of namedRegions()) {
    for (const name of [region.name.en, region.name.ko, ...(otherNames[region.name.en]?.split(',') ?? [])]) {
      letters.set(lettersOnly(name), letters.get(lettersOnly(name)) ?? region)
      for (const key of nameKeys(name)) {
        const known = keys.get(key)
        // A town comes after its province; two provinces do not share a key.
        if (known === undefined) keys.set(key, region)
        else if (known?.province !== region.province) keys.set(key, null)
      }
    }
  }
  return { byLetters: letters, byKey: keys }
}

function namedRegions(): NamedRegion[] {
  const ofTowns = towns.flatMap(({ name, regionId }) => {
    const province = findRegion(regionId)?.province
    return province ? [{ name, province }] : []
  })
  return [...regions.map(({ name, province }) => ({ name, province })), ...ofTowns]
}

/** The names and keys of all regions, for a first look at whether a text may name one. */
export function listRegionKeys(): string[] {
  return [...byLetters.keys(), ...byKey.keys()]
}

/** The region that a text names, or null: `Jeju Island`, `부산시`, `釜山`, `プサン`. */
export function readRegion(text: string): NamedRegion | null {
  const letters = lettersOnly(text)
  const isHangul = /^\p{Script=Hangul}{3,}$/u.test(letters)
  const bare = letters.replace(isHangul ? /(?:특별|광역)?시$|도$|섬$/u : /(?:city|province|island|si|do)$/u, '')
  const exact = byLetters.get(letters) ?? byLetters.get(bare)
  if (exact) return exact
  const keys = [...nameKeys(text), ...nameKeys(bare)]
  return keys.map((key) => byKey.get(key)).find((region) => region) ?? null
}
