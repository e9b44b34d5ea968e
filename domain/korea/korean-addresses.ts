import type { PlaceName, Province } from '#domain/places/places.ts'
import { romaniseDivision } from './romanise.ts'

/** The parts of a Korean address. A missing part is null. */
export type AddressParts = { province: Province | null; district: PlaceName | null; neighbourhood: PlaceName | null }

/**
 * The first words of addresses: present names and those before 2023. "전남광주통합특별시" (July 2026) covers two
 * provinces, which the word after it tells apart; alone it matches neither.
 */
const provinceStarts: readonly (readonly [start: RegExp, province: Province])[] = [
  [/^서울/, 'Seoul'],
  [/^부산/, 'Busan'],
  [/^대구/, 'Daegu'],
  [/^인천/, 'Incheon'],
  [/^(광주(?!시)|전남광주통합특별시\s+(동구|서구|남구|북구|광산구)(?![가-힣]))/, 'Gwangju'],
  [/^대전/, 'Daejeon'],
  [/^울산/, 'Ulsan'],
  [/^세종/, 'Sejong'],
  [/^경기/, 'Gyeonggi'],
  [/^강원/, 'Gangwon'],
  [/^(충북|충청북)/, 'North Chungcheong'],
  [/^(충남|충청남)/, 'South Chungcheong'],
  [/^(전북|전라북)/, 'North Jeolla'],
  [/^(전남(?!광주)|전라남|전남광주통합특별시\s+[가-힣]+[시군](?![가-힣]))/, 'South Jeolla'],
  [/^(경북|경상북)/, 'North Gyeongsang'],
  [/^(경남|경상남)/, 'South Gyeongsang'],
  [/^제주/, 'Jeju'],
]

/** District names that exist in several provinces. Outside Seoul the English name includes the province. */
const sharedDistricts = new Set(['중구', '동구', '서구', '남구', '북구', '강서구', '고성군'])

/** The province at the start of a Korean text: `서울특별시`, `서울`, `전라북도`. */
export function provinceOf(text: string): Province | null {
  return provinceStarts.find(([start]) => start.test(text.trim()))?.[1] ?? null
}

/**
 * `readKoreanAddress('경기도 성남시 분당구 황새울로 1, 3층 (서현동)')` returns Gyeonggi,
 * "Bundang-gu, Seongnam" and "Seohyeon-dong".
 */
export function readKoreanAddress(address: string): AddressParts {
  const [first = '', second = '', third = ''] = address.trim().split(/\s+/, 3)
  const province = provinceOf(`${first} ${second}`)
  return {
    province,
    district: province && readDistrict(second, third, province),
    neighbourhood: readNeighbourhood(address),
  }
}

function readDistrict(second: string, third: string, province: Province): PlaceName | null {
  if (!/^[가-힣]+[시군구]$/u.test(second)) return null
  if (second.endsWith('시') && /^[가-힣]+구$/u.test(third)) {
    const city = romaniseDivision(second).replace(/-si$/, '')
    return { en: `${romaniseDivision(third)}, ${city}`, ko: `${second} ${third}` }
  }
  const en = romaniseDivision(second)
  const isShared = province !== 'Seoul' && sharedDistricts.has(second)
  return { en: isShared ? `${en}, ${province}` : en, ko: second }
}

/** Road addresses have the neighbourhood in brackets at the end. */
function readNeighbourhood(address: string): PlaceName | null {
  const [, name] = /\(([가-힣]+\d*(?:동|가|리|읍|면))(?:,[^)]*)?\)/u.exec(address) ?? []
  return name === undefined ? null : { en: romaniseDivision(name), ko: name }
}
