import { endAnswerLinks } from './answer-store.ts'
import { type AnswerParts, createAnswers } from './answers.ts'
import { createModeration, type ModerationParts } from './moderation.ts'
import { describeReviewRoutes } from './review-routes.ts'
import { createReviews, type ReviewParts } from './reviews.ts'

/** Reviews of visits to clinics, the answers of clinics, and the moderation of reviews. */
export function openReviews(parts: ReviewParts & ModerationParts & AnswerParts) {
  const reviews = { ...createReviews(parts), answers: createAnswers(parts) }
  return {
    reviews,
    routes: describeReviewRoutes(reviews, createModeration(parts)),
    exportParts: [reviews.exportPart],
    /** Another address speaks for the clinic from now on. */
    afterContactChange: endAnswerLinks,
  }
}
