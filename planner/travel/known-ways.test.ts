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
  haeundae: { lat: 35.163, lng: 129.16 },
  seomyeon: { lat: 35.158, lng: 129.06 },
  nampo: { lat: 35.099, lng: 129.032 },
  gimhaeAirport: { lat: 35.173, lng: 128.946 },
  gangneungBeach: { lat: 37.8055, lng: 128.9085 },
  jeonjuHanok: { lat: 35.8151, lng: 127.153 },
  sokchoBeach: { lat: 38.1907, lng: 128.6027 },
  chuncheon: { lat: 37.8813, lng: 127.7298 },
  mokpo: { lat: 34.787, lng: 126.381 },
  ulleung: { lat: 37.4845, lng: 130.9057 },
  gangneungStation: { lat: 37.764, lng: 128.899 },
  gyeongjuStation: { lat: 35.799, lng: 129.139 },
  gyeongjuTerminal: { lat: 35.838, lng: 129.203 },
  yeosuStation: { lat: 34.753, lng: 127.748 },
  yongsanStation: { lat: 37.53, lng: 126.965 },
  sokchoTerminal: { lat: 38.191, lng: 128.599 },
  expressBusTerminal: { lat: 37.505, lng: 127.005 },
  busanSeobuTerminal: { lat: 35.163, lng: 128.984 },
  jeonjuTerminal: { lat: 35.835, lng: 127.129 },
  bujeonStation: { lat: 35.165, lng: 129.06 },
  suwonTerminal: { lat: 37.25, lng: 127.02 },
  seogwipo: { lat: 33.249, lng: 126.563 },
  jejuCity: { lat: 33.488, lng: 126.492 },
  seongsanPort: { lat: 33.474, lng: 126.934 },
  udo: { lat: 33.493, lng: 126.951 },
  udoTable: { lat: 33.4989, lng: 126.9651 },
  namiWharf: { lat: 37.799, lng: 127.526 },
  nami: { lat: 37.7914, lng: 127.5255 },
  bulguksa: { lat: 35.7901, lng: 129.332 },
  seoraksan: { lat: 38.1725, lng: 128.4905 },
  jejuTerminal: { lat: 33.4995, lng: 126.515 },
  manjanggul: { lat: 33.5285, lng: 126.7715 },
  wando: { lat: 34.315, lng: 126.758 },
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
  // From the station a bus goes to the fortress.
  ['seoulStation', 'suwonFortress', 'transit', [60, 95], [1900, 2600]],
  ['gangnam', 'everland', 'bus', [50, 110], [1500, 5000]],
  ['seoulStation', 'songdoPark', 'bus', [60, 115], [1500, 3000]],
  ['hongdae', 'incheonAirport', 'train', [50, 75], [4000, 5500]],
  ['seoulStation', 'chuncheon', 'train', [80, 130], [7000, 13_000]],
  ['seoulStation', 'busanStation', 'ktx', [165, 210], [52_000, 64_000]],
  ['gangnam', 'gamcheon', 'ktx', [190, 270], [52_000, 66_000]],
  ['hongdae', 'gangneungBeach', 'ktx', [130, 210], [26_000, 33_000]],
  ['gangnam', 'jeonjuHanok', 'ktx', [125, 200], [30_000, 40_000]],
  ['myeongdong', 'mokpo', 'ktx', [165, 230], [46_000, 57_000]],
  ['haeundae', 'seomyeon', 'subway', [32, 50], [1500, 1800]],
  ['seomyeon', 'nampo', 'subway', [18, 35], [1500, 1600]],
  ['gimhaeAirport', 'seomyeon', 'subway', [35, 60], [1600, 2400]],
  ['gimhaeAirport', 'haeundae', 'subway', [60, 85], [1800, 2800]],
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

// Minutes under way and won as pages told them on 29 November 2026. The way takes up to a quarter more, and 25 minutes
// for boarding, waiting and leaving; a flight takes 90 of them.
const korail = 'github.com/hiel-webapp/K-travel-Budget (TAGO, Korail and Kobus, August 2026)'
const told: [from: Spot, to: Spot, mode: LegMode, minutes: number, won: number, page: string][] = [
  ['seoulStation', 'busanStation', 'ktx', 157, 59_800, korail],
  ['seoulStation', 'gyeongjuStation', 'ktx', 122, 49_300, korail],
  ['seoulStation', 'gangneungStation', 'ktx', 117, 27_600, korail],
  ['yongsanStation', 'yeosuStation', 'ktx', 180, 47_200, korail],
  ['gyeongjuStation', 'busanStation', 'ktx', 27, 11_000, korail],
  ['gangneungStation', 'gyeongjuStation', 'ktx', 164, 34_300, korail],
  ['gangneungStation', 'bujeonStation', 'ktx', 220, 38_000, korail],
  ['expressBusTerminal', 'sokchoTerminal', 'bus', 140, 22_300, korail],
  ['busanSeobuTerminal', 'jeonjuTerminal', 'bus', 180, 28_900, korail],
  ['gimhaeAirport', 'gyeongjuTerminal', 'bus', 70, 11_000, korail],
  ['incheonAirport', 'suwonTerminal', 'bus', 70, 13_500, korail],
  ['incheonAirport', 'seoulStation', 'train', 43, 11_000, korail],
  ['gimpoAirport', 'seoulStation', 'subway', 25, 1600, korail],
  ['gimpoAirport', 'jejuAirport', 'flight', 70, 75_000, korail],
  ['jejuAirport', 'seogwipo', 'bus', 90, 1500, 'brunch.co.kr/@774adac47855429/73'],
  ['jejuAirport', 'seongsanPort', 'bus', 100, 1500, 'brunch.co.kr/@774adac47855429/73'],
  ['gyeongjuTerminal', 'bulguksa', 'bus', 40, 1500, 'travelivalda.wordpress.com/2013/06/15'],
  ['sokchoTerminal', 'seoraksan', 'bus', 30, 1500, 'kirkanatomy.com/2017/05'],
  ['jejuTerminal', 'manjanggul', 'bus', 40, 1500, 'happydalki.blogspot.com/2013/05'],
  ['seongsanPort', 'udo', 'ferry', 15, 5300, 'growingwhale.tistory.com'],
]

test.each(told)(
  'from %s to %s one goes by %s, within a quarter of %s minutes and %s won',
  (from, to, mode, known, won) => {
    const aboard = mode === 'flight' ? 90 : 25
    for (const leg of [model.leg(spots[from], spots[to]), model.leg(spots[to], spots[from])]) {
      expect(leg.mode).toBe(mode)
      expect(leg.minutes).toBeGreaterThanOrEqual(known * 0.75)
      expect(leg.minutes).toBeLessThanOrEqual(known * 1.25 + aboard)
      expect(leg.cost).toBeGreaterThanOrEqual(won * 0.75)
      expect(leg.cost).toBeLessThanOrEqual(won * 1.25)
    }
  },
)

test('no bus and no taxi crosses the sea or a lake, and on an island without a bridge one stays on land', () => {
  const rider = createTravelModel(readTransport(), { longestWalkMinutes: 5, taxiSavesMinutes: 5, party: 3 })
  const byWater: [Spot, Spot][] = [
    ['jejuCity', 'udo'],
    ['seogwipo', 'udoTable'],
    ['namiWharf', 'nami'],
    ['gangneungStation', 'ulleung'],
    ['mokpo', 'jejuCity'],
    ['wando', 'jejuCity'],
  ]
  for (const [from, to] of byWater)
    for (const each of [model, rider]) expect(['ferry', 'flight']).toContain(each.leg(spots[from], spots[to]).mode)
  expect(['walk', 'bus']).toContain(model.leg(spots.udo, spots.udoTable).mode)
})
