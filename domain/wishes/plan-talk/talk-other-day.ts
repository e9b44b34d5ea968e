import type { PlanAsk } from './talk-asks.ts'
import type { Piece, PieceReading } from './talk-piece.ts'

/** 北村は2日目じゃなくて3日目: the day is refused, and not the stop. */
export function readOtherDay({ text: { plain }, named, dayMentions }: Piece): PieceReading | null {
  const refused = dayMentions.find(
    ({ from, to }) =>
      /^ ?(?:じゃな|ではな|でな|말고|이? ?아니)/u.test(plain.slice(to)) ||
      /\bnot (?:on )?(?:the )?$|不(?:是|要)$/u.test(plain.slice(0, from)),
  )
  if (!refused) return null
  const [day] = dayMentions.find((one) => one !== refused)?.value ?? []
  const asks = named.flatMap(({ value }): PlanAsk[] =>
    value.what && value.isPlanned && day !== undefined ? [{ do: 'move', what: value.what, from: null, to: day }] : [],
  )
  return asks.length > 0 ? { kind: 'asks', asks } : { kind: 'question', ask: 'day' }
}
