import { listedSpan, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { endOf, placeOfStop } from '#domain/trips/plan/trip-today.ts'
import { CompanionRound } from '#web/features/trips/results/timeline/companion-round.tsx'
import { HoursLine } from '#web/features/trips/results/timeline/hours-line.tsx'
import { numberStops } from '#web/features/trips/results/timeline/trip-days.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'
import { BedDouble } from 'lucide-react'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { tripToday as words } from '#locales/en/trips/trip-today.ts'

type RestOfDayProps = {
  document: TripDocument
  dayIndex: number
  /** The index of the first stop to show. */
  from: number
}

/** The remaining stops with their opening hours. */
export function RestOfDay({ document: { plan, places }, dayIndex, from }: RestOfDayProps) {
  const day = plan.days[dayIndex]
  if (!day || (from >= day.stops.length && !day.returnLeg)) return <p className="text-soft">{words.noRest}</p>
  const numbers = numberStops(day)
  return (
    <ol className="divide-y divide-line">
      {day.stops.map((stop, index) => {
        if (index < from) return null
        const place = placeOfStop(stop, places)
        const name = nameOfStop(stop, place, timeline)
        return (
          <li key={`${stop.arrive} ${name.en}`} className="flex flex-wrap gap-x-3 py-3">
            <span
              aria-hidden
              className="me-1 grid size-7 shrink-0 place-items-center rounded-full bg-(--day) text-mini font-semibold text-on-jade"
            >
              {numbers[index] ?? '·'}
            </span>
            <span className="w-14 shrink-0 font-semibold whitespace-nowrap">
              {timeline.clock(listedSpan(stop).from)}
            </span>
            <div className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              <p>
                <span className="font-semibold">{name.en}</span>{' '}
                <span lang="ko" className="text-soft">
                  {name.ko}
                </span>
              </p>
              {stop.meal ? <p className="text-mini text-soft">{timeline.kind(stop.kind, stop.meal)}</p> : null}
              {place ? <HoursLine stop={stop} place={place} date={day.date} /> : null}
              {stop.companion ? (
                <div className="mt-2 border-s-2 border-line-strong ps-3.5">
                  <CompanionRound stop={stop} companion={stop.companion} places={places} date={day.date} />
                </div>
              ) : null}
            </div>
          </li>
        )
      })}
      {day.returnLeg ? (
        <li className="flex flex-wrap gap-x-3 py-3">
          <BedDouble aria-hidden className="m-1 me-2 size-5 shrink-0 text-soft" />
          <span className="w-14 shrink-0 font-semibold whitespace-nowrap">
            {timeline.clock(planClockOf(endOf(day)))}
          </span>
          <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{words.wayBack(day.to.name)}</span>
        </li>
      ) : null}
    </ol>
  )
}
