import type { ReactNode } from 'react'
import { listedSpan, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay, PlanLeg, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import { koreanStationName } from '#domain/korea/station-names.ts'
import { endOf, placeOfStop } from '#domain/trips/plan/trip-today.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { FeeLine } from '#web/features/trips/results/timeline/fee-line.tsx'
import { StopCost } from '#web/features/trips/results/timeline/stop-cost.tsx'
import { numberStops } from '#web/features/trips/results/timeline/trip-days.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { PrintCompanion } from './print-companion.tsx'
import { DaySketch } from './day-sketch.tsx'
import { tripPrint as words } from '#locales/en/trips/trip-print.ts'

type PrintDayProps = {
  day: PlanDay
  number: number
  places: TripDocument['places']
  /** The day's text. */
  children: ReactNode
}

/** A printed day on a page of its own: what it brings at a glance, then what each stop needs. */
export function PrintDay({ day, number, places, children }: PrintDayProps) {
  const numbers = numberStops(day)
  return (
    <section className="print-day">
      <header className="print-day-head">
        <div>
          <h2 className="print-heading">{words.day(number, day.date)}</h2>
          <p>
            {words.from(day.from.name, day.to.name)} · {words.cost(day.cost)}
          </p>
          <ul className="print-glance">
            {day.stops.map((stop, index) => (
              <li key={`${stop.arrive} ${stop.placeId ?? stop.name}`}>
                <span>{words.clockOf(listedSpan(stop).from)}</span> <b>{numbers[index]}</b>{' '}
                <span>{nameOfStop(stop, placeOfStop(stop, places), tripTimeline).en}</span>
              </li>
            ))}
          </ul>
          <p className="mt-[2mm]">
            <span lang="ko" className="print-ask">
              {words.taxiKorean}
            </span>{' '}
            <span className="print-kind">{words.taxi}</span>
          </p>
        </div>
        <DaySketch day={day} number={number} places={places} />
      </header>
      {children}
      <ol>
        {day.stops.map((stop, index) => (
          <PrintStop
            key={`${stop.arrive} ${stop.placeId ?? stop.name}`}
            stop={stop}
            number={numbers[index] ?? null}
            place={placeOfStop(stop, places)}
            date={day.date}
            places={places}
          />
        ))}
      </ol>
      {day.returnLeg ? (
        <p className="print-leg print-part">
          <LegLine leg={day.returnLeg} /> → {words.backAt(day.to.name, planClockOf(endOf(day)))}
        </p>
      ) : null}
    </section>
  )
}

type PrintStopProps = {
  stop: PlanStop
  number: number | null
  place: TripPlace | null
  date: string
  places: TripDocument['places']
}

function PrintStop({ stop, number, place, date, places }: PrintStopProps) {
  const name = nameOfStop(stop, place, tripTimeline)
  const { from, to } = listedSpan(stop)
  return (
    <li className="print-part">
      {stop.leg && stop.leg.metres > 0 ? (
        <p className="print-leg">
          <LegLine leg={stop.leg} />
        </p>
      ) : null}
      <div className="print-stop">
        <p className="font-semibold">{words.span(from, to)}</p>
        <span className="print-number">{number}</span>
        <div className="min-w-0">
          <p>
            <strong className="print-name">{name.en}</strong>{' '}
            {place && name.ko !== name.en ? (
              <strong lang="ko" className="print-korean">
                {name.ko}
              </strong>
            ) : null}{' '}
            <span className="print-kind">{tripTimeline.kind(stop.kind, stop.meal, place?.kind)}</span>
          </p>
          {stop.stations ? (
            <p lang="ko" className="print-korean">
              {stop.stations.from.ko} → {stop.stations.to.ko}
            </p>
          ) : null}
          {place ? <PlaceLines stop={stop} place={place} date={date} /> : null}
          {stop.fees ? <FeeLine fees={stop.fees} /> : null}
          {stop.companion ? (
            <PrintCompanion stop={stop} companion={stop.companion} places={places} date={date} />
          ) : null}
        </div>
        <div className="text-end">
          <StopCost stop={stop} place={place} />
        </div>
      </div>
    </li>
  )
}

/** The address for the driver, in Hangul, and below it what the traveller reads. */
function PlaceLines({ stop, place, date }: { stop: PlanStop; place: TripPlace; date: string }) {
  const { address, phone, station } = place
  const isUnconfirmed = hoursOfStop(stop, place, date) !== 'confirmed'
  const facts = [
    address.en,
    station && `${words.station}: ${station} ${koreanStationName(station) ?? ''}`.trimEnd(),
    phone && `${words.phone}: ${phone}`,
  ]
  return (
    <>
      <p lang="ko" className="print-korean">
        {address.ko}
      </p>
      <p>
        {facts.filter(Boolean).join(' · ')}
        {isUnconfirmed ? <span className="print-warning"> △ {words.unconfirmed}</span> : null}
      </p>
    </>
  )
}

function LegLine({ leg }: { leg: PlanLeg }) {
  return words.leg(tripTimeline.mode(leg.mode), leg.minutes, leg.metres, leg.cost)
}
