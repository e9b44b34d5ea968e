import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import type { ClinicLanguage } from '#domain/clinics/clinics.ts'

/** A whole number of stars. */
export const reviewRatings = [1, 2, 3, 4, 5] as const

/** What a review says about the visit. None of it is about the result. */
export const reviewFacets = ['price', 'spoken', 'waiting', 'pressure'] as const
export type ReviewFacet = (typeof reviewFacets)[number]

/**
 * The answers to each. `price`: whether it was as quoted. `spoken`: how well they understood each other. `pressure`:
 * to decide, or to buy more.
 */
export const facetAnswers = {
  price: ['as_quoted', 'higher', 'not_quoted'],
  spoken: ['easy', 'partly', 'hard'],
  waiting: ['short', 'fair', 'long'],
  pressure: ['none', 'some', 'strong'],
} as const satisfies Record<ReviewFacet, readonly string[]>
type FacetAnswer<Facet extends ReviewFacet> = (typeof facetAnswers)[Facet][number]

/** Null where the writer did not say. */
export type ReviewFacets = { [Facet in ReviewFacet]: FacetAnswer<Facet> | null }

/** The maximum number of characters. */
export const reviewLengths = { experience: 2_000, outcome: 1_000, answer: 1_000 } as const

/**
 * How long a visit can be reviewed, and how long the writer can change the review. The policies of the table have the
 * same numbers.
 */
export const reviewWriteDays = 90
const reviewEditDays = 14

export const reviewsPerPage = 10

export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** A withdrawn or removed review is an empty row: its visit has no second one. */
export type ReviewState = 'shown' | 'withdrawn' | 'removed'

/** Words about a result wait until an administrator shows or refuses them. */
export const outcomeStates = ['waiting', 'shown', 'refused'] as const
export type OutcomeState = (typeof outcomeStates)[number]

/** Why an administrator removes a review. A bad rating is no ground. */
export const removalGrounds = ['unlawful', 'personal_data', 'insult', 'advertisement', 'no_visit'] as const
export type RemovalGround = (typeof removalGrounds)[number]

/** A public removal: nothing of the review but its day. */
export type ReviewRemoval = { ground: RemovalGround; writtenOn: string; removedOn: string }

/** A review as everybody reads it. Days are of Korea, YYYY-MM-DD. */
export type Review = ReviewFacets & {
  id: string
  rating: number
  language: ClinicLanguage
  /** May be empty, like `outcome`. */
  experience: string
  outcome: string
  /** YYYY-MM. */
  visitMonth: string
  writtenOn: string
  editedOn: string | null
  /** Of the clinic. */
  answer: { text: string; on: string } | null
}

/** What the published reviews of a clinic come to, where it has one. */
export type ReviewAverage = { count: number; average: number }

/** `average` is null without a review. */
export type ReviewSummary = { count: number; average: number | null }

export type ClinicReviews = {
  summary: ReviewSummary
  reviews: Review[]
  /** The start of the next page. */
  next: string | null
  removals: ReviewRemoval[]
}

/** The writer's own review, or what became of it. */
export type OwnReview =
  | { state: 'shown'; review: Review; outcomeState: OutcomeState | null; canEdit: boolean }
  | { state: 'withdrawn' | 'removed' }

/** A completed visit that can be reviewed, or was. */
export type ReviewedVisit = { clinicId: number; clinicName: string; visitMonth: string; own: OwnReview | null }

/** A review for administrators. */
export type ModeratedReview = Review & { clinicId: number; clinicName: string; outcomeState: OutcomeState | null }

/** Whether the actor may remove reviews, and show or refuse words about results. */
export function canModerateReviews(actor: Actor): boolean {
  return canAdminister(actor)
}

/** Whether the writer may still change a review. */
export function canEditReview(writtenAt: number, now: number): boolean {
  return now < writtenAt + reviewEditDays * 24 * 3_600_000
}

/** The pages on which a visitor reviews a visit, and on which the clinic answers. */
export const reviewPath = '/consultations/review'
export const reviewAnswerPath = '/consultations/review/answer'

/** For how long the clinic's link works. The policies of the table have the same number. */
export const answerDays = 90

/** The page on which administrators moderate reviews. */
export const moderationPath = '/reviews/moderation'

/** The address of one review. It leads to the page of its clinic. */
export function reviewAddress(id: string): string {
  return `/reviews/${id}`
}
