import type { FactSource } from '#domain/places/places.ts'
import { type Point, straightMetres } from './distances.ts'

const cityHall: Point = { lat: 37.5665, lng: 126.978 }
// The announcement is about the lines within the city.
const farthestMetres = 20_000

/**
 * When the subway of Seoul ends. Yonhap: until 01:00 on weekdays, until midnight on weekends and holidays. Korea
 * JoongAng Daily: lines 1 to 8 half an hour earlier from August 2025. No timetable of a station is known, and none of
 * other cities.
 */
export const seoulNightTrains: { weekdays: string; weekends: string; sources: readonly FactSource[] } = {
  weekdays: '00:30',
  weekends: '23:30',
  sources: [
    {
      address: 'https://m-en.yna.co.kr/view/AEN20220606003200315',
      publisher: 'Yonhap',
      readOn: '2026-11-29',
      pageDate: '2022-06-06',
    },
    {
      address:
        'https://koreajoongangdaily.joins.com/news/2025-05-21/national/socialAffairs/Seoul-metro-to-begin-operating-30-minutes-earlier-from-from-August/2312587',
      publisher: 'Korea JoongAng Daily',
      readOn: '2026-11-29',
      pageDate: '2025-05-21',
    },
  ],
}

/** Whether a subway ride between two points is one of these trains. */
export function isInSeoul(...points: readonly Point[]): boolean {
  return points.every((point) => straightMetres(point, cityHall) <= farthestMetres)
}
