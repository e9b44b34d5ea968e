import type { BriefText } from './brief-text.ts'
import { findMentions } from './mentions.ts'
import { partner, relatives, types } from '#domain/wishes/brief/people/people-words.ts'
import { absent, otherPatterns, pastPatterns } from './set-aside-words.ts'

/** "Because my husband has to work" is followed by what the others do. */
const isReason =
  /(?:(?:안|못) ?[가오]\p{L}{0,3}(?:고|지만|는데)|출장 ?가고|못 ?[내빼]서|이라서?|어서?|때문에?|なので|のため)$/u

const isOfSpeaker =
  /(?:(?:私|僕|俺|自分)は(?:一緒に)?|(?:저|나)는 ?(?:같이 ?)?|(?<![跟和与與陪带帶])我(?:就|也)?|\bi(?:'m| am)? )$/u

type Range = { from: number; to: number }

/** A part that holds no wish, and whether it tells of what the traveller did or planned before. */
export type SetAside = Range & { isPast: boolean }

/**
 * The parts of a brief that tell of the past, of another trip, of what others say or like, and of somebody who does not
 * come along, and what is only supposed or asked: "I used to be vegetarian", "if it rains". Nothing in them is a wish.
 */
export function findSetAside(text: BriefText): SetAside[] {
  const { plain } = text
  const found = [...findParts(plain, otherPatterns, false), ...findParts(plain, pastPatterns, true)]
  const friends = findMentions(text, types).filter(({ value }) => value === 'friends')
  const people = [...findMentions(text, relatives), ...findMentions(text, partner), ...friends]
  for (const match of plain.matchAll(absent)) {
    // 私は行きません: the speaker, whoever was named before.
    if (isOfSpeaker.test(plain.slice(0, match.index))) continue
    const begin = beginOf(plain, match.index)
    const who = people.findLast(({ from, to }) => from >= begin && to <= match.index)
    if (who)
      found.push({
        from: headOf(plain, begin, who.from),
        to: isReason.test(match[0])
          ? match.index + match[0].length
          : endOf(plain, match.index + match[0].length, match[0].startsWith('who')),
        isPast: false,
      })
  }
  return joinParts(found.filter(({ from, to }) => to > from && /\p{L}/u.test(plain.slice(from, to))))
}

/** Parts that overlap are one. */
function joinParts(parts: readonly SetAside[]): SetAside[] {
  const joined: SetAside[] = []
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (!last || part.from >= last.to) joined.push({ ...part })
    else {
      last.to = Math.max(last.to, part.to)
      last.isPast &&= part.isPast
    }
  }
  return joined
}

function findParts(plain: string, patterns: readonly RegExp[], isPast: boolean): SetAside[] {
  return patterns.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), (match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isPast,
    })),
  )
}

function beginOf(plain: string, at: number): number {
  return Math.max(...Array.from('.;!?。！？；\n', (sign) => plain.lastIndexOf(sign, at - 1))) + 1
}

/** "If my mother came" begins with the condition. */
function headOf(plain: string, begin: number, at: number): number {
  return begin + (/(?:\bif |如果|要是|假如|万一|萬一|もし)?$/u.exec(plain.slice(begin, at))?.index ?? at - begin)
}

/** After "she is not coming" the sentence may go on about who does: "she is not coming, just me". */
function endOf(plain: string, at: number, isInserted: boolean): number {
  const rest = (isInserted ? /^[^.;!?\n]*/u : /^[^.;!?。！？；\n,，、(]*/u).exec(plain.slice(at))
  return at + (rest?.[0].length ?? 0)
}
