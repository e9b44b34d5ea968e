import { type PlaceSense, senseFields } from '#domain/places/place-sense.ts'
import type { PlaceFacts } from '#domain/places/places.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'

const fields: Record<Exclude<keyof TripPlace, keyof PlaceSense>, true> = {
  id: true,
  name: true,
  aliases: true,
  description: true,
  lat: true,
  lng: true,
  area: true,
  province: true,
  district: true,
  address: true,
  station: true,
  kind: true,
  categories: true,
  interests: true,
  tags: true,
  hours: true,
  closed: true,
  exceptions: true,
  lastEntry: true,
  seasons: true,
  access: true,
  cost: true,
  visitMinutes: true,
  cuisine: true,
  budgetLevel: true,
  permanentlyClosed: true,
  fame: true,
  otherNames: true,
  phone: true,
  website: true,
  image: true,
  scene: true,
  basis: true,
  source: true,
  checkedOn: true,
  sources: true,
  clinic: true,
}

const senseNames: ReadonlySet<string> = new Set(senseFields)

/** Copies the fields that trips use, and no others. */
export function tripPlace(row: PlaceFacts & Pick<TripPlace, 'clinic'>): TripPlace {
  const known = Object.entries(row).filter(([name]) => Object.hasOwn(fields, name) || senseNames.has(name))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the types of the fields
  return Object.fromEntries(known) as unknown as TripPlace
}
