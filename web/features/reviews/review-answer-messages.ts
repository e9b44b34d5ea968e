import { reviewAnswer } from '#locales/en/reviews/review-answer.ts'

/** The messages of the page on which a clinic answers a review. */
export function useReviewAnswerMessages(): typeof reviewAnswer {
  return reviewAnswer
}
