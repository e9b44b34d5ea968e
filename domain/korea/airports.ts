import type { PlanBase } from '#domain/trips/plan/plans.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { Airport } from '#domain/trips/answers/trips.ts'

/** The airports where a trip may start or end. Terminal positions to about 100 m, from memory on 2026-11-22. */
export const airportPlaces: Record<Airport, { name: PlaceName; lat: number; lng: number }> = {
  // Terminal 1. Terminal 2 is a free shuttle bus or one train stop away.
  ICN: { name: { en: 'Incheon Airport', ko: '인천국제공항' }, lat: 37.449, lng: 126.451 },
  GMP: { name: { en: 'Gimpo Airport', ko: '김포국제공항' }, lat: 37.559, lng: 126.803 },
  PUS: { name: { en: 'Gimhae Airport', ko: '김해국제공항' }, lat: 35.173, lng: 128.946 },
  CJU: { name: { en: 'Jeju Airport', ko: '제주국제공항' }, lat: 33.507, lng: 126.493 },
  TAE: { name: { en: 'Daegu Airport', ko: '대구국제공항' }, lat: 35.899, lng: 128.638 },
  CJJ: { name: { en: 'Cheongju Airport', ko: '청주국제공항' }, lat: 36.722, lng: 127.496 },
  MWX: { name: { en: 'Muan Airport', ko: '무안국제공항' }, lat: 34.991, lng: 126.383 },
}

/** An airport as the start or end point of a day. */
export function airportBase(airport: Airport): PlanBase {
  const { name, lat, lng } = airportPlaces[airport]
  return { name: name.en, lat, lng }
}
