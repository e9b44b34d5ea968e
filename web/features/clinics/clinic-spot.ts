import type { Clinic } from '#domain/clinics/clinics.ts'
import type { MapSpot } from '#domain/places/map-apps.ts'

/** Where a clinic is, for map apps; null without a known position. */
export function findSpot({ name, nameKo, lat, lng }: Pick<Clinic, 'name' | 'nameKo' | 'lat' | 'lng'>): MapSpot | null {
  return lat === null || lng === null ? null : { name: { en: name, ko: nameKo || name }, lat, lng }
}
