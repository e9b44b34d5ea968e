import type { Generated } from 'kysely'
import type { OutcomeState, RemovalGround, ReviewFacets, ReviewState } from '#domain/reviews/reviews.ts'

export type ReviewTables = {
  'mgk.reviews': Reviews
  'mgk.review_answers': { review_id: string; text: string; answered_at: Generated<Date> }
  'mgk.review_outcomes': { review_id: string; text: string; state: Generated<OutcomeState> }
  'mgk.review_removals': {
    id: Generated<number>
    clinic_id: number
    ground: RemovalGround
    written_on: string
    removed_at: Generated<Date>
  }
}

type Reviews = ReviewFacets & {
  id: Generated<string>
  clinic_id: number
  consultation_id: string | null
  state: Generated<ReviewState>
  rating: number | null
  language: string
  experience: string
  visit_month: string
  written_at: Generated<Date>
  edited_at: Date | null
  answer_hash: Buffer | null
  told_at: Date | null
}
