import { expect, test } from 'vitest'
import type { LegMode } from '#domain/trips/plan/plans.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { createTravelModel } from './travel-model.ts'

const model = createTravelModel(readTransport(), { longestWalkMinutes: 15, taxiSavesMinutes: null, party: 1 })

const spots = {
  seoulStation: { lat: 37.5547, lng: 126.9707 },
  gangnam: { lat: 37.4979, lng: 127.0276 },
  hongdae: { lat: 37.5563, lng: 126.9236 },
  myeongdong: { lat: 37.5609, lng: 126.9858 },
  gyeongbokgung: { lat: 37.5796, lng: 126.977 },
  insadong: { lat: 37.5744, lng: 126.985 },
  coex: { lat: 37.5116, lng: 127.0595 },
  lotteWorld: { lat: 37.5111, lng: 127.098 },
  suwonFortress: { lat: 37.2871, lng: 127.0119 },
  everland: { lat: 37.2939, lng: 127.2025 },
  songdoPark: { lat: 37.3925, lng: 126.6393 },
  incheonAirport: { lat: 37.4492, lng: 126.451 },
  gimpoAirport: { lat: 37.5586, lng: 126.8027 },
  busanStation: { lat: 35.1152, lng: 129.0422 },
  gamcheon: { lat: 35.0975, lng: 129.0106 },
  jejuAirport: { lat: 33.507, lng: 126.493 },
  gangneungBeach: { lat: 37.8055, lng: 128.9085 },
  jeonjuHanok: { lat: 35.8151, lng: 127.153 },
  sokchoBeach: { lat: 38.1907, lng: 128.6027 },
  chuncheon: { lat: 37.8813, lng: 127.7298 },
  mokpo: { lat: 34.787, lng: 126.381 },
  ulleung: { lat: 37.4845, lng: 130.9057 },
}
type Spot = keyof typeof spots
type Way = [from: Spot, to: Spot, mode: LegMode, minutes: [least: number, most: number], won: [number, number]]

// From door to door, as travellers know them.
const ways: Way[] = [
  ['seoulStation', 'gangnam', 'subway', [28, 45], [1500, 1800]],
  ['myeongdong', 'gangnam', 'subway', [25, 45], [1500, 2200]],
  ['insadong', 'coex', 'subway', [35, 55], [1500, 1900]],
  ['hongdae', 'lotteWorld', 'subway', [40, 60], [1500, 2000]],
  ['hongdae', 'gyeongbokgung', 'bus', [25, 40], [1500, 1500]],
  ['gimpoAirport', 'gangnam', 'subway', [38, 62], [1600, 2400]],
  ['seoulStation', 'suwonFortress', 'subway', [60, 95], [1900, 2600]],
  ['gangnam', 'everland', 'bus', [50, 110], [1500, 5000]],
  ['seoulStation', 'songdoPark', 'bus', [60, 115], [1500, 3000]],
  ['hongdae', 'incheonAirport', 'train', [50, 75], [4000, 5500]],
  ['seoulStation', 'chuncheon', 'train', [80, 130], [7000, 13_000]],
  ['seoulStation', 'busanStation', 'ktx', [165, 210], [52_000, 64_000]],
  ['gangnam', 'gamcheon', 'ktx', [190, 270], [52_000, 66_000]],
  ['hongdae', 'gangneungBeach', 'ktx', [130, 210], [26_000, 33_000]],
  ['gangnam', 'jeonjuHanok', 'ktx', [125, 200], [30_000, 40_000]],
  ['myeongdong', 'mokpo', 'ktx', [165, 230], [46_000, 57_000]],
  ['gimpoAirport', 'jejuAirport', 'flight', [120, 170], [50_000, 120_000]],
  ['busanStation', 'jejuAirport', 'flight', [130, 230], [50_000, 120_000]],
  ['gangnam', 'sokchoBeach', 'bus', [160, 330], [18_000, 26_000]],
  ['gangneungBeach', 'ulleung', 'ferry', [200, 360], [60_000, 75_000]],
  ['seoulStation', 'ulleung', 'ktx', [360, 560], [85_000, 105_000]],
  ['jeonjuHanok', 'jejuAirport', 'flight', [190, 330], [60_000, 110_000]],
]

test.each(ways)(
  'from %s to %s one goes by %s, about as long and for as much as is known',
  (from, to, mode, time, won) => {
    for (const leg of [model.leg(spots[from], spots[to]), model.leg(spots[to], spots[from])]) {
      expect(leg.mode).toBe(mode)
      expect(leg.minutes, `${leg.minutes} minutes`).toBeGreaterThanOrEqual(time[0])
      expect(leg.minutes, `${leg.minutes} minutes`).toBeLessThanOrEqual(time[1])
      expect(leg.cost, `${leg.cost} won`).toBeGreaterThanOrEqual(won[0])
      expect(leg.cost, `${leg.cost} won`).toBeLessThanOrEqual(won[1])
    }
  },
)
