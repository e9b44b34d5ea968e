import { Form, useNavigation } from 'react-router'
import type { ReviewMistake } from '#domain/reviews/read-review.ts'
import { type Review, reviewLengths } from '#domain/reviews/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { reviewAnswer as words } from '#locales/en/reviews/review-answer.ts'
import { ReviewCard } from './review-card.tsx'

type AnswerPageProps = {
  review: Review
  clinicName: string
  /** An answer that was not saved, and why. */
  unsaved: { mistake: ReviewMistake; typed: string } | undefined
}

/** The clinic's page of a review. It works without scripts. */
export function AnswerPage({ review, clinicName, unsaved }: AnswerPageProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">
        {words.title}
        <span className="mt-2 block text-h3 font-medium wrap-anywhere">
          {words.visit(clinicName, review.visitMonth)}
        </span>
      </h1>
      <section aria-labelledby="review" className="mt-6 rounded-panel border border-line bg-surface p-5 sm:p-6">
        <h2 id="review" className="mb-3 text-h3">
          {words.review}
        </h2>
        <ReviewCard review={review} />
      </section>
      <p className="mt-6 max-w-[62ch]">{words.lead}</p>
      <Form method="post" noValidate className="mt-6 grid gap-5">
        <TextArea
          id="answer"
          name="answer"
          label={words.answer}
          longest={reviewLengths.answer}
          defaultValue={unsaved?.typed ?? review.answer?.text ?? ''}
          error={unsaved ? words.mistakes[unsaved.mistake] : undefined}
          required
        />
        <div>
          <Button type="submit" kind="primary" isPending={isPending}>
            {review.answer ? words.change : words.send}
          </Button>
        </div>
      </Form>
    </div>
  )
}
