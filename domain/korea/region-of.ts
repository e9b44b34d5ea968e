import type { Province } from '#domain/places/places.ts'
import { findRegion, type Region, regions, towns } from './regions.ts'

type Position = { lat: number; lng: number }

/**
 * Seats of cities, counties and districts, [lat, lng], rounded; our own list. Together with the towns on the map they
 * are dense enough that the nearest one gives the region of a point, except within a few kilometres of a border.
 */
const seats: Record<string, readonly (readonly [lat: number, lng: number])[]> = {
  incheon: [
    [37.49, 126.49], // Yeongjong
    [37.26, 126.48], // Ongjin
    [37.96, 124.67], // Baengnyeong
    [37.507, 126.722], // Bupyeong
  ],
  seoul: [
    [37.551, 126.85], // Gangseo
    [37.574, 127.04], // Dongdaemun
    [37.538, 127.082], // Gwangjin
    [37.53, 127.124], // Gangdong
    [37.517, 127.047], // Gangnam
    [37.654, 127.056], // Nowon
    [37.495, 126.887], // Guro
    [37.514, 127.106], // Songpa
    [37.475, 127.03], // Seocho
  ],
  gyeonggi: [
    [37.658, 126.832], // Goyang
    [37.615, 126.716], // Gimpo
    [37.503, 126.766], // Bucheon
    [37.429, 126.988], // Gwacheon
    [37.394, 126.957], // Anyang
    [37.322, 126.831], // Ansan
    [37.42, 127.127], // Seongnam
    [37.539, 127.215], // Hanam
    [37.594, 127.13], // Guri
    [37.738, 127.034], // Uijeongbu
    [37.636, 127.216], // Namyangju
    [37.895, 127.2], // Pocheon
    [38.096, 127.075], // Yeoncheon
    [37.492, 127.488], // Yangpyeong
    [37.298, 127.637], // Yeoju
    [37.272, 127.435], // Icheon
    [37.241, 127.178], // Yongin
    [37.008, 127.28], // Anseong
    [36.992, 127.113], // Pyeongtaek
    [37.2, 126.832], // Hwaseong
    [37.38, 126.803], // Siheung
  ],
  gangwon: [
    [38.147, 127.313], // Cheorwon
    [38.106, 127.708], // Hwacheon
    [38.11, 127.99], // Yanggu
    [38.069, 128.17], // Inje
    [38.38, 128.468], // Goseong
    [38.075, 128.619], // Yangyang
    [37.697, 127.889], // Hongcheon
    [37.492, 127.985], // Hoengseong
    [37.381, 128.661], // Jeongseon
    [37.184, 128.462], // Yeongwol
    [37.164, 128.986], // Taebaek
  ],
  'north-chungcheong': [
    [36.991, 127.926], // Chungju
    [36.94, 127.69], // Eumseong
    [36.855, 127.436], // Jincheon
    [36.815, 127.787], // Goesan
    [36.489, 127.729], // Boeun
    [36.306, 127.571], // Okcheon
    [36.175, 127.783], // Yeongdong
  ],
  'south-chungcheong': [
    [36.815, 127.114], // Cheonan
    [36.89, 126.646], // Dangjin
    [36.785, 126.45], // Seosan
    [36.601, 126.661], // Hongseong
    [36.187, 127.099], // Nonsan
    [36.109, 127.488], // Geumsan
    [36.459, 126.802], // Cheongyang
    [36.08, 126.691], // Seocheon
  ],
  'north-gyeongsang': [
    [36.806, 128.624], // Yeongju
    [36.993, 129.4], // Uljin
    [36.893, 128.732], // Bonghwa
    [36.667, 129.112], // Yeongyang
    [36.411, 128.159], // Sangju
    [36.14, 128.114], // Gimcheon
    [36.12, 128.344], // Gumi
    [36.353, 128.697], // Uiseong
    [36.436, 129.057], // Cheongsong
    [36.415, 129.366], // Yeongdeok
    [35.973, 128.938], // Yeongcheon
    [35.825, 128.741], // Gyeongsan
    [35.647, 128.734], // Cheongdo
    [35.919, 128.283], // Seongju
    [35.726, 128.263], // Goryeong
    [35.995, 128.402], // Chilgok
  ],
  daejeon: [
    [36.312, 127.455], // Dong-gu
  ],
  gwangju: [
    [35.146, 126.923], // Dong-gu
  ],
  daegu: [
    [36.243, 128.573], // Gunwi
    [35.7, 128.46], // Dalseong
  ],
  ulsan: [
    [35.56, 129.12], // Eonyang
    [35.36, 129.36], // Ganjeol
  ],
  busan: [
    [35.244, 129.222], // Gijang
    [35.15, 128.93], // Gangseo
    [35.163, 129.164], // Haeundae
    [35.09, 128.98], // Saha
  ],
  'south-gyeongsang': [
    [35.228, 128.889], // Gimhae
    [35.335, 129.037], // Yangsan
    [35.504, 128.747], // Miryang
    [35.544, 128.492], // Changnyeong
    [35.567, 128.166], // Hapcheon
    [35.687, 127.91], // Geochang
    [35.52, 127.725], // Hamyang
    [35.416, 127.873], // Sancheong
    [35.067, 127.751], // Hadong
    [35.004, 128.064], // Sacheon
    [35.273, 128.407], // Haman
  ],
  'north-jeolla': [
    [35.948, 126.958], // Iksan
    [35.804, 126.881], // Gimje
    [35.732, 126.733], // Buan
    [35.57, 126.856], // Jeongeup
    [36.007, 127.661], // Muju
    [35.647, 127.521], // Jangsu
    [35.792, 127.425], // Jinan
    [35.374, 127.138], // Sunchang
    [35.605, 126.28], // Wido
  ],
  'south-jeolla': [
    [35.016, 126.711], // Naju
    [35.202, 127.463], // Gurye
    [34.94, 127.696], // Gwangyang
    [34.611, 127.285], // Goheung
    [34.311, 126.755], // Wando
    [34.487, 126.263], // Jindo
    [34.83, 126.1], // Sinan
    [35.277, 126.512], // Yeonggwang
    [35.302, 126.785], // Jangseong
    [35.064, 126.986], // Hwasun
  ],
}

const kilometresPerDegree = 111.2
/** A point farther from every town than this is at sea or in another country. */
const farthestKilometres = 60

const landmarks: readonly (Position & { regionId: string })[] = [
  ...regions.filter(({ isCity }) => isCity).map(({ id, label }) => ({ ...label, regionId: id })),
  ...towns,
  ...Object.entries(seats).flatMap(([regionId, points]) => points.map(([lat, lng]) => ({ lat, lng, regionId }))),
]

/** The region of a place: by its province if it has one, otherwise of the nearest town. Null if no town is near. */
export function regionOf(place: Position & { province?: Province | null }): Region | null {
  if (place.province) return regions.find(({ province }) => province === place.province) ?? null
  let nearest = { kilometres: farthestKilometres, regionId: '' }
  for (const landmark of landmarks) {
    const kilometres = roughKilometres(place, landmark)
    if (kilometres < nearest.kilometres) nearest = { kilometres, regionId: landmark.regionId }
  }
  return findRegion(nearest.regionId) ?? null
}

/** Whether a position is near enough to a town of its stated province, or to any town if no province is stated. */
export function isPlausiblePosition(place: Position & { province: Province | null }): boolean {
  const region = place.province && regions.find(({ province }) => province === place.province)
  return landmarks.some(
    (landmark) =>
      (!region || landmark.regionId === region.id) && roughKilometres(place, landmark) <= farthestKilometres,
  )
}

/** An approximate distance. The error is about one percent for distances between towns. */
function roughKilometres(one: Position, other: Position): number {
  const narrow = Math.cos((36.5 * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrow)
}
