import { useState } from 'react'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { type ReplanReason, type ReplanWay, replanWays } from '#domain/trips/plan/trip-edits.ts'
import { dayNow, placeOfStop } from '#domain/trips/plan/trip-today.ts'
import { sayBreach } from '#locales/en/trips/trip-edits.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { useTripTimelineMessages } from '#web/features/trips/results/page/trip-results-messages.ts'
import { storeTrip } from '#web/travel/trip/stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ReplanChanges } from './replan-changes.tsx'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { useTripTodayMessages } from './trip-today-messages.ts'
import { acceptReplan, useReplan } from './use-replan.ts'

type ReplanSheetProps = { reason: ReplanReason; dayIndex: number; now: number; onClose: () => void }

/** Previews the changes of a new plan, to accept or reject them. */
export function ReplanSheet({ reason, dayIndex, now, onClose }: ReplanSheetProps) {
  const { replan: words } = useTripTodayMessages()
  // The minute of opening, so that the preview does not change while it is read.
  const [from] = useState(now)
  const [way, setWay] = useState<ReplanWay>(reason === 'rain' ? 'leave_out' : 'shorten')
  const day = useShownTrip()?.document.plan.days[dayIndex]
  const [reached, setReached] = useState(() => likelyReached(day, from, reason))
  const result = useReplan({ dayIndex, now: from, reached, reason, way })
  function use() {
    if (result.stage !== 'ready') return
    const { before, planned } = result
    onClose()
    if (!acceptReplan(planned, before)) return showToast({ kind: 'failure', title: words.changed })
    return showToast({
      kind: 'success',
      title: words.used,
      action: { label: words.undo, onSelect: () => storeTrip(before) },
    })
  }
  return (
    <Sheet
      isOpen
      title={words.title(planClockOf(from))}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button
            kind="primary"
            isWide
            disabledReason={result.stage === 'failed' ? words.failed : null}
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
      <WhereSelect dayIndex={dayIndex} now={from} reached={reached} onChoose={setReached} />
      <fieldset className="mt-3 grid grid-cols-3 overflow-clip rounded-control border border-line-strong">
        <legend className="sr-only">{words.waysLabel}</legend>
        {replanWays.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={way === each}
            onClick={() => setWay(each)}
            className="min-h-11 cursor-pointer px-2 text-small leading-tight hover:bg-sunk max-sm:px-1 max-sm:text-mini aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-ground [&+button]:border-s [&+button]:border-line-strong"
          >
            {words.ways[each]}
          </button>
        ))}
      </fieldset>
      <div aria-live="polite" className="mt-3 min-h-56">
        {result.stage === 'ready' ? (
          <>
            <ReplanChanges replan={result.shown} before={result.before} dayIndex={dayIndex} />
            <Verdict replan={result.shown} base={day?.to.name ?? ''} />
          </>
        ) : null}
        {result.stage === 'working' ? <SkeletonText lines={6} /> : null}
      </div>
      <p className="mt-3 text-mini text-soft">{words.offline}</p>
    </Sheet>
  )
}

type Day = Parameters<typeof dayNow>[0]

/** A late traveller has not visited the stop that the plan says is current. */
function likelyReached(day: Day | undefined, now: number, reason: ReplanReason): number {
  if (!day) return -1
  const { current, next } = dayNow(day, now)
  const last = current ?? (next === null ? day.stops.length : next) - 1
  return reason === 'late' && current !== null ? current - 1 : last
}

type WhereSelectProps = { dayIndex: number; now: number; reached: number; onChoose: (reached: number) => void }

/** Asks where the traveller is now, because the page does not use the device's location. */
function WhereSelect({ dayIndex, now, reached, onChoose }: WhereSelectProps) {
  const { replan: words } = useTripTodayMessages()
  const timeline = useTripTimelineMessages()
  const trip = useShownTrip()?.document
  const day = trip?.plan.days[dayIndex]
  if (!trip || !day) return null
  const { current, next } = dayNow(day, now)
  const last = current ?? (next === null ? day.stops.length : next) - 1
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2">
      {words.where}
      <CompactSelect
        name="where"
        label={words.where}
        value={String(reached)}
        isActive={false}
        onChoose={(value) => onChoose(Number(value))}
      >
        <option value="-1">{day.from.name}</option>
        {day.stops.slice(0, last + 1).map((stop, index) => (
          <option key={`${stop.arrive} ${stop.placeId ?? stop.name}`} value={index}>
            {nameOfStop(stop, placeOfStop(stop, trip.places), timeline).en}
          </option>
        ))}
      </CompactSelect>
    </p>
  )
}

function Verdict({
  replan: { back, breaches },
  base,
}: {
  replan: Parameters<typeof ReplanChanges>[0]['replan']
  base: string
}) {
  const { replan: words } = useTripTodayMessages()
  const Icon = breaches.length === 0 ? CircleCheck : TriangleAlert
  return (
    <div className="mt-4 flex items-start gap-3 rounded-panel bg-sunk p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${breaches.length === 0 ? 'text-jade' : 'text-ochre'}`} />
      <div>
        <p className="font-semibold">{words.back(base, back)}</p>
        {breaches.length === 0 ? (
          <p className="text-small text-soft">{words.holds}</p>
        ) : (
          <>
            <p className="text-small">{words.breaks}</p>
            <ul className="list-disc ps-5 text-small">
              {breaches.map((breach) => (
                <li key={JSON.stringify(breach)}>{sayBreach(breach)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
