import { fixPoint, metresBetweenFixed, type Point } from '#domain/korea/distances.ts'
import type { Interest, SeoulArea } from '#domain/places/places.ts'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { Recommendation } from '#domain/trips/document/trip-documents.ts'
import { suitsDiets, suitsForCoffee } from '#planner/trips/meals/diets.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

const mostOfAGroup = 6
const fewestOfAGroup = 3
/** Distances that are tried in order until there are enough recommendations. */
const nearMetres = [3000, 30_000, Infinity]
const nothingToVisit = ['lodging', 'clinic']
const tables = ['restaurant', 'street-food']
const forRecovery = ['hot', 'strenuous', 'alcohol', 'swim', 'sauna']

type Given = {
  wishes: TripWishes
  plan: Plan
  catalogue: readonly TripPlace[]
  /** The name of each interest's group. */
  interestNames: Readonly<Record<Interest, string>>
}

/** Recommends rows that are not in the plan: for each chosen interest, then for each chosen area. */
export function recommendPlaces({ wishes, plan, catalogue, interestNames }: Given): Record<string, TripPlace[]> {
  const named = new Set([
    ...plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)),
    ...plan.unplaced.map(({ placeId }) => placeId),
  ])
  const rows = catalogue.filter((row) => !named.has(row.id) && isSuitable(row, wishes))
  const points = pointsOf(plan, catalogue).map(fixPoint)
  const metresTo = (row: TripPlace) => {
    const here = fixPoint(row)
    return Math.min(...points.map((point) => metresBetweenFixed(point, here)))
  }
  const distances = new Map(rows.map((row) => [row, metresTo(row)]))
  const told = new Set<TripPlace>()
  const groups: [string, TripPlace[]][] = []
  const tell = (name: string, fits: (row: TripPlace) => boolean) => {
    const fitting = rows.filter(fits)
    const fresh = pickNear(
      fitting.filter((row) => !told.has(row)),
      distances,
    )
    // A row may be in two groups if there are too few.
    const group = fresh.length >= fewestOfAGroup ? fresh : pickNear(fitting, distances)
    for (const row of group) told.add(row)
    groups.push([name, group])
  }
  for (const interest of wishes.interests) tell(interestNames[interest], (row) => answers(row, interest))
  for (const area of wishes.areas) tell(area, (row) => isIn(row, area))
  return Object.fromEntries(groups)
}

/** A recommendation as the page shows it. It has no rating, because only visitors of other sites have rated it. */
export function presentRecommendation({ id, name, description, address }: TripPlace): Recommendation {
  return { id, title: name.en || name.ko, description, address: address.en || address.ko, rating: null }
}

function answers({ interests }: TripPlace, interest: Interest): boolean {
  return interests.includes(interest)
}

function isIn({ area }: TripPlace, chosen: SeoulArea): boolean {
  return area === chosen
}

function isSuitable(row: TripPlace, wishes: TripWishes): boolean {
  const { kind, tags, permanentlyClosed } = row
  if (permanentlyClosed || nothingToVisit.includes(kind)) return false
  if ((row.cost ?? 0) > (wishes.dailyLimit ?? Infinity)) return false
  if (tables.includes(kind) && !suitsDiets(row, wishes.diets)) return false
  if (kind === 'cafe' && !suitsForCoffee(row, wishes.diets)) return false
  const isFamily = wishes.travelerType === 'family'
  if (isFamily && tags.includes('adult')) return false
  const isNight = kind === 'nightlife' || tags.includes('alcohol')
  if (isFamily && isNight && !wishes.interests.includes('nightlife')) return false
  if (wishes.treatments.length === 0) return true
  return kind !== 'nightlife' && !tags.some((tag) => forRecovery.includes(tag))
}

/** The points of a trip: its stops, and the ends of its days. */
function pointsOf({ days }: Plan, catalogue: readonly TripPlace[]): Point[] {
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return [...catalogue.filter(({ id }) => visited.has(id)), ...days.flatMap(({ from, to }) => [from, to])]
}

/** Nearby rows in the order of the guide, filled up with more distant ones. */
function pickNear(rows: readonly TripPlace[], distances: ReadonlyMap<TripPlace, number>): TripPlace[] {
  const picked: TripPlace[] = []
  let from = -1
  for (const to of nearMetres) {
    const within = rows.filter((row) => isBetween(distances.get(row) ?? Infinity, from, to))
    // If none is near, the nearest come first, because the guide starts with another city.
    const inOrder =
      to === Infinity ? within.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)) : within
    const wanted = to === Infinity ? fewestOfAGroup : mostOfAGroup
    picked.push(...inOrder.slice(0, Math.max(0, wanted - picked.length)))
    from = to
  }
  return picked
}

function isBetween(metres: number, from: number, to: number): boolean {
  return metres > from && metres <= to
}
