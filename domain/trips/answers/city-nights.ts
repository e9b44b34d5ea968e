import { isStayCity } from '#domain/korea/stay-cities.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { type CityNights, longestTripDays, mostStays } from './trips.ts'

/** The id of a city where one can stay, by its name in any script. A province, a place or two cities are none. */
export function readCity(text: string): string | null {
  const named = text.split(/[\s,&+/-]+/u).flatMap((word) => readRegion(word)?.name.en ?? [])
  if (new Set(named).size > 1) return null
  const name = readRegion(text)?.name.en ?? text
  const city = name.replace(/ City$/u, '')
  return isStayCity(city) ? city : null
}

/** The nights of all stays together. */
export function sumOfNights(stays: readonly Pick<CityNights, 'nights'>[]): number {
  return stays.reduce((sum, { nights }) => sum + nights, 0)
}

/** The list with these nights in a city: in its last stay, or in a new one at the end. No nights take the stay out. */
export function withNights(stays: readonly CityNights[], { city, nights }: CityNights): CityNights[] {
  const at = stays.findLastIndex((stay) => stay.city === city)
  const kept = Math.min(nights, longestTripDays - 1)
  if (at < 0) return kept < 1 || stays.length >= mostStays ? [...stays] : [...stays, { city, nights: kept }]
  return kept < 1 ? stays.toSpliced(at, 1) : stays.with(at, { city, nights: kept })
}
