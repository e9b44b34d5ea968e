import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefSpan, type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { PlanTalk } from './talk-asks.ts'

/** "Change the hotel to a guesthouse": where the answer was read, the verb says nothing more. */
export function isVerbOfAnswer(
  { from, to, words }: BriefSpan,
  verbs: readonly BriefSpan[],
  chips: readonly BriefChip[],
): boolean {
  const isNear = chips.some((chip) => chip.to <= from && from - chip.to < 4)
  return isNear && verbs.some((verb) => verb.from >= from && verb.from < to && words.length - verb.words.length < 4)
}

/** A day of an answer that holds for the whole trip. A day of which nothing was understood is not understood. */
export function tellUnusedDay(day: BriefSpan, piece: BriefSpan, talk: PlanTalk): void {
  const isInside = ({ from, to }: BriefSpan) => from >= piece.from && to <= piece.to
  if (talk.chips.some(isInside)) talk.obstacles.push({ why: 'whole_trip', ...day })
  else if (!talk.notUnderstood.some(isInside) && !talk.obstacles.some(isInside)) {
    talk.notUnderstood.push(day)
    talk.question ??= { ask: 'words', words: day.words }
  }
}

/** Listed with what is in no change, and asked back where nothing else was said. */
export function tellUnasked(unasked: readonly BriefSpan[], talk: PlanTalk): void {
  const [first] = unasked
  if (!first) return
  talk.notUnderstood = [...talk.notUnderstood, ...unasked].toSorted((a, b) => a.from - b.from)
  if (talk.asks.length + talk.chips.length + talk.obstacles.length === 0)
    talk.question ??= { ask: 'words', words: first.words }
}

/** "N Seoul Tower at night": a stop of the plan, and nothing to do with it. */
export function tellNothing(text: BriefText, talk: PlanTalk): void {
  const span = spanOf(text, 0, text.plain.length)
  const isEmpty = [talk.asks, talk.chips, talk.obstacles, talk.notUnderstood].every((list) => list.length === 0)
  if (!isEmpty || talk.question || span.words === '') return
  talk.notUnderstood.push(span)
  talk.question = { ask: 'words', words: span.words }
}
