import { clinicMetres } from '#domain/clinics/clinic-offers.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Span } from '#planner/solver/problem.ts'

// A meal between two of them takes so long, and the way from or to one of them.
const mealMinutes = 45
const wayMinutes = 15
// From the start of lunch to that of dinner.
const mealAndPause = 4.25 * 60
// A pace is asked of so many minutes of a day.
const minutesOfDay = 10 * 60

/** The hours around which one eats: before an appointment for which one fasts there is no meal. */
export function hoursOfMeals(kept: readonly KeptSpan[]): Span[] {
  return kept.map(({ from, to, clinic }) => ({ from: clinic?.isFasting ? 0 : from, to }))
}

/** The meals of a day, in the hours that are left for them; none where the traveller eats in the kept hours. */
export function mealsBesideKept(meals: readonly MealSpan[], kept: readonly Span[], widest: MealHours): MealSpan[] {
  if (kept.length === 0) return [...meals]
  const free = meals.flatMap(({ name, ...span }) => {
    const found = longestFree(span, kept) ?? longestFree(widest[name], kept)
    return found ? [{ name, ...found }] : []
  })
  const lunch = free.find(({ name }) => name === 'lunch')
  // After a late lunch dinner waits, as long as its hours last.
  return free.map((meal) => {
    const soonest = lunch && meal.name === 'dinner' ? lunch.to + mealAndPause : meal.from
    return soonest <= meal.to ? { ...meal, from: Math.max(meal.from, soonest) } : meal
  })
}

type MealSpan = Span & { name: 'lunch' | 'dinner' }
type MealHours = Record<MealSpan['name'], Span>

/** The longest of the spans in which a meal may start, between kept hours and the ways from and to them. */
function longestFree({ from, to }: Span, kept: readonly Span[]): Span | null {
  const begins = [from, ...kept.map((span) => span.to + wayMinutes)].filter((begin) => begin >= from && begin <= to)
  const spans = begins.flatMap((begin) => {
    const next = kept.find((span) => span.to > begin)
    const until = Math.min(to, next ? next.from - mealMinutes - wayMinutes : Infinity)
    return until >= begin ? [{ from: begin, to: until }] : []
  })
  return spans.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0] ?? null
}

/** The least number of sights of a day of which a part is kept free. */
export function leastBesideKept(least: number, kept: readonly Span[]): number {
  const minutes = kept.reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.max(0, Math.floor(least * (1 - minutes / minutesOfDay)))
}

export function keptOn(day: number, { keptHours }: Pick<TripWishes, 'keptHours'>): KeptSpan[] {
  return keptHours.filter((span) => span.day === day)
}

/** Where the clinic of an appointment is, if that is in the town of the bed. */
export function clinicNear(clinic: KeptSpan['clinic'], bed: Point): Point | null {
  return clinic?.near && straightMetres(bed, clinic.near) <= clinicMetres ? clinic.near : null
}

/** The points of such clinics, of which the ways have to know. */
export function listClinicPoints({ keptHours }: Pick<TripWishes, 'keptHours'>): Point[] {
  return keptHours.flatMap(({ clinic }) => clinic?.near ?? [])
}
