import type { Plan } from '#domain/trips/plan/plans.ts'
import type { PlanAsk } from './talk-asks.ts'
import { answers, type Piece, type PieceReading } from './talk-piece.ts'

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

/** "An hour is enough at the museum on Wednesday": to move a stop to its own day is nothing that was asked for. */
export function withoutSameDay(read: PieceReading, { days }: Pick<Plan, 'days'>): PieceReading {
  if (read.kind !== 'asks') return read
  const isSame = (ask: PlanAsk) => {
    if (ask.do !== 'move' || ask.what.by !== 'place') return false
    const ids = ask.what.placeIds
    return (
      days[ask.to]?.stops.some(({ placeId }) => placeId !== null && placeId !== undefined && ids.includes(placeId)) ??
      false
    )
  }
  const asks = read.asks.filter((ask) => !isSame(ask))
  return asks.length === 0 ? answers : { ...read, asks }
}
