import { z } from 'zod/mini'
import { boundedList, boundedRecord, boundedText } from '#domain/site/bounded-schemas.ts'
import { plan } from '#domain/trips/plan/plan-schemas.ts'
import { finishedStep1, savedStep2, savedStep3 } from '#domain/trips/answers/saved-step-schemas.ts'
import { longestTexts, mostItems } from './trip-document-limits.ts'
import { type TripDocument, wordWriters } from './trip-documents.ts'
import { tripPlace } from './trip-place-schemas.ts'

const recommendation = z.strictObject({
  id: boundedText(longestTexts.id),
  title: boundedText(longestTexts.line),
  description: boundedText(longestTexts.description),
  address: boundedText(longestTexts.line),
  rating: z.null(),
})

/**
 * A whole trip from an untrusted client. Strict, so that contact data and unknown fields are rejected, and limited in
 * size. Its costs, totals and checks are only displayed; the server decides nothing by them.
 */
export const tripDocument: z.ZodMiniType<TripDocument> = z
  .strictObject({
    format: z.literal(1),
    steps: z.strictObject({ step1: finishedStep1, step2: savedStep2, step3: savedStep3 }),
    plan,
    places: boundedRecord(longestTexts.id, tripPlace, mostItems.places).check(
      z.refine(
        (places) => Object.entries(places).every(([id, place]) => place.id === id),
        'a place stands under its id',
      ),
    ),
    recommendations: boundedRecord(
      longestTexts.group,
      boundedList(recommendation, mostItems.recommendations),
      mostItems.groups,
    ),
    words: z.strictObject({ text: boundedText(longestTexts.words), by: z.enum(wordWriters) }),
    generatedAt: z.iso.datetime(),
  } satisfies Record<keyof TripDocument, unknown>)
  .check(
    z.refine(({ plan: { days } }) => new Set(days.map(({ date }) => date)).size === days.length, {
      path: ['plan', 'days'],
      message: 'a day stands twice',
    }),
  )

/** The document; null when it does not have this format. */
export function readTripDocument(value: unknown): TripDocument | null {
  const parsed = tripDocument.safeParse(value)
  return parsed.success ? parsed.data : null
}
