import { type Point, straightMetres } from './distances.ts'

/** A boat from a pier to a small island. `lastBack`: when the last one of a short day leaves the island, in minutes. */
export type Boat = { pier: Point; landing: Point; minutes: number; priceWon: number; lastBack: number }

// No small island is as wide as this, in degrees.
const nearLatitude = 0.05

/** Land without a bridge, as a circle. Small islands have a boat, great ones ports and airports. */
export type Island = { id: string; middle: Point; metres: number; boat: Boat | null }

/**
 * The islands of the catalogue without a bridge, small ones first, because Udo lies in the circle of Jeju. Positions
 * are from memory, to about 200 m. Minutes are those on board with half of the usual wait. Prices are half of a return
 * ticket, as pages told it when they were read on 29 November 2026: Udo 10,500 won and 15 minutes
 * (growingwhale.tistory.com), Marado 21,000 won with the fee of the park and 30 minutes (summari.tistory.com), Oedo
 * 18,000 won from Wahyeon, round Haegeumgang (pleiades45.tistory.com/177). Nami's ticket includes its boat. The last
 * boats are from memory, those of winter.
 */
export const islands: readonly Island[] = [
  {
    id: 'udo',
    middle: { lat: 33.505, lng: 126.954 },
    metres: 2500,
    boat: {
      pier: { lat: 33.474, lng: 126.934 },
      landing: { lat: 33.493, lng: 126.951 },
      minutes: 30,
      priceWon: 5300,
      lastBack: 17 * 60,
    },
  },
  {
    id: 'marado',
    middle: { lat: 33.118, lng: 126.267 },
    metres: 1500,
    boat: {
      pier: { lat: 33.2, lng: 126.289 },
      landing: { lat: 33.12, lng: 126.267 },
      minutes: 50,
      priceWon: 10_500,
      lastBack: 16 * 60,
    },
  },
  {
    id: 'oedo',
    middle: { lat: 34.77, lng: 128.713 },
    metres: 1000,
    boat: {
      pier: { lat: 34.807, lng: 128.705 },
      landing: { lat: 34.771, lng: 128.713 },
      minutes: 50,
      priceWon: 9000,
      lastBack: 17 * 60,
    },
  },
  {
    id: 'nami',
    middle: { lat: 37.791, lng: 127.526 },
    metres: 750,
    boat: {
      pier: { lat: 37.799, lng: 127.526 },
      landing: { lat: 37.797, lng: 127.526 },
      minutes: 15,
      priceWon: 0,
      lastBack: 21 * 60,
    },
  },
  { id: 'jeju', middle: { lat: 33.38, lng: 126.55 }, metres: 45_000, boat: null },
  { id: 'ulleungdo', middle: { lat: 37.5, lng: 130.87 }, metres: 12_000, boat: null },
]

/** The island without a bridge that a point is on; null for the mainland and whatever bridges lead to. */
export function islandOf(point: Point): Island | null {
  return islands.find(({ middle, metres }) => straightMetres(middle, point) <= metres) ?? null
}

/** The minute of the day at which one has to leave a small island; null elsewhere. */
export function lastBoatFrom(point: Point): number | null {
  const island = islands.find(
    ({ boat, middle, metres }) =>
      boat !== null && Math.abs(middle.lat - point.lat) < nearLatitude && straightMetres(middle, point) <= metres,
  )
  return island?.boat?.lastBack ?? null
}
