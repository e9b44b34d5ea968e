import type { TravelerType } from '#domain/trips/answers/trips.ts'
import { regionOf } from './region-of.ts'

/** The fare of a medium taxi: a base for the first metres, then a step for each further stretch. */
type Tariff = { won: number; metres: number; stepMetres: number; stepWon: number; nights: readonly Night[] }

/** A surcharge between two minutes since the midnight before a day, which goes on past the next one. */
type Night = { from: number; until: number; rate: number }

const hour = 60
const nightEnds = 4 * hour
/** 22–23 and 02–04 a fifth more, between them two fifths. */
const nightsOfSeoul: readonly Night[] = [
  { from: 22 * hour, until: 23 * hour, rate: 1.2 },
  { from: 23 * hour, until: 26 * hour, rate: 1.4 },
  { from: 26 * hour, until: 28 * hour, rate: 1.2 },
]
/** 23–24 and 02–04 a fifth more, between them three tenths. */
const nightsOfBusan: readonly Night[] = [
  { from: 23 * hour, until: 24 * hour, rate: 1.2 },
  { from: 24 * hour, until: 26 * hour, rate: 1.3 },
  { from: 26 * hour, until: 28 * hour, rate: 1.2 },
]
function wholeNight(from: number, rate: number): readonly Night[] {
  return [{ from: from * hour, until: 28 * hour, rate }]
}

/**
 * By region, as public pages told it on 29 November 2026. Seoul: since February 2023, its nights since December 2022
 * (ir.newspim.com/news/view/20221201000823, yeo-nal.tistory.com). Gyeonggi: since July 2023, its nights from 23:00 by
 * two pages of three (daeri-taksong.tistory.com/168). Incheon: since July 2023
 * (www.dailypop.kr/news/articleView.html?idxno=69785). Busan: since June 2023
 * (m.pressian.com/m/pages/articles/2023051608045227591). Daegu: since February 2025
 * (www.news1.kr/amp/local/daegu-gyeongbuk/5694460). Jeju: since November 2023
 * (www.jejuilbo.net/news/articleView.html?idxno=217414), its base since July 2024 by a public program of Jeju.
 * Elsewhere no page was found that is young enough: the tariff of Seoul, which is the highest.
 */
const seoul: Tariff = { won: 4800, metres: 1600, stepMetres: 131, stepWon: 100, nights: nightsOfSeoul }
const tariffs: Record<string, Tariff> = {
  gyeonggi: { ...seoul, nights: wholeNight(23, 1.3) },
  incheon: { ...seoul, stepMetres: 135 },
  busan: { ...seoul, metres: 2000, stepMetres: 132, nights: nightsOfBusan },
  daegu: { ...seoul, won: 4500, metres: 1700, stepMetres: 125, nights: nightsOfBusan },
  jeju: { ...seoul, won: 4300, metres: 2000, stepMetres: 126, nights: wholeNight(23, 1.2) },
}

type Position = { lat: number; lng: number }

// A search asks for the same few hundred points a hundred thousand times.
const known = new WeakMap<Position, Tariff>()

function tariffAt(from: Position): Tariff {
  const kept = known.get(from)
  if (kept) return kept
  const tariff = tariffs[regionOf({ lat: from.lat, lng: from.lng })?.id ?? ''] ?? seoul
  known.set(from, tariff)
  return tariff
}

/** What a meter shows by day, for the whole car. The dearer end decides, so that the way back costs the same. */
export function taxiMeterBetween(from: Position, to: Position): (metres: number) => number {
  const [one, other] = [tariffAt(from), tariffAt(to)]
  return (metres) => (one === other ? wonOf(one, metres) : Math.max(wonOf(one, metres), wonOf(other, metres)))
}

function wonOf({ won, metres: included, stepMetres, stepWon }: Tariff, metres: number): number {
  return won + Math.ceil(Math.max(0, metres - included) / stepMetres) * stepWon
}

/**
 * How many times the fare by day a taxi costs that sets out so many minutes after midnight, today's or, in a plan that
 * goes on past the next one, yesterday's.
 */
export function taxiNightRate(from: Position, minute: number): number {
  const clock = minute < nightEnds ? minute + 24 * hour : minute
  return tariffAt(from).nights.find((night) => clock >= night.from && clock < night.until)?.rate ?? 1
}

/** How many travellers of a kind share the fare of a car. */
export function taxiParty(travelerType: TravelerType | null): number {
  if (travelerType === 'family' || travelerType === 'friends') return 3
  return travelerType === 'couple' ? 2 : 1
}
