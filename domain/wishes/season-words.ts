import { type Diet, readDiets } from './diet-words.ts'
import { plainText } from './plain-text.ts'

const season =
  /\b(?:cherry |plum )?blossoms?\b|\bsakura\b|\b(?:autumn|fall) (?:leaves|foliage|colou?rs)\b|\bfoliage\b|벚꽃|단풍|桜|紅葉|樱花|櫻花|红叶/gu
const diet =
  /\b(?:vegans?|vegetarians?|veggies?|halal|no[- ]pork|pork[- ]free|plant[- ]based|meat[- ]free|muslim[- ]friendly)\b|비건|채식|할랄/gu
const around =
  /^(?:a|and|any|at|cafes?|cuisine|dining|dishes|festivals?|food|for|friendly|good|in|kitchens?|korean|meals?|only|options?|places?|restaurants?|season|see|spots?|the|viewing|watching|with|축제|식당|음식|구경)$/u

/** Whether an entry of the must-visit list names no place, but a season or a diet: `cherry blossom`, `halal food`. */
export function isSeasonOrDiet(text: string): boolean {
  const plain = plainText(text)
  const diets: Diet[] = readDiets(text)
  const rest = plain.replace(season, ' ').replace(diet, ' ')
  const isMeant = diets.length > 0 || plain.search(season) >= 0
  return isMeant && rest.split(/[^\p{L}]+/u).every((word) => word === '' || around.test(word))
}
