import { useState } from 'react'
import {
  type ClinicReviews,
  reviewAddress,
  type ReviewOrder,
  reviewOrders,
  type ReviewRemoval,
} from '#domain/reviews/reviews.ts'
import { reportAddress } from '#domain/site/contact.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { Part } from '#web/ui/loading/part.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { ReviewCard } from './review-card.tsx'
import { clinicReviews as words } from '#locales/en/reviews/clinic-reviews.ts'

type ClinicReviewListProps = {
  clinicId: number
  /** Null in a copy on the device, which has none. */
  reviews: ClinicReviews | null
}

/** The reviews of a clinic: their average, all of them in an order, and what was removed. */
export function ClinicReviewList({ clinicId, reviews }: ClinicReviewListProps) {
  return (
    <Part heading={words.heading}>
      {reviews === null ? <p>{words.later}</p> : <Loaded clinicId={clinicId} first={reviews} />}
      <p className="mt-4 text-small text-soft">{words.rule}</p>
      {reviews && reviews.removals.length > 0 ? <Removals removals={reviews.removals} /> : null}
    </Part>
  )
}

type Shown = Pick<ClinicReviews, 'reviews' | 'next'> & { order: ReviewOrder }

function Loaded({ clinicId, first }: { clinicId: number; first: ClinicReviews }) {
  const [shown, setShown] = useState<Shown>({ reviews: first.reviews, next: first.next, order: 'newest' })
  const { isPending, run } = useApiCall(words.notLoaded)
  const { count, average } = first.summary
  if (average === null) return <p>{words.none}</p>
  async function load(order: ReviewOrder, after: string | null) {
    const query = { order, after: after ?? undefined }
    const { reviews, next } = await callApi('GET /api/clinics/:id/reviews', { params: { id: clinicId }, query })
    setShown((held) => ({ order, next, reviews: after === null ? reviews : [...held.reviews, ...reviews] }))
  }
  function choose(word: string) {
    const order = reviewOrders.find((known) => known === word)
    if (order) void run(() => load(order, null))
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Rating value={average} count={count} kind="reviews" look="stars" />
        {count > 1 ? (
          <label className="flex items-center gap-2 text-small text-soft noscript:hidden">
            {words.order}
            <CompactSelect name="order" value={shown.order} isActive={false} onChoose={choose}>
              {reviewOrders.map((order) => (
                <option key={order} value={order}>
                  {words.orders[order]}
                </option>
              ))}
            </CompactSelect>
          </label>
        ) : null}
      </div>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {shown.reviews.map((review) => (
          <li key={review.id} id={`review-${review.id}`} className="scroll-mt-20 py-5">
            <ReviewCard review={review}>
              <p className="mt-2 text-mini">
                <TextLink to={reportAddress(reviewAddress(review.id))} aria-label={words.reportOf(review.visitMonth)}>
                  {words.report}
                </TextLink>
              </p>
            </ReviewCard>
          </li>
        ))}
      </ul>
      {shown.next === null ? null : (
        <Button className="mt-4" isPending={isPending} onClick={() => void run(() => load(shown.order, shown.next))}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function Removals({ removals }: { removals: readonly ReviewRemoval[] }) {
  return (
    <details className="mt-3 text-small">
      <summary className="w-fit cursor-pointer py-2 text-jade underline underline-offset-4">
        {words.removed(removals.length)}
      </summary>
      <ul className="mt-1 list-disc ps-5">
        {removals.map(({ writtenOn, removedOn, ground }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- two removals may say the same
          <li key={nth}>{words.removal(writtenOn, removedOn, words.grounds[ground])}</li>
        ))}
      </ul>
      <p className="mt-1 text-soft">{words.removalRule}</p>
    </details>
  )
}
