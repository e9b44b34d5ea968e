import { useMemo } from 'react'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { TripWords } from '#web/features/trips/words/trip-words.tsx'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import type { PlanInWork } from './planning.ts'
import { showDays } from '#web/features/trips/results/timeline/trip-days.ts'
import { TripFocusContext, useTripFocusState } from '#web/features/trips/results/page/trip-focus.ts'
import { TripHeading } from '#web/features/trips/results/page/trip-heading.tsx'
import { TripLayout } from '#web/features/trips/results/page/trip-layout.tsx'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type PlanningViewProps = {
  work: PlanInWork
  before: StoredTrip | null
  onCancel: () => void
}

/** Shows the progress of planning, and each day as soon as it is found. */
export function PlanningView({ work, before, onCancel }: PlanningViewProps) {
  const { loading: words } = tripResults
  const { steps, progress, places } = work
  // Hiding clinics needs the finished plan, so no day is shown until then.
  const isHidden = useHidesClinics()
  const focus = useTripFocusState(() => 0)
  const { startDate, endDate } = steps.step1
  const days = useMemo(
    () => showDays(startDate, endDate, isHidden ? [] : work.days),
    [startDate, endDate, work.days, isHidden],
  )
  const found = days.filter(({ day }) => day !== null).length
  const cities = new Set(days.flatMap(({ city }) => city?.id ?? []))
  return (
    <TripFocusContext value={focus}>
      <TripLayout
        isBusy
        days={days}
        places={places}
        plan={null}
        isRound={cities.size > 1}
        top={
          <>
            <TripHeading steps={steps} days={days} />
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-4">
              <Progress
                className="min-w-0 flex-1 basis-64"
                label={words.title}
                {...(progress && progress.total > 0 && { share: Math.min(1, progress.done / progress.total) })}
                step={stepOf(work, found, days.length, words)}
              />
              {before ? (
                <Button size="small" onClick={onCancel}>
                  {words.cancel}
                </Button>
              ) : null}
            </div>
          </>
        }
        below={work.words.text === '' || isHidden ? null : <TripWords text={work.words.text} by={work.words.by} />}
      />
    </TripFocusContext>
  )
}

function stepOf(
  { madeHere, progress, words: told }: PlanInWork,
  found: number,
  all: number,
  words: (typeof tripResults)['loading'],
): string {
  if (madeHere) return words.madeHere[madeHere]
  if (told.text !== '') return words.words
  if (found === 0) return progress?.label || words.reading
  return found < all ? words.foundDays(found, all) : progress?.label || words.checking
}
