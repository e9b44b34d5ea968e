import { straightMetres } from '#domain/korea/distances.ts'
import { mealKinds } from '#domain/places/places.ts'
import type { Plan, PlanBase, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { Lack } from '#planner/trips/conflicts/lacks.ts'

// Enough for some days around one place.
const mostMeals = 40
const mostOthers = 50
const mostHelping = 100

/**
 * The part of a catalogue for quick trials: planned and named rows, clinics, rows around the bases and around named
 * places, and rows that may help with what the plan lacks.
 */
export function shortenCatalogue(
  catalogue: readonly PlanPlace[],
  plan: Plan,
  wishes: readonly PlaceWish[],
  lacks: readonly Pick<Lack, 'mayHelp'>[],
): PlanPlace[] {
  const kept = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const isNamed = namedBy(wishes)
  for (const centre of [...listBases(plan), ...catalogue.filter(isNamed)]) {
    const nearest = catalogue
      .map((row) => ({ row, away: straightMetres(centre, row) }))
      .toSorted((one, other) => one.away - other.away)
      .map(({ row }) => row)
    const isMeal = ({ kind }: PlanPlace) => mealKinds.includes(kind)
    for (const [some, most] of [
      [nearest.filter(isMeal), mostMeals],
      [nearest.filter((row) => !isMeal(row)), mostOthers],
      ...lacks.map(({ mayHelp }) => [nearest.filter(mayHelp), mostHelping] as const),
    ] as const)
      for (const { id } of some.slice(0, most)) kept.add(id)
  }
  return catalogue.filter((row) => row.kind === 'clinic' || kept.has(row.id) || isNamed(row))
}

/** The bases of the nights, without duplicates. */
function listBases({ base, days }: Plan): PlanBase[] {
  const nights = [base, ...days.slice(0, -1).map(({ to }) => to)]
  return [...new Map(nights.map((night) => [`${night.lat} ${night.lng}`, night])).values()]
}

/** Whether the traveller named a row. */
function namedBy(wishes: readonly PlaceWish[]): (row: PlanPlace) => boolean {
  const ids = new Set(
    wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : [])),
  )
  return ({ id }) => ids.has(id)
}
