import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { findMentions, type Mention } from '#domain/wishes/brief/mentions.ts'
import { youngestOlder } from './people-ages.ts'
import { olderWords, type Relative } from './people-words.ts'

type Range = { from: number; to: number }

/** "She's 67 and fit as a fiddle, walks more than me" */
const veryFit =
  /\b(?:fit as a fiddle|(?:very|super|really) fit|fitter than|walks? (?:more|faster|further|farther) than)\b|정정하|건강하[시셔세]|足腰[はも](?:元気|丈夫)|元気に歩|硬朗/u

/** Who is older: by an age, by words for it, or because somebody takes care of them. */
export function readOlder(
  text: BriefText,
  grown: readonly Mention<number>[],
  family: readonly Mention<Relative>[],
): Mention<true> | null {
  const aged = grown.find(({ value }) => value >= youngestOlder)
  const [said] = findMentions(text, olderWords)
  const relative = family.find((one) => one.value.startsWith('grand') || (isElder(one) && isLooked(text.plain, one)))
  const isYoung = grown.some(({ value }) => value < youngestOlder)
  // Who says of themselves that they are fit wants no old people's programme.
  if (veryFit.test(text.plain)) return null
  const isFit = /\bfit\b/u.test(text.plain)
  const found = isFit ? aged : (said ?? aged ?? (isYoung ? undefined : relative))
  return found ? { value: true, from: found.from, to: found.to } : null
}

/** Parents of whom one takes care, and those of somebody else's partner: 모시고, 带, "taking my mother". */
function isLooked(plain: string, { from, to }: Range): boolean {
  return (
    /\bold\b|elderly|시어|시아|시부|장모|장인|in-law|義|公公|婆婆|公婆|岳/u.test(plain.slice(from, to)) ||
    /(?:[带帶陪]|\b(?:tak(?:e|ing)|bring(?:ing)?) )$/u.test(plain.slice(0, from)) ||
    /^(?:을|를|이랑|랑)?(?: ?\([^)]*\))? ?모시|^を?連れ/u.test(plain.slice(to))
  )
}

/** Whether a relative is one of an older generation. */
export function isElder({ value }: Mention<Relative>): boolean {
  return value !== 'sibling' && value !== 'companion'
}
