import { clinicReviews } from '#locales/en/reviews/clinic-reviews.ts'

/** The messages of the reviews of a clinic. */
export function useReviewMessages(): typeof clinicReviews {
  return clinicReviews
}
