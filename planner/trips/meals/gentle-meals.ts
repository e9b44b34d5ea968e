import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'

// What one can eat after an operation: warm, soft and mild.
const gentle =
  /porridge|juk\b|tofu|samgyetang|seolleongtang|gomtang|galbitang|bugeotguk|bugeokuk|miyeokguk|kongnamul|sujebi|manduguk|mandutguk|doenjang|sundubu|kalguksu/iu
const gentleKitchens: readonly (string | null)[] = ['tofu', 'soybean soup', 'temple food']
const harsh = /raw|hoe\b|spicy|maeun|buldak|haejangguk|seonji|naengmyeon|gejang/iu
const tough = /barbecue|galbi\b|samgyeop|sushi|octopus|jokbal|fried|tteokbokki|steak|pizza|burger/iu
// On the day of an operation and this many days after it.
const gentleDays = 2
// With fewer of them near the base, one eats what there is: two meals on each of those days, and one that is closed.
const enough = 7

/** Whether a kitchen has something for the days after an operation. */
export function isGentle({ cuisine, dish = [] }: Pick<PlanPlace, 'cuisine' | 'dish'>): boolean {
  const first = dish[0] ?? ''
  if (harsh.test(first)) return false
  return gentleKitchens.includes(cuisine) || dish.some((each) => gentle.test(each))
}

/** Whether nothing there has to be chewed hard or is raw or spicy. */
function isSoft({ cuisine, dish = [] }: PlanPlace): boolean {
  return !tough.test(cuisine ?? '') && dish.every((each) => !harsh.test(each) && !tough.test(each))
}

/** The meal places for those days: the gentle ones, also the soft ones where those are too few, or at last all. */
export function listGentleMeals(candidates: readonly Candidate[], nearBase: ReadonlySet<string>): ReadonlySet<string> {
  const meals = candidates.flatMap(({ kind, row }) => (kind === 'meal' ? [row] : []))
  const found = [isGentle, isSoft].map((isEaten) => meals.filter((row) => isGentle(row) || isEaten(row)))
  const isEnough = (rows: readonly PlanPlace[]) => rows.filter(({ id }) => nearBase.has(id)).length >= enough
  return new Set((found.find(isEnough) ?? meals).map(({ id }) => id))
}

export function daysOfGentleMeals({ surgeryDays }: Pick<TreatmentDays, 'surgeryDays'>): number[] {
  return [...surgeryDays].flatMap((day) => Array.from({ length: gentleDays + 1 }, (_, age) => day + age))
}
