import { goOnByPlan, lateMinutes, type LateMinutes, listFailable } from '#domain/trips/now/going-on.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { placeOfStop } from '#domain/trips/plan/trip-today.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { Segments } from './segments.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'

/** How late somebody is, or `here`: where they are says it. */
export type Late = LateMinutes | 'here'

export function LateQuestion({ late, onChoose }: { late: Late; onChoose: (late: Late) => void }) {
  const { replan: words } = tripToday
  const options = [...lateMinutes, 'here' as const]
  return (
    <Segments
      label={words.howLate}
      options={options.map((value) => ({ value, label: value === 'here' ? words.here : words.late(value) }))}
      value={late}
      onChoose={onChoose}
    />
  )
}

type WhereSelectProps = { dayIndex: number; now: number; reached: number; onChoose: (reached: number) => void }

/** Asks where the traveller is now. */
export function WhereSelect({ dayIndex, now, reached, onChoose }: WhereSelectProps) {
  const { replan: words } = tripToday
  const stops = useNamedStops(dayIndex)
  const day = useShownTrip()?.document.plan.days[dayIndex]
  if (!day) return null
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
        {stops.slice(0, goOnByPlan(day, now).reached + 1).map(({ key, name, index }) => (
          <option key={key} value={index}>
            {name}
          </option>
        ))}
      </CompactSelect>
    </p>
  )
}

type FailedSelectProps = {
  reason: 'closed' | 'sold_out'
  dayIndex: number
  now: number
  failed: number | null
  onChoose: (stop: number) => void
}

/** Asks which stop is closed or sold out. */
export function FailedSelect({ reason, dayIndex, now, failed, onChoose }: FailedSelectProps) {
  const { replan: words } = tripToday
  const stops = useNamedStops(dayIndex)
  const day = useShownTrip()?.document.plan.days[dayIndex]
  if (!day || failed === null) return null
  const failable = listFailable(day, now)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2">
      {words.which[reason]}
      <CompactSelect
        name="failed"
        label={words.which[reason]}
        value={String(failed)}
        isActive={false}
        onChoose={(value) => onChoose(Number(value))}
      >
        {stops
          .filter(({ index }) => failable.includes(index))
          .map(({ key, name, index }) => (
            <option key={key} value={index}>
              {name}
            </option>
          ))}
      </CompactSelect>
    </p>
  )
}

function useNamedStops(dayIndex: number): { key: string; name: string; index: number }[] {
  const trip = useShownTrip()?.document
  const stops: readonly PlanStop[] = trip?.plan.days[dayIndex]?.stops ?? []
  return stops.map((stop, index) => {
    const { en } = nameOfStop(stop, placeOfStop(stop, trip?.places ?? {}), tripTimeline)
    return { key: `${stop.arrive} ${en}`, name: en, index }
  })
}
