import { maskRanges } from '#domain/wishes/brief/brief-text.ts'
import { readDietMentions } from '#domain/wishes/brief/diet-mentions.ts'
import { findMentions } from '#domain/wishes/brief/mentions.ts'
import type { PieceFacts } from './talk-piece.ts'
import type { TalkPiece } from './talk-pieces.ts'
import { listTimes } from './talk-times.ts'
import { allWords, otherWords, settingWords } from './talk-words.ts'

type Range = { from: number; to: number }

/** What of a piece was read, so that the rest of it can be told. Endings of verbs belong to them. */
export function listRead(piece: TalkPiece, { text, days, named }: PieceFacts): Range[] {
  const ranges: Range[] = [
    ...piece.actions.map(({ from, to }) => ({ from, to: to + (endings.exec(text.plain.slice(to))?.[0].length ?? 0) })),
    ...days,
    ...named,
    ...findMentions(text, settingWords),
    ...findMentions(text, otherWords),
    ...listAll(text.plain),
    ...readDietMentions(maskRanges(text, [{ from: 0, to: piece.from }])),
    ...listTimes(text.plain),
  ]
  return ranges
    .map(({ from, to }) => ({ from, to: Math.min(to, piece.to) }))
    .filter(({ from, to }) => from >= piece.from && to > from)
}

function listAll(plain: string): Range[] {
  return Array.from(plain.matchAll(new RegExp(allWords, 'gu')), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

const endings = /^\p{Script=Hangul}*(?: ?(?:해|하고)? ?(?:줘|주세요|주실|줄래|할래|싶|좋겠)\S*)?|^\p{Script=Hiragana}*/u
