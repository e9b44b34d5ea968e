import { createModeration, type ModerationParts } from './moderation.ts'
import { describeReviewRoutes } from './review-routes.ts'
import { createReviews, type ReviewParts } from './reviews.ts'

/** Reviews of visits to clinics, and their moderation. */
export function openReviews(parts: ReviewParts & ModerationParts) {
  const reviews = createReviews(parts)
  return {
    reviews,
    routes: describeReviewRoutes(reviews, createModeration(parts)),
    exportParts: [reviews.exportPart],
  }
}
