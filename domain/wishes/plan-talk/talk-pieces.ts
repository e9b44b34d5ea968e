import { type BriefSpan, type BriefText, maskRanges, spanOf } from '#domain/wishes/brief/brief-text.ts'
import { findLeftovers } from '#domain/wishes/brief/unread/leftovers.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import type { TalkAction } from './talk-words.ts'

type Range = { from: number; to: number }

/** A part of a text that asks for one thing. */
export type TalkPiece = Range & { actions: Mention<TalkAction>[] }

type Found = {
  actions: readonly Mention<TalkAction>[]
  days: readonly Range[]
  /** What names stops, meals and places. */
  named: readonly Range[]
}

const wishing = /\b(?:wants?|would like|need)\b/u
const mealBefore =
  /(?:breakfast|lunch|dinner|아침|점심|저녁|朝食|昼食|夕食|ランチ|ディナー|[早午晚]餐)[^.;!?。,、\n]{0,16}$/u
const ends = /[.;!?。！？；\n,、，:：]/u
const joints =
  / (?:and|then|but|also|plus)(?: then| also| please)? |(?<=(?:빼|없애|하|옮기|넣|바꾸|줄이|가|두)고) (?!싶|있)|(?<=[しれえいめじ]て)(?=(?!ください|下さい|ほし|欲し|もらえ|くれ|ね|お願)[^\s、。]{3})/gu

/** Splits a text into what it asks for. A part that only names days or stops belongs to the part beside it. */
export function splitPieces(text: BriefText, found: Found): TalkPiece[] {
  const parts = splitParts(text.plain).map((part) => ({ ...part, actions: inside(found.actions, part) }))
  const pieces: TalkPiece[] = []
  // Where a part begins that waits for the one after it.
  let waitsFrom: number | null = null
  for (const [index, part] of parts.entries()) {
    const from: number = waitsFrom ?? part.from
    const last = pieces.at(-1)
    const next = parts[index + 1]
    const isAlone = part.actions.length === 0 && isOnlyNames(text, part, found)
    const isAhead = next !== undefined && mayTake(next, inside(found.days, part).length > 0 ? found.days : found.named)
    const isBehind = last !== undefined && last.actions.length > 0
    if (!isAlone || (!isAhead && !isBehind)) {
      pieces.push({ ...part, from })
      waitsFrom = null
    } else if (isBehind && !isAhead && waitsFrom === null) last.to = part.to
    else waitsFrom = from
  }
  return pieces
}

/** Whether a part has a verb, and no day or stop of its own yet. */
function mayTake(part: TalkPiece, ranges: readonly Range[]): boolean {
  return part.actions.length > 0 && inside(ranges, part).length === 0
}

function splitParts(plain: string): Range[] {
  const cuts = [...plain.matchAll(joints)].map(({ index }) => index)
  for (let at = 0; at < plain.length; at++) {
    // 10:30, 80,000 and 1.5 are numbers.
    const isNumber = /\d[.,:]\d/u.test(plain.slice(Math.max(0, at - 1), at + 2))
    // "Lunch on Friday: somewhere vegetarian" is one part.
    const isOfMeal = /[:：]/u.test(plain.charAt(at)) && mealBefore.test(plain.slice(0, at))
    if (ends.test(plain.charAt(at)) && !isNumber && !isOfMeal) cuts.push(at + 1)
  }
  const sorted = [0, ...cuts.toSorted((a, b) => a - b), plain.length]
  return sorted
    .slice(1)
    .map((to, index) => ({ from: sorted[index] ?? 0, to }))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(plain.slice(from, to)))
}

function inside<One extends Range>(ranges: readonly One[], { from, to }: Range): One[] {
  return ranges.filter((range) => range.from >= from && range.to <= to)
}

function isOnlyNames(text: BriefText, part: Range, { days, named }: Found): boolean {
  const names = [...inside(days, part), ...inside(named, part)]
  // "The kids want a beach day" waits for nothing.
  if (names.length === 0 || wishing.test(text.plain.slice(part.from, part.to))) return false
  const rest = maskRanges(text, [
    { from: 0, to: part.from },
    { from: part.to, to: text.plain.length },
  ])
  // "No temples" asks for something by itself.
  const isRefused = inside(named, part).some((name) => polarityOf(rest, name.from, name.to) === 'refused')
  return !isRefused && findLeftovers(rest, names).length === 0
}

/** A part without the signs and joints at its ends. */
export function quoteOf(text: BriefText, { from, to }: { from: number; to: number }): BriefSpan {
  const words = text.plain.slice(from, to)
  const head = /^(?:\s*(?:and|then|but|also|plus)\b)*\s*/u.exec(words)?.[0].length ?? 0
  const tail = /[\s,;.!?:、，；。！？：]*$/u.exec(words)?.[0].length ?? 0
  return head + tail < words.length ? spanOf(text, from + head, to - tail) : spanOf(text, from, to)
}
