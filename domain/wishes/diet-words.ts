import { plainText } from './plain-text.ts'

/** Diets. The tags of the catalogue have the same names. */
export const diets = ['vegan', 'vegetarian', 'halal', 'no-pork'] as const
export type Diet = (typeof diets)[number]

const words: Record<Diet, RegExp> = {
  vegan: /\bvegans?\b|\bplant[- ]based\b|비건|ヴィーガン|ビーガン|纯素|純素|全素/u,
  vegetarian: /\bvegetarians?\b|\bveggies?\b|\bno meat\b|\bmeat[- ]free\b|채식|ベジタリアン|菜食|素食/u,
  'no-pork':
    /\b(?:no|without|not eat|don't eat)[- ]pork\b|\bpork[- ]free\b|돼지고기 (?:없|안|못)|豚肉なし|不吃猪肉|不吃豬肉/u,
  halal: /\bhalal\b|\bmuslim[- ]friendly\b|할랄|무슬림|ハラール|ハラル|清真/u,
}

/** The diets that a free text mentions. */
export function readDiets(text: string): Diet[] {
  const plain = plainText(text)
  return diets.filter((diet) => words[diet].test(plain))
}

// Foods that are found in the names and kitchens of the catalogue. For an allergy, one food too many is better.
const foods: readonly [entry: RegExp, avoided: readonly string[]][] = [
  [/\bno[- ]beef\b|\bbeef allergy\b/u, ['beef']],
  [/\bno[- ]seafood\b|\b(?:fish|shellfish|seafood) allergy\b/u, ['seafood', 'shellfish']],
  [/\bbuckwheat allergy\b/u, ['buckwheat', 'naengmyeon', 'makguksu', 'memil']],
]

/** What a diet or an allergy forbids beyond the diets of the catalogue, in words that the planner avoids. */
export function avoidedFoods(diet: string): readonly string[] {
  const plain = plainText(diet)
  return foods.flatMap(([entry, avoided]) => (entry.test(plain) ? avoided : []))
}
