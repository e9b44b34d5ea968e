import type { PlaceFacts } from '#domain/places/places.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'

const fields: Record<keyof TripPlace, true> = {
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
  headline: true,
  best: true,
  dusk: true,
  activeHours: true,
  seasonBest: true,
  seasonAvoid: true,
  childFrom: true,
  forChildren: true,
  stairs: true,
  walkKm: true,
  tip: true,
  dish: true,
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

/** Copies the fields that trips use, and no others. */
export function tripPlace(row: PlaceFacts & Pick<TripPlace, 'clinic'>): TripPlace {
  const known = Object.entries(row).filter(([name]) => Object.hasOwn(fields, name))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the types of the fields
  return Object.fromEntries(known) as unknown as TripPlace
}
