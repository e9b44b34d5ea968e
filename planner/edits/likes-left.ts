import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { isLikedAs, readLimit } from '#domain/wishes/meant-by.ts'
import { seasonsLiked } from '#domain/wishes/season-kinds.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { withinLimits } from '#planner/trips/candidates/liked-places.ts'

type LeftOn = {
  /** The places of the other days. */
  others: readonly { row: PlanPlace; date: string }[]
  present: ReadonlySet<string | null>
  dates: readonly string[]
}

/**
 * The candidates for some days of a plan, on these dates, whose other days have these places: no more of a kind than is
 * wanted in all, and one is asked for of each kind that is liked and of which the other days have none, the one of the
 * plan first.
 */
export function withLikesLeft(
  candidates: readonly Candidate[],
  likes: readonly string[],
  { others, present, dates }: LeftOn,
): Candidate[] {
  const left = likes.map((words) => {
    const limit = readLimit(words)
    const seen = limit ? others.filter(({ row }) => isLikedAs(row, limit.kind)).length : 0
    return limit ? `at most ${Math.max(0, limit.most - seen)} ${limit.kind}` : words
  })
  const within = withinLimits({ likes: left }, candidates)
  const asked = new Map(
    left.flatMap((words) => {
      if (readLimit(words) || others.some(({ row, date }) => isLikedAs(row, words, [date]))) return []
      const meant = within
        .filter(({ row }) => isLikedAs(row, words, dates))
        .toSorted((one, other) => other.score - one.score)
      const best = (meant.find(({ row }) => present.has(row.id)) ?? meant[0])?.row
      return best ? [[best.id, seasonsLiked(best, words)] as const] : []
    }),
  )
  return within.map((each) => {
    const likedIn = asked.get(each.row.id)
    return likedIn ? { ...each, isLiked: true, likedIn } : each
  })
}
