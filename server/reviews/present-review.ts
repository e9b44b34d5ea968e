import * as z from 'zod'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { Review } from '#domain/reviews/reviews.ts'
import { Problem } from '#domain/site/problems.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { ReviewPosition, ReviewRow } from './review-store.ts'

export function presentReview(row: ReviewRow): Review {
  const { id, rating, price, spoken, waiting, pressure, language, experience, visitMonth } = row
  const said = { rating, price, spoken, waiting, pressure, language, experience, visitMonth }
  return {
    id,
    ...said,
    outcome: row.outcome ?? '',
    writtenOn: seoulDay(row.writtenAt.getTime()),
    editedOn: row.editedAt && seoulDay(row.editedAt.getTime()),
    answer: row.answer !== null && row.answeredAt ? { text: row.answer, on: seoulDay(row.answeredAt.getTime()) } : null,
  }
}

const position = z.tuple([
  z.int().min(1).max(5),
  // Microseconds since 1970, up to the year 2200.
  z.int().min(0).max(7_258_118_400_000_000),
  z.uuid(),
])

/** The order that a position belongs to: that of one list. */
export function readPosition(word: string | null, order: string): ReviewPosition | null {
  if (word === null) return null
  const read = readListPosition<ReviewPosition>(word, order, position)
  if (!read) throw new Problem('reviews.list_position_unknown')
  return read
}

export function writePosition(last: ReviewRow | null, order: string): string | null {
  return last && writeListPosition([last.rating, last.since, last.id], order)
}
