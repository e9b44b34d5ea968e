import { reviewForm } from '#locales/en/reviews/review-form.ts'

/** The messages of the page that reviews a visit. */
export function useReviewFormMessages(): typeof reviewForm {
  return reviewForm
}
