import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { isLikedAs, readLimit } from '#domain/wishes/meant-by.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { withinLimits } from '#planner/trips/candidates/liked-places.ts'

/**
 * The candidates for some days of a plan whose other days have these places: no more of a kind than is wanted in all,
 * and one is asked for of each kind that is liked and of which the other days have none, the one of the plan first.
 */
export function withLikesLeft(
  candidates: readonly Candidate[],
  likes: readonly string[],
  { others, present }: { others: readonly PlanPlace[]; present: ReadonlySet<string | null> },
): Candidate[] {
  const left = likes.map((words) => {
    const limit = readLimit(words)
    const seen = limit ? others.filter((row) => isLikedAs(row, limit.kind)).length : 0
    return limit ? `at most ${Math.max(0, limit.most - seen)} ${limit.kind}` : words
  })
  const within = withinLimits({ likes: left }, candidates)
  const asked = new Set(
    left.flatMap((words) => {
      if (readLimit(words) || others.some((row) => isLikedAs(row, words))) return []
      const meant = within.filter(({ row }) => isLikedAs(row, words)).toSorted((one, other) => other.score - one.score)
      return (meant.find(({ row }) => present.has(row.id)) ?? meant[0])?.row.id ?? []
    }),
  )
  return within.map((each) => (asked.has(each.row.id) ? { ...each, isLiked: true } : each))
}
