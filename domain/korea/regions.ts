import type { PlaceName, Province } from '#domain/places/places.ts'

/** A province, or a city with the rank of a province. */
export type Region = {
  id: string
  name: PlaceName
  province: Province
  /** A map shows a city as a dot with its name, and a province as a name in the middle of its area. */
  isCity: boolean
  /** The position of its name on a map, chosen by eye. */
  label: Position
}

/** A well-known town or island. */
export type Town = Position & { name: PlaceName; regionId: string }

type Position = { lat: number; lng: number }

/** In reading order: the capital and its surroundings, then clockwise, Jeju last. */
export const regions: readonly Region[] = [
  city('seoul', 'Seoul', '서울', 'Seoul', 37.5665, 126.978),
  city('incheon', 'Incheon', '인천', 'Incheon', 37.456, 126.705),
  land('gyeonggi', 'Gyeonggi', '경기', 'Gyeonggi', 37.14, 127.33),
  land('gangwon', 'Gangwon', '강원', 'Gangwon', 37.66, 128.45),
  land('north-chungcheong', 'North Chungcheong', '충북', 'North Chungcheong', 36.86, 127.85),
  land('south-chungcheong', 'South Chungcheong', '충남', 'South Chungcheong', 36.53, 126.79),
  city('sejong', 'Sejong', '세종', 'Sejong', 36.48, 127.289),
  city('daejeon', 'Daejeon', '대전', 'Daejeon', 36.3504, 127.3845),
  land('north-gyeongsang', 'North Gyeongsang', '경북', 'North Gyeongsang', 36.42, 128.8),
  city('daegu', 'Daegu', '대구', 'Daegu', 35.8714, 128.6014),
  city('ulsan', 'Ulsan', '울산', 'Ulsan', 35.5384, 129.3114),
  city('busan', 'Busan', '부산', 'Busan', 35.1796, 129.0756),
  land('south-gyeongsang', 'South Gyeongsang', '경남', 'South Gyeongsang', 35.4, 128.23),
  land('north-jeolla', 'North Jeolla', '전북', 'North Jeolla', 35.72, 127.12),
  land('south-jeolla', 'South Jeolla', '전남', 'South Jeolla', 34.86, 127.0),
  city('gwangju', 'Gwangju', '광주', 'Gwangju', 35.1595, 126.8526),
  land('jeju', 'Jeju', '제주', 'Jeju', 33.38, 126.55),
]

/** The towns that a map names besides the regions. Positions are those of the town halls, rounded. */
export const towns: readonly Town[] = [
  ...of('gyeonggi', ['Suwon', '수원', 37.263, 127.029], ['Paju', '파주', 37.76, 126.78]),
  ...of('gyeonggi', ['Gapyeong', '가평', 37.831, 127.51]),
  ...of('incheon', ['Ganghwa', '강화', 37.747, 126.488]),
  ...of('gangwon', ['Chuncheon', '춘천', 37.881, 127.73], ['Sokcho', '속초', 38.207, 128.592]),
  ...of('gangwon', ['Gangneung', '강릉', 37.752, 128.876], ['Wonju', '원주', 37.342, 127.92]),
  ...of('gangwon', ['Donghae', '동해', 37.525, 129.114], ['Samcheok', '삼척', 37.45, 129.165]),
  ...of('gangwon', ['Pyeongchang', '평창', 37.371, 128.39]),
  ...of('north-chungcheong', ['Cheongju', '청주', 36.642, 127.489], ['Danyang', '단양', 36.985, 128.365]),
  ...of('north-chungcheong', ['Jecheon', '제천', 37.132, 128.191]),
  ...of('south-chungcheong', ['Gongju', '공주', 36.447, 127.119], ['Buyeo', '부여', 36.276, 126.91]),
  ...of('south-chungcheong', ['Boryeong', '보령', 36.333, 126.613], ['Asan', '아산', 36.79, 127.003]),
  ...of('south-chungcheong', ['Taean', '태안', 36.746, 126.298]),
  ...of('north-gyeongsang', ['Gyeongju', '경주', 35.856, 129.225], ['Andong', '안동', 36.568, 128.73]),
  ...of('north-gyeongsang', ['Pohang', '포항', 36.019, 129.343], ['Ulleungdo', '울릉도', 37.484, 130.906]),
  ...of('north-gyeongsang', ['Mungyeong', '문경', 36.587, 128.187]),
  ...of('north-gyeongsang', ['Dokdo', '독도', 37.241, 131.865]),
  ...of('south-gyeongsang', ['Tongyeong', '통영', 34.854, 128.433], ['Jinju', '진주', 35.18, 128.108]),
  ...of('south-gyeongsang', ['Changwon', '창원', 35.228, 128.682], ['Namhae', '남해', 34.838, 127.892]),
  ...of('south-gyeongsang', ['Geoje', '거제', 34.881, 128.621]),
  ...of('north-jeolla', ['Jeonju', '전주', 35.824, 127.148], ['Gunsan', '군산', 35.968, 126.737]),
  ...of('north-jeolla', ['Namwon', '남원', 35.416, 127.39], ['Gochang', '고창', 35.436, 126.702]),
  ...of('south-jeolla', ['Yeosu', '여수', 34.76, 127.662], ['Suncheon', '순천', 34.951, 127.487]),
  ...of('south-jeolla', ['Mokpo', '목포', 34.812, 126.392], ['Damyang', '담양', 35.321, 126.988]),
  ...of('south-jeolla', ['Boseong', '보성', 34.771, 127.08], ['Haenam', '해남', 34.573, 126.599]),
  ...of('jeju', ['Jeju City', '제주시', 33.4996, 126.531], ['Seogwipo', '서귀포', 33.254, 126.56]),
]

/** The region with this id, as used in URLs; undefined for an unknown id. */
export function findRegion(id: string): Region | undefined {
  return regions.find((region) => region.id === id)
}

/** Where a map names the region or town with this English name; null for an unknown name. */
export function regionCentre(name: string): Position | null {
  const region = regions.find((one) => one.name.en === name)
  if (region) return region.label
  const town = towns.find((one) => one.name.en === name)
  return town ? { lat: town.lat, lng: town.lng } : null
}

function city(id: string, en: string, ko: string, province: Province, lat: number, lng: number): Region {
  return { id, name: { en, ko }, province, isCity: true, label: { lat, lng } }
}

function land(id: string, en: string, ko: string, province: Province, lat: number, lng: number): Region {
  return { id, name: { en, ko }, province, isCity: false, label: { lat, lng } }
}

function of(regionId: string, ...rows: [en: string, ko: string, lat: number, lng: number][]): Town[] {
  return rows.map(([en, ko, lat, lng]) => ({ name: { en, ko }, lat, lng, regionId }))
}
