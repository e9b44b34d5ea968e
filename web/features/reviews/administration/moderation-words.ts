import { reviewModeration } from '#locales/en/reviews/moderation.ts'

/** The texts of the page of moderation. */
export function useModerationWords(): typeof reviewModeration {
  return reviewModeration
}
