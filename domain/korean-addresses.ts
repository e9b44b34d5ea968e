import type { PlaceName, Province } from './places.ts'
import { romaniseDivision } from './romanise.ts'

/** What a Korean address says of where it is. What it does not say is null. */
export type AddressParts = { province: Province | null; district: PlaceName | null; neighbourhood: PlaceName | null }

/**
 * How addresses begin, today's names and those before 2023. "전남광주통합특별시" (2026) is two provinces in one and names
 * neither.
 */
const provinceStarts: readonly (readonly [start: RegExp, province: Province])[] = [
  [/^서울/, 'Seoul'],
  [/^부산/, 'Busan'],
  [/^대구/, 'Daegu'],
  [/^인천/, 'Incheon'],
  [/^광주(?!시)/, 'Gwangju'],
  [/^대전/, 'Daejeon'],
  [/^울산/, 'Ulsan'],
  [/^세종/, 'Sejong'],
  [/^경기/, 'Gyeonggi'],
  [/^강원/, 'Gangwon'],
  [/^(충북|충청북)/, 'North Chungcheong'],
  [/^(충남|충청남)/, 'South Chungcheong'],
  [/^(전북|전라북)/, 'North Jeolla'],
  [/^(전남(?!광주)|전라남)/, 'South Jeolla'],
  [/^(경북|경상북)/, 'North Gyeongsang'],
  [/^(경남|경상남)/, 'South Gyeongsang'],
  [/^제주/, 'Jeju'],
]

/** Districts of these names lie in several provinces; outside of Seoul they say which. */
const sharedDistricts = new Set(['중구', '동구', '서구', '남구', '북구', '강서구', '고성군'])

/** The province that a Korean word begins with: `서울특별시`, `서울`, `전라북도`. */
export function provinceOf(text: string): Province | null {
  return provinceStarts.find(([start]) => start.test(text.trim()))?.[1] ?? null
}

/**
 * `readKoreanAddress('경기도 성남시 분당구 황새울로 1, 3층 (서현동)')` is in Gyeonggi, in "Bundang-gu, Seongnam", in
 * "Seohyeon-dong".
 */
export function readKoreanAddress(address: string): AddressParts {
  const [first = '', second = '', third = ''] = address.trim().split(/\s+/, 3)
  const province = provinceOf(first)
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

/** Road addresses name it in brackets at their end. */
function readNeighbourhood(address: string): PlaceName | null {
  const [, name] = /\(([가-힣]+\d*(?:동|가|리|읍|면))(?:,[^)]*)?\)/u.exec(address) ?? []
  return name === undefined ? null : { en: romaniseDivision(name), ko: name }
}
