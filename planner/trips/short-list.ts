import { type Point, straightMetres } from '#domain/distances.ts'
import { mealKinds } from '#domain/places.ts'
import type { Plan, PlanPlace } from '#domain/plans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'

// Enough for some days around one place.
const mostMeals = 40
const mostOthers = 50

/** Of a catalogue what tells whether something fits: all that is planned or named, clinics, and what lies around. */
export function shortenCatalogue(catalogue: readonly PlanPlace[], plan: Plan, wishes: readonly PlaceWish[]) {
  const kept = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const isNamed = namedBy(wishes)
  for (const centre of [plan.base, ...catalogue.filter(isNamed)]) for (const id of listAround(centre)) kept.add(id)
  return catalogue.filter((row) => row.kind === 'clinic' || kept.has(row.id) || isNamed(row))

  function listAround(centre: Point): string[] {
    const rows = catalogue
      .map(({ id, kind, lat, lng }) => ({
        id,
        isMeal: mealKinds.includes(kind),
        away: straightMetres(centre, { lat, lng }),
      }))
      .toSorted((one, other) => one.away - other.away)
    const meals = rows.filter(({ isMeal }) => isMeal).slice(0, mostMeals)
    const others = rows.filter(({ isMeal }) => !isMeal).slice(0, mostOthers)
    return [...meals, ...others].map(({ id }) => id)
  }
}

/** Which rows a traveller named. */
export function namedBy(wishes: readonly PlaceWish[]): (row: PlanPlace) => boolean {
  const ids = new Set(
    wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : [])),
  )
  return ({ id }) => ids.has(id)
}
