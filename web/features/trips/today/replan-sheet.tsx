import { useState } from 'react'
import { goOnByPlan, goOnLate, goOnWithout, listFailable } from '#domain/trips/now/going-on.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { dayNow } from '#domain/trips/plan/trip-today.ts'
import { type ReplanReason, type ReplanWay, waysOfReason } from '#domain/trips/plan/trip-edits.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FailedSelect, type Late, LateQuestion, WhereSelect } from './replan-questions.tsx'
import { ReplanChanges } from './replan-changes.tsx'
import { ReplanVerdict } from './replan-verdict.tsx'
import { Segments } from './segments.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'
import { acceptReplan, undoReplan, useReplan } from './use-replan.ts'

type ReplanSheetProps = {
  reason: ReplanReason
  dayIndex: number
  now: number
  /** The day has not begun: it is planned from its start. */
  isAhead?: boolean
  /** Gets the trip as it was before a plan was taken. */
  onUsed?: (before: StoredTrip) => void
  onClose: () => void
}

/** Asks what happened, and previews the changes of a new plan, to accept or reject them. */
export function ReplanSheet({ reason, dayIndex, now, isAhead = false, onUsed, onClose }: ReplanSheetProps) {
  const { replan: words } = tripToday
  // The minute of opening, so that the preview does not change while it is read.
  const [from] = useState(now)
  const ways: readonly ReplanWay[] = waysOfReason[reason]
  const [way, setWay] = useState<ReplanWay>(ways[0] ?? 'keep')
  const day = useShownTrip()?.document.plan.days[dayIndex]
  const [reached, setReached] = useState(() => likelyReached(day, from, reason))
  const [late, setLate] = useState<Late>(30)
  const [failed, setFailed] = useState<number | null>(() => (day && listFailable(day, from)[0]) ?? null)
  const [skip, setSkip] = useState(0)
  const isFailure = reason === 'closed' || reason === 'sold_out'
  const result = useReplan({ dayIndex, reason, way, ...goOn(), ...(isFailure && { stop: failed ?? -1, skip }) })
  const choices = result.stage === 'ready' ? result.shown.choices : 0

  function goOn() {
    if (day && isFailure) return goOnWithout(day, from, failed ?? -1)
    return day && reason === 'late' && late !== 'here' ? goOnLate(day, from, late) : { reached, now: from }
  }
  function use() {
    if (result.stage !== 'ready') return
    const { before, planned } = result
    onClose()
    if (!acceptReplan(planned, before)) return showToast({ kind: 'failure', title: words.changed })
    onUsed?.(before)
    return showToast({
      kind: 'success',
      title: isAhead ? words.usedAhead : words.used,
      action: { label: words.undo, onSelect: () => undoReplan(before) },
    })
  }
  return (
    <Sheet
      isOpen
      title={isAhead && day ? words.aheadTitle(day.date) : words.title(reason, planClockOf(from))}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button
            kind="primary"
            isWide
            disabledReason={result.stage === 'failed' ? words.failures[reason] : null}
            isPending={result.stage === 'working'}
            onClick={use}
          >
            {words.use}
          </Button>
          <Button kind="quiet" isWide onClick={onClose}>
            {words.notNow}
          </Button>
        </div>
      }
    >
      <p className="text-soft">{words.lead[reason]}</p>
      {reason === 'late' ? <LateQuestion late={late} onChoose={setLate} /> : null}
      {isFailure ? (
        <FailedSelect
          reason={reason}
          dayIndex={dayIndex}
          now={from}
          failed={failed}
          onChoose={(stop) => {
            setFailed(stop)
            setSkip(0)
          }}
        />
      ) : null}
      {!isFailure && !isAhead && (reason !== 'late' || late === 'here') ? (
        <WhereSelect dayIndex={dayIndex} now={from} reached={reached} onChoose={setReached} />
      ) : null}
      <Segments
        label={words.waysLabel}
        options={ways.map((each) => ({ value: each, label: words.ways(reason, each) }))}
        value={way}
        onChoose={setWay}
      />
      <div aria-live="polite" className="mt-3 min-h-56">
        {result.stage === 'ready' ? (
          <>
            <ReplanChanges replan={result.shown} before={result.before} reason={reason} />
            {choices > 1 && way === 'swap' ? (
              <Button size="small" className="mt-2" onClick={() => setSkip(skip + 1)}>
                {words.another((skip % choices) + 1, choices)}
              </Button>
            ) : null}
            <ReplanVerdict replan={result.shown} base={day?.to.name ?? ''} />
          </>
        ) : null}
        {result.stage === 'working' ? <SkeletonText lines={6} /> : null}
      </div>
      <p className="mt-3 text-mini text-soft">{words.offline}</p>
    </Sheet>
  )
}

/** A late traveller has not visited the stop that the plan says is current. */
function likelyReached(day: Parameters<typeof goOnByPlan>[0] | undefined, now: number, reason: ReplanReason): number {
  if (!day) return -1
  const { current } = dayNow(day, now)
  return reason === 'late' && current !== null ? current - 1 : goOnByPlan(day, now).reached
}
