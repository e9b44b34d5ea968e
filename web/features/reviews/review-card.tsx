import type { ReactNode } from 'react'
import { type Review, reviewFacets, type ReviewFacets } from '#domain/reviews/reviews.ts'
import { clinicReviews as words } from '#locales/en/reviews/clinic-reviews.ts'
import { StarRating } from './star-rating.tsx'

/** One review: its stars, what it says of the visit, its text, and the answer of the clinic. */
export function ReviewCard({ review, children }: { review: Review; children?: ReactNode }) {
  const { rating, visitMonth, language, editedOn, experience, outcome, answer } = review
  const said = [
    words.visited(visitMonth),
    ...(experience || outcome ? [words.writtenIn(words.languageName(language))] : []),
    ...(editedOn ? [words.edited(editedOn)] : []),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRating rating={rating} label={words.stars(rating)} />
        <span className="text-mini text-soft">{said.join(', ')}</span>
      </p>
      <Facets review={review} />
      {experience ? (
        <p lang={language} className="mt-3 max-w-[62ch] wrap-anywhere whitespace-pre-line">
          {experience}
        </p>
      ) : null}
      {outcome ? (
        <div className="mt-3 max-w-[62ch] border-s-2 border-line ps-4">
          <h3 className="font-text text-small font-semibold">{words.outcome}</h3>
          <p lang={language} className="wrap-anywhere whitespace-pre-line">
            {outcome}
          </p>
          <p className="mt-1 text-mini text-soft">{words.outcomeNote}</p>
        </div>
      ) : null}
      {answer ? (
        <div className="mt-3 max-w-[62ch] rounded-control bg-sunk p-4">
          <h3 className="font-text text-small font-semibold">{words.answer(answer.on)}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{answer.text}</p>
        </div>
      ) : null}
      {children}
    </>
  )
}

function Facets({ review }: { review: ReviewFacets }) {
  const answers: Record<string, Record<string, string>> = words.answers
  const said = reviewFacets.flatMap((facet) => {
    const answer = review[facet]
    return answer === null ? [] : [{ facet, answer: answers[facet]?.[answer] }]
  })
  if (said.length === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {said.map(({ facet, answer }) => (
        <div key={facet} className="flex gap-1.5">
          <dt className="text-soft">{words.facets[facet]}:</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
