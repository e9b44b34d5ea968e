import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'

// What one can eat after an operation: warm, soft and mild.
const gentle =
  /porridge|juk\b|tofu|samgyetang|seolleongtang|gomtang|galbitang|bugeotguk|bugeokuk|miyeokguk|kongnamul|sujebi|manduguk|mandutguk|doenjang|sundubu|kalguksu/iu
const gentleKitchens: readonly (string | null)[] = ['tofu', 'soybean soup', 'temple food']
const harsh = /raw|hoe\b|spicy|maeun|buldak|haejangguk|seonji|naengmyeon|gejang/iu
// On the day of an operation and this many days after it.
const gentleDays = 2
// With fewer of them near the base, one eats what there is.
const enough = 4

/** Whether a kitchen has something for the days after an operation. */
export function isGentle({ cuisine, dish = [] }: Pick<PlanPlace, 'cuisine' | 'dish'>): boolean {
  const first = dish[0] ?? ''
  if (harsh.test(first)) return false
  return gentleKitchens.includes(cuisine) || dish.some((each) => gentle.test(each))
}

/** The meal places for those days: the gentle ones, or all where there are too few of them near the base. */
export function listGentleMeals(candidates: readonly Candidate[], nearBase: ReadonlySet<string>): ReadonlySet<string> {
  const meals = candidates.filter(({ kind }) => kind === 'meal')
  const found = meals.filter(({ row }) => isGentle(row))
  const isEnough = found.filter(({ row }) => nearBase.has(row.id)).length >= enough
  return new Set((isEnough ? found : meals).map(({ row }) => row.id))
}

export function daysOfGentleMeals({ surgeryDays }: Pick<TreatmentDays, 'surgeryDays'>): number[] {
  return [...surgeryDays].flatMap((day) => Array.from({ length: gentleDays + 1 }, (_, age) => day + age))
}
