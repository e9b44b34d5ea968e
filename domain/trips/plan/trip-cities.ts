import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { StayCity } from '#domain/korea/stay-cities.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { PlanBase, PlanDay, PlanStop } from './plans.ts'

/** A city where travellers stay overnight. */
export type TripCity = { id: string; name: PlaceName }

/** Consecutive nights in one city. A city that is visited again has a second stay. */
export type CityStay = {
  city: TripCity
  /** The index of its first day, and the number of its days. */
  firstDay: number
  days: number
  nights: number
  /** The move from the stay before; null for the first stay. */
  move: PlanStop | null
}

// City centres from memory, to about a kilometre. Only used to find the nearest city.
const cities: readonly (TripCity & Point)[] = [
  city('Seoul', '서울', 37.563, 126.985),
  city('Incheon', '인천', 37.456, 126.705),
  city('Suwon', '수원', 37.283, 127.014),
  city('Chuncheon', '춘천', 37.881, 127.73),
  city('Gangneung', '강릉', 37.752, 128.876),
  city('Sokcho', '속초', 38.207, 128.592),
  city('Daejeon', '대전', 36.351, 127.385),
  city('Gongju', '공주', 36.447, 127.119),
  city('Jeonju', '전주', 35.824, 127.148),
  city('Gwangju', '광주', 35.16, 126.851),
  city('Mokpo', '목포', 34.812, 126.392),
  city('Suncheon', '순천', 34.951, 127.487),
  city('Yeosu', '여수', 34.76, 127.662),
  city('Daegu', '대구', 35.871, 128.601),
  city('Andong', '안동', 36.568, 128.73),
  city('Gyeongju', '경주', 35.837, 129.21),
  city('Pohang', '포항', 36.019, 129.343),
  city('Ulsan', '울산', 35.539, 129.311),
  city('Busan', '부산', 35.158, 129.06),
  city('Tongyeong', '통영', 34.854, 128.433),
  city('Jeju', '제주', 33.5, 126.531),
  city('Seogwipo', '서귀포', 33.254, 126.56),
  city('Asan', '아산', 36.782, 127.004),
  city('Boryeong', '보령', 36.307, 126.517),
  city('Boseong', '보성', 34.769, 127.08),
  city('Buyeo', '부여', 36.277, 126.911),
  city('Cheongju', '청주', 36.635, 127.489),
  city('Damyang', '담양', 35.321, 126.987),
  city('Danyang', '단양', 36.984, 128.367),
  city('Donghae', '동해', 37.522, 129.115),
  city('Ganghwa', '강화', 37.747, 126.486),
  city('Gapyeong', '가평', 37.83, 127.511),
  city('Geoje', '거제', 34.889, 128.624),
  city('Gochang', '고창', 35.435, 126.702),
  city('Gunsan', '군산', 35.985, 126.711),
  city('Haenam', '해남', 34.573, 126.6),
  city('Jecheon', '제천', 37.137, 128.212),
  city('Jinju', '진주', 35.191, 128.081),
  city('Mungyeong', '문경', 36.733, 128.107),
  city('Namhae', '남해', 34.838, 127.893),
  city('Namwon', '남원', 35.404, 127.381),
  city('Pyeongchang', '평창', 37.674, 128.707),
  city('Samcheok', '삼척', 37.45, 129.168),
  city('Taean', '태안', 36.752, 126.298),
  city('Ulleungdo', '울릉도', 37.483, 130.907),
  city('Wonju', '원주', 37.346, 127.929),
]
const farthestMetres = 40_000

/** The city of a base; a base far from all of them counts as a city of its own name. */
export function cityAt(base: PlanBase): TripCity {
  const [nearest] = cities
    .map((one) => ({ one, metres: straightMetres(one, base) }))
    .toSorted((one, other) => one.metres - other.metres)
  if (!nearest || nearest.metres > farthestMetres) return { id: base.name, name: { en: base.name, ko: '' } }
  return { id: nearest.one.id, name: nearest.one.name }
}

/** A city by its id, with its centre. */
export function findCity(id: string): (TripCity & Point) | undefined {
  return cities.find((one) => one.id === id)
}

/** The city of each day: where the night is spent; on the last day, where the traveller wakes up. */
export function cityOfEachDay(days: readonly Pick<PlanDay, 'from' | 'to'>[]): TripCity[] {
  return days.map(({ from, to }, index) => {
    const isLast = index === days.length - 1
    // A last day without a flight ends where it started; a one-day trip with two flights has no night.
    return cityAt(isLast && index > 0 ? from : to)
  })
}

/** The stays of a trip in order. */
export function cityStays(days: readonly PlanDay[]): CityStay[] {
  const stays: CityStay[] = []
  for (const [index, where] of cityOfEachDay(days).entries()) {
    const hasNight = index < days.length - 1
    const last = stays.at(-1)
    if (last?.city.id === where.id) {
      last.days += 1
      if (hasNight) last.nights += 1
    } else {
      const move = index === 0 ? null : moveOf(days[index])
      stays.push({ city: where, firstDay: index, days: 1, nights: hasNight ? 1 : 0, move })
    }
  }
  return stays
}

/** The move of a day to another city or from an airport to the bed, if there is one. */
export function moveOf(day: PlanDay | undefined): PlanStop | null {
  return day?.stops.find(({ kind }) => kind === 'transfer') ?? null
}

/** The cost of all moves between cities, which the totals of the days leave out. */
export function costOfMoves(days: readonly PlanDay[]): number {
  return days.reduce((sum, day) => sum + (moveOf(day)?.leg?.cost ?? 0), 0)
}

function city(en: StayCity, ko: string, lat: number, lng: number): TripCity & Point {
  return { id: en, name: { en, ko }, lat, lng }
}
