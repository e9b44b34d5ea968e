import { useCallback, useState } from 'react'
import type { ModeratedReview } from '#domain/reviews/reviews.ts'
import { EndOfPages } from '#web/administration/versions/end-of-pages.tsx'
import { usePages } from '#web/administration/versions/use-pages.ts'
import { callApi } from '#web/api.ts'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { ModerationEntry } from './moderation-entry.tsx'
import { reviewModeration } from '#locales/en/reviews/moderation.ts'

const states = ['waiting', 'shown'] as const
type State = (typeof states)[number]

/** Reviews for administrators: those whose words about the result wait, and all. */
export function ModeratedReviews() {
  const { states: words } = reviewModeration
  const [state, setState] = useState<State>('waiting')
  return (
    <Tabs
      label={words.label}
      selected={state}
      onSelect={setState}
      tabs={states.map((id) => ({ id, label: words[id], panel: id === state ? <ReviewList which={id} /> : null }))}
    />
  )
}

/** A review that was decided here stays in the list, so that a mistake can be undone. */
function ReviewList({ which }: { which: State }) {
  const { list: words } = reviewModeration
  const read = useCallback(
    async (after: string | null, signal?: AbortSignal) => {
      const { reviews, next } = await callApi('GET /api/reviews', {
        query: { which, after: after ?? undefined },
        signal,
      })
      return { rows: reviews, next }
    },
    [which],
  )
  const pages = usePages<ModeratedReview>(read)
  const reviews = pages.loaded?.rows ?? []
  const isEmpty = pages.loaded !== null && reviews.length === 0
  return (
    <>
      {isEmpty ? <p className="text-lead">{which === 'waiting' ? words.noneWaiting : words.noneShown}</p> : null}
      {reviews.length > 0 ? (
        <ul aria-label={words[which]} className="max-w-200 divide-y divide-line border-y border-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-5">
              <ModerationEntry given={review} />
            </li>
          ))}
        </ul>
      ) : null}
      <EndOfPages pages={pages} words={words} />
    </>
  )
}
