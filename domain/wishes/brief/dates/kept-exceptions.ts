import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'
import { eachDay } from './kept-hour-words.ts'

/** The first and the last minute of hours. */
type Minutes = readonly [from: number, to: number]

const before =
  /(?:\b(?:except|excluding|apart from|other than|aside from|all but|not)(?: for)?(?: on)? (?:the )?|除了?)$/u
const after = /^(?:은|는|만|을|를)? ?(?:빼고|빼면|제외|말고)|^(?:以外|を除|は除|の?ぞ[いき])|^(?:以外|之外|除外)/u
const joins = /^(?:,? ?(?:and|or|&) ?|, ?|와 ?|과 ?|이?랑 ?|[とや、·・]|和)$/u

/** The days that are told as exceptions: "except Thursday and Friday", 목요일 빼고, 除了周四. */
export function exceptedOf(plain: string, days: readonly Mention<string[]>[]): Mention<string[]>[] {
  const found: Mention<string[]>[] = []
  for (const day of days) {
    if (eachDay.test(plain.slice(day.from, day.to))) continue
    const last = found.at(-1)
    const isNext = last !== undefined && joins.test(plain.slice(last.to, day.from))
    // 목요일과 금요일 빼고: the words after the last one are of both.
    const end = lastOfList(plain, days, day)
    const isExcepted = before.test(plain.slice(Math.max(0, day.from - 24), day.from)) || after.test(plain.slice(end))
    if (isExcepted || isNext) found.push(day)
  }
  return found
}

function lastOfList(plain: string, days: readonly Range[], { to }: Range): number {
  const next = days.find((day) => day.from >= to && joins.test(plain.slice(to, day.from)))
  return next ? lastOfList(plain, days, next) : to
}

/** What is left of hours outside of those in which one is free. */
export function besideFree(kept: Minutes, free: readonly Minutes[]): Minutes[] {
  return free.reduce<Minutes[]>(
    (left, [from, to]) =>
      left.flatMap(([begin, end]): Minutes[] => [
        ...(Math.min(end, from) > begin ? [[begin, Math.min(end, from)] as const] : []),
        ...(end > Math.max(begin, to) ? [[Math.max(begin, to), end] as const] : []),
      ]),
    [kept],
  )
}
