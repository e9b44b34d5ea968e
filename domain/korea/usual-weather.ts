import type { FactSource, PlaceName } from '#domain/places/places.ts'
import { type Point, straightMetres } from './distances.ts'

/** What the weather of a part of a month usually is: means, and no forecast. */
export type UsualWeather = {
  /** The station where it was measured. */
  station: PlaceName
  month: number
  part: 'early' | 'mid' | 'late'
  /** Mean daily lowest and highest temperature in degrees Celsius. */
  low: number
  high: number
  /** Days of the month with at least a millimetre of rain or snow; null when no source is known. */
  rainDays: number | null
}

/**
 * The highest and lowest temperatures are means of the daily values of the stations of the Korea Meteorological
 * Administration (ASOS) from 1991 to 2020, for each third of a month, computed from the public copy at this commit and
 * rounded. Those of Seoul in January, 2.1 and -5.5, are the administration's own means of these years.
 */
const temperatureSource: FactSource = {
  address: 'https://github.com/kimpi32/climate/tree/adc5a07368ecc854d93694c57522828c76d0b117/public/data',
  publisher: 'Korea Meteorological Administration (public copy of daily values)',
  readOn: '2026-11-29',
  pageDate: '2026-02-16',
}

/**
 * Days with at least a millimetre, mean of 2016 to 2025, counted in the public copy of the weather archive at this
 * commit. It has some of the cities only.
 */
const rainSource: FactSource = {
  address: 'https://github.com/kyjzzang81/d-day-weather-web/tree/b1aff8652bb36fc7dea22ef1b70605d874618334/datas',
  publisher: 'Open-Meteo weather archive (public copy)',
  readOn: '2026-11-29',
  pageDate: '2026-02-12',
}

// A place farther from every station has other weather.
const farthestMetres = 35_000
const partsOfMonth = 3
const parts = ['early', 'mid', 'late'] as const

type Station = { name: PlaceName; at: Point; highs: number[]; lows: number[]; rain: number[] | null }

/** The usual weather of a date (YYYY-MM-DD) at a point; null when no station is near. */
export function usualWeather(date: string, point: Point): UsualWeather | null {
  const near = stations
    .map((each) => ({ each, metres: straightMetres(each.at, point) }))
    .toSorted((one, other) => one.metres - other.metres)[0]
  if (!near || near.metres > farthestMetres) return null
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  const third = Math.min(partsOfMonth - 1, Math.floor((day - 1) / 10))
  const index = (month - 1) * partsOfMonth + third
  const { name, highs, lows, rain } = near.each
  const [low, high, part] = [lows[index], highs[index], parts[third]]
  if (low === undefined || high === undefined || part === undefined) return null
  return { station: name, month, part, low, high, rainDays: rain?.[month - 1] ?? null }
}

/** The sources of what is known of a date. */
export function sourcesOfWeather({ rainDays }: UsualWeather): { temperature: FactSource; rain: FactSource | null } {
  return { temperature: temperatureSource, rain: rainDays === null ? null : rainSource }
}

// Positions of the stations to about a kilometre, from memory; used only to find the nearest one.
const stations: readonly Station[] = [
  station('Seoul', '서울', 37.571, 126.966, {
    highs: '2 2 2 3 5 7 9 11 13 16 18 20 22 23 25 27 28 28 28 29 30 31 30 29 28 26 25 23 21 18 15 11 9 6 4 3',
    lows: '-5 -5 -6 -5 -3 -1 0 2 4 6 8 10 12 13 15 17 19 20 21 22 24 24 23 21 20 18 16 13 11 8 6 3 1 -2 -4 -4',
    rain: '3 5 6 7 8 10 17 16 9 7 6 5',
  }),
  station('Busan', '부산', 35.105, 129.032, {
    highs: '9 8 8 9 10 12 12 14 15 17 18 20 21 22 23 24 25 25 26 27 29 30 30 29 28 26 25 24 23 21 19 16 14 12 10 10',
    lows: '0 0 0 0 2 3 4 5 7 9 10 12 13 14 16 17 18 19 21 22 24 24 24 23 21 20 18 17 15 12 11 8 6 3 2 1',
    rain: null,
  }),
  station('Daegu', '대구', 35.878, 128.653, {
    highs: '6 6 6 7 9 10 12 14 16 19 21 22 25 25 27 28 29 29 29 30 32 33 31 30 29 27 25 24 22 20 18 15 12 9 7 7',
    lows: '-3 -3 -3 -3 -1 0 2 3 5 7 9 10 13 14 15 17 19 20 21 22 24 24 23 22 20 18 16 14 11 9 7 5 2 0 -2 -2',
    rain: null,
  }),
  station('Daejeon', '대전', 36.372, 127.372, {
    highs: '4 4 4 5 7 9 10 13 15 17 20 21 24 24 26 27 28 28 28 29 31 31 31 29 28 26 25 23 21 19 17 13 11 8 6 5',
    lows: '-5 -5 -6 -5 -4 -2 -1 1 3 5 7 9 11 13 14 16 18 20 21 22 24 24 23 21 19 17 15 12 9 7 5 3 1 -2 -4 -4',
    rain: null,
  }),
  station('Incheon', '인천', 37.478, 126.625, {
    highs: '2 2 2 3 5 7 8 10 12 14 16 18 21 21 23 25 26 26 27 27 29 30 30 28 27 26 24 22 20 17 15 12 9 6 4 3',
    lows: '-5 -5 -5 -4 -3 -1 0 2 4 6 8 10 12 13 15 17 18 19 21 22 23 24 23 22 20 18 16 14 12 9 7 4 2 -1 -3 -4',
    rain: '3 4 6 7 8 9 16 15 9 7 6 6',
  }),
  station('Gwangju', '광주', 35.173, 126.892, {
    highs: '6 6 5 6 8 10 11 14 15 18 20 22 24 24 26 28 28 28 29 30 32 32 31 30 29 27 26 24 22 20 18 15 13 9 8 7',
    lows: '-3 -3 -3 -3 -2 0 1 2 4 6 8 10 12 13 15 17 19 20 22 23 24 24 24 22 20 18 16 14 11 9 7 5 3 0 -1 -2',
    rain: null,
  }),
  station('Ulsan', '울산', 35.582, 129.334, {
    highs: '8 7 7 8 10 11 12 14 15 18 19 21 23 23 25 25 26 27 28 29 31 31 30 29 27 26 24 24 22 20 18 16 14 11 9 9',
    lows: '-2 -2 -2 -2 0 1 2 3 5 7 9 10 12 13 15 16 18 19 21 22 23 24 23 22 20 18 16 14 12 10 8 6 3 1 0 -1',
    rain: '4 6 8 7 8 11 16 16 14 8 4 3',
  }),
  station('Jeju', '제주', 33.514, 126.53, {
    highs: '9 8 8 9 10 11 12 14 14 16 18 20 21 22 23 24 25 26 28 29 31 31 30 29 27 26 25 23 22 20 19 16 15 12 11 10',
    lows: '4 4 3 3 4 5 5 7 8 9 11 12 14 15 16 18 19 21 22 24 25 26 25 24 22 21 19 18 16 14 12 10 8 7 5 5',
    rain: null,
  }),
  station('Gangneung', '강릉', 37.751, 128.891, {
    highs: '6 5 5 6 7 9 9 12 13 16 18 20 21 22 24 25 25 26 27 28 30 30 29 27 26 25 23 22 21 19 17 14 12 9 7 7',
    lows: '-2 -3 -3 -2 -1 0 1 2 4 6 8 10 12 13 15 16 17 19 20 21 23 23 22 21 19 17 15 13 12 9 8 5 3 1 -1 -1',
    rain: null,
  }),
  station('Jeonju', '전주', 35.841, 127.119, {
    highs: '5 5 4 5 8 10 11 13 15 18 20 21 24 24 26 28 28 29 29 30 32 32 31 30 29 27 26 24 22 19 17 14 12 9 7 6',
    lows: '-4 -4 -4 -4 -3 -1 0 2 3 5 7 9 11 13 14 17 18 20 21 23 24 24 23 21 20 18 15 13 10 8 6 4 2 -1 -2 -3',
    rain: '6 6 7 8 9 12 19 19 12 7 7 6',
  }),
  station('Pohang', '포항', 36.032, 129.38, {
    highs: '7 7 7 8 9 10 11 14 15 17 19 21 22 23 25 25 26 27 27 29 31 30 30 28 27 26 24 23 22 20 18 15 13 10 8 8',
    lows: '-1 -1 -2 -1 0 2 3 4 6 8 10 11 13 14 16 17 18 20 21 22 24 24 24 22 21 19 17 15 13 11 9 6 4 2 0 0',
    rain: null,
  }),
  station('Yeosu', '여수', 34.739, 127.741, {
    highs: '7 7 6 7 9 10 11 13 14 16 17 19 21 21 23 24 25 25 26 27 29 30 29 28 27 26 24 23 22 19 18 15 13 10 9 8',
    lows: '0 0 -1 0 1 2 3 5 6 8 10 12 13 14 16 18 19 20 21 22 24 24 24 23 22 20 18 17 15 12 11 8 6 3 2 1',
    rain: null,
  }),
  station('Cheongju', '청주', 36.639, 127.441, {
    highs: '3 3 3 4 7 9 10 13 14 18 20 21 24 24 26 28 28 29 29 30 31 32 31 29 28 26 25 23 21 18 16 13 10 7 5 4',
    lows: '-6 -6 -6 -6 -4 -2 -1 1 3 5 7 9 12 13 15 17 18 20 21 22 24 24 23 21 19 17 15 12 9 7 5 2 0 -2 -4 -5',
    rain: '4 4 6 7 9 11 17 16 11 7 6 4',
  }),
  station('Cheonan', '천안', 36.762, 127.293, {
    highs: '3 3 3 4 6 8 9 12 14 17 19 21 23 23 26 27 28 28 29 29 31 31 30 29 28 26 24 23 21 18 16 12 10 7 5 4',
    lows: '-7 -7 -8 -7 -5 -4 -2 -1 1 3 5 7 10 11 13 15 17 18 20 21 22 22 22 20 18 15 13 10 7 5 3 1 -1 -4 -5 -6',
    rain: null,
  }),
  station('Donghae', '동해', 37.507, 129.124, {
    highs: '6 5 5 6 7 8 9 11 13 15 17 19 20 21 22 23 23 24 25 26 28 29 28 27 25 24 22 21 20 18 16 13 11 9 7 7',
    lows: '-2 -3 -3 -3 -1 0 1 2 4 6 8 10 11 12 14 15 16 18 19 20 22 22 21 20 18 16 14 13 11 9 7 5 3 1 -1 -2',
    rain: null,
  }),
  station('Changwon', '창원', 35.17, 128.573, {
    highs: '7 7 7 8 10 11 12 14 15 18 19 21 22 23 25 26 26 26 27 29 31 31 31 30 28 27 25 24 22 20 18 15 13 10 9 8',
    lows: '-1 -1 -2 -1 0 2 3 4 6 8 9 11 13 14 16 17 19 20 21 22 24 24 24 23 21 19 17 16 14 11 9 7 5 2 0 0',
    rain: null,
  }),
]

/** `highs` and `lows` begin with early January, `rain` with January. */
function station(
  en: string,
  ko: string,
  lat: number,
  lng: number,
  { highs, lows, rain }: { highs: string; lows: string; rain: string | null },
): Station {
  const numbers = (text: string) => text.split(' ').map(Number)
  return {
    name: { en, ko },
    at: { lat, lng },
    highs: numbers(highs),
    lows: numbers(lows),
    rain: rain === null ? null : numbers(rain),
  }
}
