import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { visitOfWait } from '#domain/trips/plan/companion-time.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { type DayNow, dayNow, openTonight, placeOfStop, spotBefore, spotOfBase } from '#domain/trips/plan/trip-today.ts'
import { AftercareLines } from '#web/travel/aftercare/aftercare-lines.tsx'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { CompanionRound } from '#web/features/trips/results/timeline/companion-round.tsx'
import { WeatherLine } from '#web/features/trips/results/timeline/weather-line.tsx'
import { dayStyle, showDays } from '#web/features/trips/results/timeline/trip-days.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { WhatNowButton } from '#web/features/trips/now/what-now-button.tsx'
import { NextStop, RouteLink } from './next-stop.tsx'
import { nameOfNextMorning } from './outside-trip.tsx'
import { ReplanButtons, replanButtonLook } from './replan-buttons.tsx'
import { RestOfDay } from './rest-of-day.tsx'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { TonightList } from './tonight-list.tsx'
import { tripToday as words } from '#locales/en/trips/trip-today.ts'
import { WaysThere } from './ways-there.tsx'

type DayOfTripProps = {
  kept: StoredTrip
  dayIndex: number
  /** The time in minutes of the plan's day, and as an instant. */
  now: number
  time: number
}

/** A day of the trip at the present minute: the next stop and the stops after it. */
export function DayOfTrip({ kept, dayIndex, now, time }: DayOfTripProps) {
  const { document } = kept
  const { plan, places, steps } = document
  const day = plan.days[dayIndex]
  if (!day) return null
  const here = dayNow(day, now)
  const following = here.next ?? day.stops.length
  const shown = showDays(steps.step1.startDate, steps.step1.endDate, plan.days)[dayIndex]
  const at = spotBefore(day, places, following)
  const visit = visitOfWait(day.stops, here.current) ?? visitOfWait(day.stops, here.next)
  return (
    <div style={dayStyle(shown)} className="lg:grid lg:grid-cols-[minmax(0,38rem)_minmax(0,26rem)] lg:gap-x-16">
      <div className="min-w-0">
        <DayHead day={day} dayIndex={dayIndex} here={here} time={time} places={places} />
        <AftercareLines date={day.date} className="mb-3" />
        {here.next === null ? (
          <AfterLastStop
            day={day}
            here={here}
            now={now}
            at={at}
            tomorrow={nameOfNextMorning(document, dayIndex, tripTimeline)}
          />
        ) : (
          <NextStop day={day} places={places} index={here.next} now={now} leaveBy={here.leaveBy} />
        )}
        {visit?.companion ? (
          <div className="mt-4 border-s-2 border-line-strong ps-3.5">
            <CompanionRound stop={visit} companion={visit.companion} places={places} date={day.date} />
          </div>
        ) : null}
        <div className="mt-4">
          {here.isOver ? (
            <WhatNowButton document={document} dayIndex={dayIndex} now={now} />
          ) : (
            <ReplanButtons dayIndex={dayIndex} now={now}>
              <WhatNowButton document={document} dayIndex={dayIndex} now={now} className={replanButtonLook} />
            </ReplanButtons>
          )}
        </div>
      </div>
      <div className="mt-10 grid min-w-0 content-start gap-10 lg:mt-2">
        {here.next === null ? null : (
          <section aria-labelledby="rest-of-today">
            <h2 id="rest-of-today" className="mb-1 text-h3">
              {words.rest}
            </h2>
            <RestOfDay document={document} dayIndex={dayIndex} from={here.next + 1} />
          </section>
        )}
        <TonightList open={openTonight(document, dayIndex, now, at)} />
      </div>
    </div>
  )
}

type DayHeadProps = {
  day: PlanDay
  dayIndex: number
  here: DayNow
  time: number
  places: StoredTrip['document']['places']
}

function DayHead({ day, dayIndex, here, time, places }: DayHeadProps) {
  const city = cityAt(day.to)
  const current = here.current === null ? null : (day.stops[here.current] ?? null)
  const facts = [
    words.koreaTime(seoulMoment(time).clock),
    current && words.nowAt(nameOfStop(current, placeOfStop(current, places), tripTimeline).en, current.leave),
  ]
  return (
    <header className="mb-2 flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control border border-transparent bg-(--day) text-lead font-semibold text-on-jade"
      >
        {dayIndex + 1}
      </span>
      <div className="min-w-0">
        <h1 className="font-text text-body leading-snug font-semibold">
          <span className="sr-only">{words.dayNumber(dayIndex + 1, day.date)}</span>
          <span aria-hidden>{words.day(day.date)}</span>, {city.name.en}{' '}
          <span lang="ko" className="font-normal text-soft">
            {city.name.ko}
          </span>
        </h1>
        <p className="text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <WeatherLine day={day} />
      </div>
    </header>
  )
}

type AfterLastStopProps = {
  day: PlanDay
  here: DayNow
  now: number
  at: ReturnType<typeof spotOfBase>
  tomorrow: string | null
}

/** Shown when only the way back or nothing is left. */
function AfterLastStop({ day, here, now, at, tomorrow }: AfterLastStopProps) {
  const base = spotOfBase(day.to)
  const last = day.stops.at(-1)
  if (here.isOver || !day.returnLeg || !last) {
    return (
      <section className="py-4">
        <h2 className="text-h3">{last ? words.overHeading : words.nothingToday}</h2>
        <p className="mt-2 text-soft">{tomorrow === null ? words.overLast : words.over(tomorrow)}</p>
      </section>
    )
  }
  const leaves = Math.max(now, here.leaveBy ?? minutesOfPlanClock(last.leave))
  return (
    <section aria-labelledby="way-back" className="py-2">
      <h2 id="way-back" className="text-h3">
        {words.wayBack(base.name.en)}
      </h2>
      <WaysThere leg={day.returnLeg} from={at} to={base} leaves={leaves} due={null} stop={null} place={null} />
      <div className="mt-4 flex">
        <RouteLink from={at} to={base} mode={day.returnLeg.mode} />
      </div>
    </section>
  )
}
