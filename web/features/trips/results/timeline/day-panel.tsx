import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import { DayEditing } from '#web/features/trips/editing/day-editing.tsx'
import { AftercareLines } from '#web/travel/aftercare/aftercare-lines.tsx'
import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { DayHeading } from './day-heading.tsx'
import { dayPanelId, dayTabId } from './day-nav.tsx'
import { DaySteps } from './day-steps.tsx'
import { DayTimeline } from './day-timeline.tsx'
import { useIsEditable } from './editable-stops.ts'
import { RecoveryPanel } from '#web/features/trips/results/notices/recovery-panel.tsx'
import { RainPlanButton } from './rain-plan-button.tsx'
import { WeatherSources } from './weather-line.tsx'
import { dayStyle, type ShownDay } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

type DayPanelProps = {
  days: readonly ShownDay[]
  places: Record<string, TripPlace>
  /** Null while the plan is not finished. */
  plan: Plan | null
}

/** The open day. Only this one is rendered, to keep long trips fast on phones. */
export function DayPanel({ days, places, plan }: DayPanelProps) {
  const { openDay } = useTripFocus()
  const isEditable = useIsEditable(plan)
  const shown = days[openDay] ?? days[0]
  if (!shown) return null
  const { day, index } = shown
  return (
    <div
      role="tabpanel"
      id={dayPanelId(index)}
      aria-labelledby={dayTabId(index)}
      tabIndex={0}
      style={dayStyle(shown)}
      className="min-w-0 scroll-mt-34 rounded-control xl:scroll-mt-36 xl:in-[.has-rail]:border-s xl:in-[.has-rail]:border-line xl:in-[.has-rail]:ps-6"
    >
      {day ? (
        <>
          <DayHeading shown={shown} day={day} places={places} budget={plan?.budget ?? null} />
          <AftercareLines date={day.date} className="mb-4" />
          <RecoveryPanel date={day.date} notes={plan?.recovery ?? []} isLastDay={index === days.length - 1} />
          <DayTimeline shown={shown} day={day} colourBefore={days[index - 1]?.colour ?? shown.colour} places={places} />
          {isEditable ? <RainPlanButton index={index} day={day} places={places} /> : null}
          {isEditable ? <DayEditing day={index} /> : null}
          <DaySteps days={days} />
          <p className="mt-4 text-mini text-soft">
            {words.waysNote} {words.hoursNote}
          </p>
          <WeatherSources day={day} />
        </>
      ) : (
        <div className="grid gap-6 py-8">
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
        </div>
      )}
    </div>
  )
}
