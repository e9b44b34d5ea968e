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
