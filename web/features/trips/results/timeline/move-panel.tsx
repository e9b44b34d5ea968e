import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { ShiftMove } from '#web/features/trips/editing/shift-move.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useStoredPosition } from './editable-stops.ts'
import { LegIcon } from './leg-icon.tsx'
import { stopElementId } from '#web/features/trips/results/page/trip-focus.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'
import type { TripColour } from './trip-days.ts'

type MovePanelProps = {
  stop: PlanStop
  at: { day: number; stop: number }
  /** The cities of departure and arrival, used when the stations are unknown. */
  from: PlaceName
  to: PlaceName
  colours: { from: TripColour; to: TripColour }
  /** How many minutes later the move may leave without changing the day. */
  slack: number
  /** From an airport: no departure has to be looked up. */
  isIntoCity: boolean
}

/** A move to another city: both stations, and a note that the time is not from a timetable. */
export function MovePanel({ stop, at, from, to, colours, slack, isIntoCity }: MovePanelProps) {
  const keptAt = useStoredPosition(at)
  const { leg, stations } = stop
  if (!leg) return null
  const leaves = minutesOfPlanClock(stop.arrive) - leg.minutes
  const luggage = minutesOfPlanClock(stop.leave) - minutesOfPlanClock(stop.arrive)
  const check = isIntoCity ? undefined : words.move.check[leg.mode]
  return (
    <li id={stopElementId(at.day, at.stop)} className="timeline-row timeline-move py-2">
      <div className="relative col-span-full rounded-panel border border-line bg-surface p-4 @min-[34rem]/timeline:p-5">
        <h3 className="sr-only">{words.move.heading(from.en, to.en)}</h3>
        <div className="grid items-start gap-x-3 gap-y-2 @min-[15rem]/timeline:grid-cols-[minmax(min-content,auto)_minmax(4.5rem,1fr)_minmax(min-content,auto)]">
          <End clock={planClockOf(leaves)} name={stations?.from ?? from} />
          <div className="pt-1 text-center text-mini">
            <LegIcon mode={leg.mode} className="mx-auto size-5 text-soft" />
            <span
              aria-hidden
              className="my-1 block h-1 rounded-full"
              style={{ background: `linear-gradient(90deg, var(--${colours.from}) 50%, var(--${colours.to}) 50%)` }}
            />
            <p>{words.move.about(leg.minutes)}</p>
          </div>
          <End clock={words.clock(stop.arrive)} name={stations?.to ?? to} isEnd />
        </div>
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1 basis-60 text-small">
            <strong className="font-semibold">{words.mode(leg.mode)}</strong>{' '}
            <span className="rounded-tag bg-wash-ochre px-1.5 py-0.5 text-mini font-semibold whitespace-nowrap text-ochre">
              {words.estimate}
            </span>{' '}
            {isIntoCity ? words.move.intoCity : `${words.move.often[leg.mode]} ${words.move.noTimetable}`}{' '}
            {slack > 0 ? (
              <strong className="font-semibold">{words.move.keepsDay(planClockOf(leaves + slack))}</strong>
            ) : null}
            <span className="block text-mini text-soft">
              {[words.move.doorToDoor, luggage > 0 ? words.move.luggage(luggage) : null].filter(Boolean).join(' · ')}
            </span>
          </p>
          <p className="sm:text-end">
            <span className="text-small font-semibold sm:block">{words.won(leg.cost)}</span>{' '}
            <span className="text-mini text-soft">{words.move.seat}</span>
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
          {check ? <TextLink to={check.to}>{check.label}</TextLink> : null}
          {keptAt ? <ShiftMove at={keptAt} /> : null}
        </div>
      </div>
    </li>
  )
}

function End({ clock, name, isEnd = false }: { clock: string; name: PlaceName; isEnd?: boolean }) {
  return (
    <p className={isEnd ? 'wrap-anywhere @min-[15rem]/timeline:text-end' : 'wrap-anywhere'}>
      <span className="block text-lead leading-tight font-semibold">{clock}</span>
      <span className="block text-mini font-semibold">{name.en}</span>
      {name.ko ? (
        <span lang="ko" className="block text-mini text-soft">
          {name.ko}
        </span>
      ) : null}
    </p>
  )
}
