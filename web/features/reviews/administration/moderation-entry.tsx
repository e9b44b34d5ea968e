import { useState } from 'react'
import { type ModeratedReview, removalGrounds, reviewAddress } from '#domain/reviews/reviews.ts'
import { callApi } from '#web/api.ts'
import { ReviewCard } from '#web/features/reviews/review-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { reviewModeration as words } from '#locales/en/reviews/moderation.ts'

/** One review with its decisions: its words about the result, and its removal on a ground. */
export function ModerationEntry({ given }: { given: ModeratedReview }) {
  const [review, setReview] = useState<ModeratedReview | null>(given)
  const { isPending, run } = useApiCall(words.refused)
  if (!review) return <output>{words.isRemoved}</output>
  const { id, outcomeState } = review
  function decide(isShown: boolean) {
    void run(async () =>
      setReview(await callApi('PUT /api/reviews/:id/outcome', { params: { id }, body: { isShown } })),
    )
  }
  function takeAnswer() {
    void run(async () => setReview(await callApi('DELETE /api/reviews/:id/answer', { params: { id } })))
  }
  return (
    <>
      <h2 className="mb-2 font-text text-body font-semibold wrap-anywhere">
        <TextLink to={reviewAddress(id)}>{review.clinicName}</TextLink>
      </h2>
      <ReviewCard review={review} />
      {outcomeState === null ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-small">
          <output className="text-soft">{words.outcomeStates[outcomeState]}</output>
          {outcomeState === 'shown' ? null : (
            <Button size="small" isPending={isPending} onClick={() => decide(true)}>
              {words.show}
            </Button>
          )}
          {outcomeState === 'refused' ? null : (
            <Button size="small" isPending={isPending} onClick={() => decide(false)}>
              {words.refuse}
            </Button>
          )}
        </p>
      )}
      {review.answer === null ? null : (
        <p className="mt-3">
          <Button size="small" isPending={isPending} onClick={takeAnswer}>
            {words.removeAnswer}
          </Button>
        </p>
      )}
      <Removal id={id} onRemoved={() => setReview(null)} />
    </>
  )
}

function Removal({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const [typed, setTyped] = useState('')
  const { isPending, run } = useApiCall(words.refused)
  const ground = removalGrounds.find((one) => one === typed)
  async function remove() {
    if (!ground) return
    await callApi('POST /api/reviews/:id/removal', { params: { id }, body: { ground } })
    onRemoved()
  }
  return (
    <details className="mt-3 text-small">
      <summary className="w-fit cursor-pointer py-2 text-jade underline underline-offset-4">{words.remove}</summary>
      <p className="my-2 text-soft">{words.removalRule}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id={`ground-${id}`}
          label={words.ground}
          options={removalGrounds.map((value) => ({ value, label: words.grounds[value] }))}
          placeholder={words.chooseGround}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          kind="danger"
          disabledReason={ground ? null : words.chooseGround}
          isPending={isPending}
          onClick={() => void run(remove)}
        >
          {words.removeNow}
        </Button>
      </div>
    </details>
  )
}
