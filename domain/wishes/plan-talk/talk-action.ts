import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import type { TalkPiece } from './talk-pieces.ts'
import { notAfter, notBefore, type TalkAction } from './talk-words.ts'

type Range = { from: number; to: number }

/** Actions that mean one or more stops of the plan. */
export const ofStops: readonly TalkAction[] = ['remove', 'replace', 'move', 'lock', 'unlock', 'longer', 'shorter']

/** The first action; "don't remove it" locks it. */
export function actionOf(
  actions: TalkPiece['actions'],
  { plain }: BriefText,
  days: readonly Range[],
): TalkAction | null {
  const action = actions.find(({ value }) => value === 'replace') ?? actions[0]
  if (!action) return null
  if (action.value === 'replace' && days.some((day) => isOtherDay(plain, action, day))) return 'move'
  const isNegated =
    notBefore.test(plain.slice(Math.max(0, action.from - 24), action.from)) ||
    notAfter.test(plain.slice(action.to, action.to + 8))
  if (!isNegated) return action.value
  return ['remove', 'replace', 'move'].includes(action.value)
    ? 'lock'
    : ofStops.includes(action.value) || action.value === 'add'
      ? null
      : action.value
}

/** "On Friday instead of Thursday", 2日目の夜に変更: the day changes, and not the stop. */
function isOtherDay(plain: string, action: Range, day: Range): boolean {
  const words = plain.slice(action.from, action.to)
  if (day.from >= action.to)
    return /^(?:instead|in place|[换換改])/u.test(words) && /^\s*(?:the )?$/u.test(plain.slice(action.to, day.from))
  const isInstead = /대신|代わり/u.test(words)
  const between = plain.slice(day.to, action.from)
  return isInstead ? /^(?:の)?\s*$/u.test(between) : /^(?:の\S{1,2})?(?:に|へ|으로|로)\s*$/u.test(between)
}
