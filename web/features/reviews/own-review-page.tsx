import { Form, useNavigation } from 'react-router'
import type { OwnReview, ReviewedVisit } from '#domain/reviews/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm, type UnsavedReview } from './review-form.tsx'
import { reviewForm as words } from '#locales/en/reviews/review-form.ts'

type OwnReviewPageProps = { visit: ReviewedVisit; clinicPage: string; unsaved: UnsavedReview | undefined }

/** The review of one's own visit: the form, and what became of the review. */
export function OwnReviewPage({ visit, clinicPage, unsaved }: OwnReviewPageProps) {
  const { own } = visit
  const canWrite = own === null || (own.state === 'shown' && own.canEdit)
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">
        {words.title}
        <span className="mt-2 block text-h3 font-medium wrap-anywhere">
          {words.visit(visit.clinicName, visit.visitMonth)}
        </span>
      </h1>
      {own === null ? <p className="mt-5 max-w-[62ch] text-lead">{words.lead}</p> : <Written own={own} />}
      <p className="mt-4">
        <TextLink to={`${clinicPage}?tab=reviews`}>{words.see}</TextLink>
      </p>
      {canWrite ? <ReviewForm own={own} unsaved={unsaved} /> : null}
      {own?.state === 'shown' ? <Withdrawal /> : null}
    </div>
  )
}

function Written({ own }: { own: OwnReview }) {
  if (own.state !== 'shown') return <p className="mt-5 max-w-[62ch] text-lead">{words[own.state]}</p>
  return (
    <section aria-labelledby="your-review" className="mt-6 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 id="your-review" className="mb-3 text-h3">
        {words.yours}
      </h2>
      <ReviewCard review={own.review} />
      {own.outcomeState ? <p className="mt-3 text-small text-soft">{words.outcomes[own.outcomeState]}</p> : null}
      {own.canEdit ? null : <p className="mt-3 text-small text-soft">{words.closed}</p>}
    </section>
  )
}

function Withdrawal() {
  const isPending = useNavigation().formData?.get('intent') === 'withdraw'
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="w-fit cursor-pointer py-2.5 font-medium text-jade underline underline-offset-4">
        {words.withdraw}
      </summary>
      <p className="my-2 max-w-[62ch]">{words.withdrawal}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit" kind="danger" isPending={isPending}>
          {words.withdrawNow}
        </Button>
      </Form>
    </details>
  )
}
