import { isExamination } from '#domain/clinics/treatments.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import type { TreatmentWish } from '#domain/wishes/treatment-wishes.ts'

// What one can eat after an operation: warm, soft and mild.
const gentle =
  /porridge|juk\b|tofu|samgyetang|seolleongtang|gomtang|galbitang|bugeotguk|bugeokuk|miyeokguk|kongnamul|manduguk|mandutguk|doenjang|sundubu/iu
const gentleKitchens: readonly (string | null)[] = ['tofu', 'soybean soup', 'temple food']
const harsh = /raw|hoe\b|spicy|maeun|buldak|haejang|seonji|sundae|gopchang|naejang|tripe|naengmyeon|gejang/iu
// Noodles are eaten with garlic and its kimchi.
const tough = /barbecue|noodles|kalguksu|galbi\b|samgyeop|sushi|octopus|jokbal|fried|tteokbokki|steak|pizza|burger/iu
// On the day of an operation and this many days after it.
const daysAfterOperation = 2
const daysAfterImplant = 3
// With fewer of them near the base, one eats what there is: two meals on each of those days, and one that is closed.
const enough = 7

/** Whether a kitchen has something for the days after an operation. */
export function isGentle({ cuisine, dish = [] }: Pick<PlanPlace, 'cuisine' | 'dish'>): boolean {
  const first = dish[0] ?? ''
  if (harsh.test(first)) return false
  return gentleKitchens.includes(cuisine) || dish.some((each) => gentle.test(each))
}

/** Whether a kitchen suits the day of a check or of an operation of the eyes or teeth. */
function isMild(row: PlanPlace): boolean {
  return isGentle(row) || isSoft(row)
}

/** Whether nothing there has to be chewed hard or is raw or spicy. */
function isSoft({ cuisine, dish = [] }: PlanPlace): boolean {
  return !tough.test(cuisine ?? '') && dish.every((each) => !harsh.test(each) && !tough.test(each))
}

/** The meal places for those days: the gentle ones, also the soft ones where those are too few, or at last all. */
export function listGentleMeals(candidates: readonly Candidate[], nearBase: ReadonlySet<string>): ReadonlySet<string> {
  const meals = mealsOf(candidates)
  const found = [isGentle, isMild].map((isEaten) => meals.filter((row) => isEaten(row)))
  const isNear = ({ id }: PlanPlace) => nearBase.has(id)
  return new Set((found.find((rows) => isEnough(rows.filter(isNear))) ?? meals).map(({ id }) => id))
}

/** The meals around a check or an operation of the eyes or teeth: the mild ones, or all where those are too few. */
export function listMildMeals(candidates: readonly Candidate[]): ReadonlySet<string> {
  const meals = mealsOf(candidates)
  const mild = meals.filter(isMild)
  return new Set((isEnough(mild) ? mild : meals).map(({ id }) => id))
}

function mealsOf(candidates: readonly Candidate[]): PlanPlace[] {
  return candidates.flatMap(({ kind, row }) => (kind === 'meal' ? [row] : []))
}

/** No day has the same kitchen twice. */
function isEnough(rows: readonly PlanPlace[]): boolean {
  return rows.length >= enough && new Set(rows.map(({ cuisine }) => cuisine)).size > 1
}

/** The days of gentle meals around a treatment: from its day on, and the day before an examination as well. */
export function gentleDaysOf(
  { treatmentClass, treatmentIds }: Pick<TreatmentWish, 'treatmentClass' | 'treatmentIds'>,
  day: number,
): number[] {
  if (treatmentClass === 'skin') return []
  if (isExamination(treatmentIds)) return [day - 1, day].filter((one) => one >= 0)
  const ofTeeth = treatmentIds.includes('dental-implant') ? daysAfterImplant : 0
  const after = treatmentClass === 'surgery' ? daysAfterOperation : ofTeeth
  return Array.from({ length: after + 1 }, (_, age) => day + age)
}
