import type { PlaceName } from '#domain/places/places.ts'
import type { PlanBase } from '#domain/trips/plan/plans.ts'
import type { KeptHours, TrainStation } from '#domain/trips/answers/trips.ts'
import { airportBase } from './airports.ts'

/** Stations of fast trains where a trip may start or end, with the positions of seed/facts/transport/hubs.json. */
export const stationPlaces: Record<TrainStation, { name: PlaceName; lat: number; lng: number }> = {
  Seoul: { name: { en: 'Seoul Station', ko: '서울역' }, lat: 37.555, lng: 126.971 },
  Yongsan: { name: { en: 'Yongsan Station', ko: '용산역' }, lat: 37.53, lng: 126.965 },
  Cheongnyangni: { name: { en: 'Cheongnyangni Station', ko: '청량리역' }, lat: 37.58, lng: 127.047 },
  Suseo: { name: { en: 'Suseo Station', ko: '수서역' }, lat: 37.486, lng: 127.104 },
  Gwangmyeong: { name: { en: 'Gwangmyeong Station', ko: '광명역' }, lat: 37.416, lng: 126.885 },
  Daejeon: { name: { en: 'Daejeon Station', ko: '대전역' }, lat: 36.332, lng: 127.434 },
  Dongdaegu: { name: { en: 'Dongdaegu Station', ko: '동대구역' }, lat: 35.879, lng: 128.629 },
  Gyeongju: { name: { en: 'Gyeongju Station', ko: '경주역' }, lat: 35.799, lng: 129.139 },
  Ulsan: { name: { en: 'Ulsan Station', ko: '울산역' }, lat: 35.551, lng: 129.139 },
  Busan: { name: { en: 'Busan Station', ko: '부산역' }, lat: 35.115, lng: 129.041 },
  Pohang: { name: { en: 'Pohang Station', ko: '포항역' }, lat: 36.072, lng: 129.342 },
  Iksan: { name: { en: 'Iksan Station', ko: '익산역' }, lat: 35.94, lng: 126.946 },
  'Gwangju-Songjeong': { name: { en: 'Gwangju-Songjeong Station', ko: '광주송정역' }, lat: 35.137, lng: 126.791 },
  Mokpo: { name: { en: 'Mokpo Station', ko: '목포역' }, lat: 34.791, lng: 126.387 },
  Jeonju: { name: { en: 'Jeonju Station', ko: '전주역' }, lat: 35.85, lng: 127.162 },
  Suncheon: { name: { en: 'Suncheon Station', ko: '순천역' }, lat: 34.946, lng: 127.503 },
  'Yeosu Expo': { name: { en: 'Yeosu Expo Station', ko: '여수엑스포역' }, lat: 34.753, lng: 127.748 },
  Jinbu: { name: { en: 'Jinbu Station', ko: '진부역' }, lat: 37.642, lng: 128.575 },
  Gangneung: { name: { en: 'Gangneung Station', ko: '강릉역' }, lat: 37.764, lng: 128.899 },
  Jinju: { name: { en: 'Jinju Station', ko: '진주역' }, lat: 35.15, lng: 128.118 },
  Andong: { name: { en: 'Andong Station', ko: '안동역' }, lat: 36.579, lng: 128.677 },
  Chuncheon: { name: { en: 'Chuncheon Station', ko: '춘천역' }, lat: 37.885, lng: 127.717 },
}

/** Where the travellers are at the edge of hours: a station or an airport as the start or end point of a day. */
export function placeOfKept(at: NonNullable<KeptHours['at']>): PlanBase {
  if (!isStation(at)) return airportBase(at)
  const { name, lat, lng } = stationPlaces[at]
  return { name: name.en, lat, lng }
}

function isStation(at: NonNullable<KeptHours['at']>): at is TrainStation {
  return at in stationPlaces
}
