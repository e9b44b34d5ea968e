import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'
import { isKnownFor } from './diets.ts'

type Row = Pick<PlanPlace, 'cuisine' | 'tags' | 'dish'>

// Points that a kitchen of another country loses: nobody comes to Korea for burgers.
const foreignLoss = 70
const foreignKitchens: readonly (string | null)[] = [
  'burgers',
  'contemporary',
  'indian',
  'italian',
  'japanese',
  'mexican',
  'middle eastern',
  'pizza',
  'pork cutlet',
  'sandwich',
  'thai',
  'vietnamese',
  'western',
]
const foreignDish = /\b(?:ramen|udon|sushi|soba|pasta|pizza|burgers?|curry|kebab|pho)\b/iu
const coldDish = /naengmyeon|milmyeon|makguksu|mulhoe|kongguksu|\bcold\b/iu
const coldMonths = ['12', '01', '02']
/** A dearer meal is planned only where it was named. */
export const mostOfMeal = 120_000

/** Points for a kitchen of Korea. Another is fine for whoever needs it for a diet, one for a diet for nobody else. */
export function kitchenPoints(row: Row, { diets }: Pick<TripWishes, 'diets'>): number {
  const strict = diets.filter(isStrict)
  if (strict.length > 0 && strict.every((diet) => isKnownFor(row.tags, diet))) return 0
  return isForeign(row) || (strict.length === 0 && isForDiet(row)) ? -foreignLoss : 0
}

/** Temple food is for everybody. */
function isForDiet({ cuisine, tags }: Row): boolean {
  return cuisine !== 'temple food' && (tags.includes('vegan') || tags.includes('halal'))
}

function isForeign({ cuisine, dish = [] }: Row): boolean {
  return foreignKitchens.includes(cuisine) || foreignDish.test(dish[0] ?? '')
}

/** Whether a table has something for the season: nobody eats cold noodles in January. */
export function isInSeasonToEat({ dish = [] }: Pick<PlanPlace, 'dish'>, date: string): boolean {
  return !coldMonths.includes(date.slice(5, 7)) || !coldDish.test(dish[0] ?? '')
}
