import { useEffect, useRef, useState } from 'react'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { PlanFailure } from '#web/features/trips/results/planning/planning.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type FailureViewProps = {
  failure: PlanFailure
  onTryAgain: () => void
  onStartOver: () => void
  /** Goes back to the plan that is still stored on this device. */
  onShowBefore: (() => void) | null
}

/** Shown when there is no plan: the reason and the next steps. The answers are kept. */
export function FailureView({ failure, onTryAgain, onStartOver, onShowBefore }: FailureViewProps) {
  const { failure: words, fields: fieldNames, steps } = tripResults
  const waited = useWaiting(failure.kind === 'refused' ? failure.retryAfterSeconds : null)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mistakes = failure.kind === 'refused' ? failure.fields : []
  const wrongStep = stepOf(mistakes[0])
  return (
    <div ref={heading} tabIndex={-1} className="page py-12">
      <EmptyState
        level="h1"
        picture={<Picture scene="mountain" id="no-plan" ratio="card" isFirst />}
        title={words.heading}
        text={
          <>
            <span className="block">{messageOf(failure, words)}</span>
            {mistakes.length > 0 ? (
              <span className="mt-2 block">
                {words.fields} {mistakes.map((field) => fieldNames[field.split('.')[1] ?? ''] ?? field).join(', ')}.
              </span>
            ) : null}
            <span className="mt-2 block text-soft">{words.kept}</span>
          </>
        }
        ways={
          <>
            {wrongStep ? (
              <ButtonLink kind="primary" to={steps[wrongStep].to}>
                {words.fix(steps[wrongStep].name)}
              </ButtonLink>
            ) : null}
            <Button
              kind={wrongStep ? 'plain' : 'primary'}
              onClick={onTryAgain}
              disabledReason={waited > 0 ? words.tryIn(waited) : null}
            >
              {words.tryAgain}
            </Button>
            <Button onClick={onStartOver}>{words.startOver}</Button>
            {onShowBefore ? (
              <Button kind="quiet" onClick={onShowBefore}>
                {words.before}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  )
}

function messageOf(failure: PlanFailure, words: (typeof tripResults)['failure']): string {
  switch (failure.kind) {
    case 'refused':
      return failure.retryAfterSeconds ? words.busy(failure.retryAfterSeconds) : failure.message || words.unexpectedText
    case 'impossible':
      return failure.message ?? words.impossibleText
    case 'unreachable':
      return words.offline
    case 'unexpected':
      return words.unexpectedText
  }
}

function stepOf(field: string | undefined): StepName | null {
  const name = field?.split('.')[0]
  return name === 'step1' || name === 'step2' || name === 'step3' ? name : null
}

/** Counts the seconds until the next attempt is allowed. */
function useWaiting(seconds: number | null): number {
  const [left, setLeft] = useState(seconds ?? 0)
  useEffect(() => {
    if (!seconds) return undefined
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
