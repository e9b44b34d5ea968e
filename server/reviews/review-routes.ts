import * as z from 'zod'
import { clinicLanguages } from '#domain/clinics/clinics.ts'
import {
  facetAnswers,
  outcomeStates,
  removalGrounds,
  reviewLengths,
  reviewOrders,
  reviewsPerPage,
} from '#domain/reviews/reviews.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import { publicReading } from '#server/platform/limits/count-request.ts'
import { type Moderation, reviewModerators } from './moderation.ts'
import type { Reviews } from './reviews.ts'

const { fields: words, schemas } = en.api
const day = z.iso.date()
const one = z.strictObject({ id: z.uuid() })
const changing = { limit: 300, windowSeconds: 300 }
const next = z.string().nullable().meta({ description: words.next })
const page = {
  after: z.string().max(500).optional().meta({ description: words.after }),
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(reviewsPerPage),
}

const fields = {
  id: z.uuid(),
  rating: z.int().min(1).max(5),
  price: z.enum(facetAnswers.price).nullable().meta({ description: words.reviewPrice }),
  spoken: z.enum(facetAnswers.spoken).nullable().meta({ description: words.reviewSpoken }),
  waiting: z.enum(facetAnswers.waiting).nullable(),
  pressure: z.enum(facetAnswers.pressure).nullable().meta({ description: words.reviewPressure }),
  language: z.enum(clinicLanguages).meta({ description: words.reviewLanguage }),
  experience: z.string().max(reviewLengths.experience),
  outcome: z.string().max(reviewLengths.outcome).meta({ description: words.reviewOutcome }),
  visitMonth: z.string().meta({ description: words.visitMonth }),
  writtenOn: day,
  editedOn: day.nullable(),
  answer: z.strictObject({ text: z.string(), on: day }).nullable().meta({ description: words.reviewAnswer }),
}

const review = z.strictObject(fields).meta({ id: 'Review', description: schemas.review })

const clinicReviews = z
  .strictObject({
    summary: z.strictObject({
      count: z.int().nonnegative(),
      average: z.number().nullable().meta({ description: words.reviewAverage }),
    }),
    reviews: z.array(review),
    next,
    removals: z.array(z.strictObject({ ground: z.enum(removalGrounds), writtenOn: day, removedOn: day })),
  })
  .meta({ id: 'ClinicReviews', description: schemas.clinicReviews })

const moderated = z
  .strictObject({
    ...fields,
    clinicId: z.int().positive(),
    clinicName: z.string(),
    outcomeState: z.enum(outcomeStates).nullable(),
  })
  .meta({ id: 'ModeratedReview', description: schemas.moderatedReview })

/** Routes of reviews: for everybody who reads them, and for the administrators who moderate them. */
export function describeReviewRoutes(reviews: Pick<Reviews, 'ofClinic'>, moderation: Moderation) {
  return [
    describeRoute({
      name: 'listReviewsOfClinic',
      method: 'GET',
      path: '/api/clinics/:id{\\d+}/reviews',
      who: everybody,
      params: z.strictObject({ id: z.coerce.number<string | number>().int().positive() }),
      query: z.strictObject({ ...page, order: z.enum(reviewOrders).default('newest') }),
      answer: clinicReviews,
      isPublic: true,
      limit: publicReading,
      problems: { 'reviews.list_position_unknown': null },
      handle: ({ params, query }) => reviews.ofClinic(params.id, { ...query, after: query.after ?? null }),
    }),
    describeRoute({
      name: 'listReviews',
      method: 'GET',
      path: '/api/reviews',
      who: reviewModerators,
      query: z.strictObject({ ...page, which: z.enum(['waiting', 'shown']).default('waiting') }),
      answer: z.strictObject({ reviews: z.array(moderated), next }),
      problems: { 'reviews.list_position_unknown': null },
      handle: ({ query: { which, after, limit }, ...by }) =>
        moderation.list(by, { isWaiting: which === 'waiting', after: after ?? null, limit }),
    }),
    describeRoute({
      name: 'decideReviewOutcome',
      method: 'PUT',
      path: '/api/reviews/:id/outcome',
      who: reviewModerators,
      params: one,
      body: z.strictObject({ isShown: z.boolean() }),
      limit: changing,
      problems: { 'reviews.not_found': null },
      answer: moderated,
      handle: ({ params, body, ...by }) => moderation.decide(by, params.id, body.isShown),
    }),
    describeRoute({
      name: 'removeReviewAnswer',
      method: 'DELETE',
      path: '/api/reviews/:id/answer',
      who: reviewModerators,
      params: one,
      limit: changing,
      problems: { 'reviews.not_found': null },
      answer: moderated,
      handle: ({ params, ...by }) => moderation.removeAnswer(by, params.id),
    }),
    describeRoute({
      name: 'removeReview',
      method: 'POST',
      path: '/api/reviews/:id/removal',
      who: reviewModerators,
      params: one,
      body: z.strictObject({ ground: z.enum(removalGrounds) }),
      limit: changing,
      problems: { 'reviews.not_found': null },
      handle: ({ params, body, ...by }) => moderation.remove(by, params.id, body.ground),
    }),
  ]
}
