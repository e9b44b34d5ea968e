import { foldBrief } from './brief/brief-text.ts'
import { findMentions } from './brief/mentions.ts'
import { readDiets } from './diet-words.ts'
import { seasonVocabulary } from './season-kinds.ts'

const diet =
  /\b(?:vegans?|vegetarians?|veggies?|halal|no[- ]pork|pork[- ]free|plant[- ]based|meat[- ]free|muslim[- ]friendly)\b|비건|채식|할랄/gu
const around =
  /^(?:a|and|any|at|cafes?|cuisine|dining|dishes|festivals?|food|for|friendly|good|in|kitchens?|korean|meals?|one|only|options?|places?|restaurants?|season|see|spots?|the|viewing|walks?|watching|with|축제|식당|음식|구경|명소)$/u

/** The kinds of seasons that a text names: `cherry blossoms` for 벚꽃 축제. */
export function readSeasons(text: string): string[] {
  return [...new Set(findMentions(foldBrief(text), seasonVocabulary).map(({ value }) => value))]
}

/** Whether an entry of the must-visit list names no place, but a season or a diet: `cherry blossom`, `halal food`. */
export function isSeasonOrDiet(text: string): boolean {
  const folded = foldBrief(text)
  const seasons = findMentions(folded, seasonVocabulary)
  if (seasons.length === 0 && readDiets(text).length === 0) return false
  const others = Array.from(folded.plain, (sign, at) =>
    seasons.some(({ from, to }) => at >= from && at < to) ? ' ' : sign,
  )
  const rest = others.join('').replace(diet, ' ')
  return rest.split(/[^\p{L}]+/u).every((word) => word === '' || around.test(word))
}
