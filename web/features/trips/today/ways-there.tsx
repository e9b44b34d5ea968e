import { straightMetres } from '#domain/korea/distances.ts'
import type { MapSpot } from '#domain/places/map-apps.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanLeg, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { koreanStationName } from '#domain/korea/station-names.ts'
import { LegIcon } from '#web/features/trips/results/timeline/leg-icon.tsx'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'
import { taxiFareBetween } from '#web/features/trips/take-along/stop-taxi-card.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'

// For shorter legs no taxi is suggested.
const leastMinutes = 12

type WaysThereProps = {
  leg: PlanLeg
  from: MapSpot
  to: MapSpot
  /** Departure and arrival in minutes of the day. */
  leaves: number
  due: number | null
  /** Null on the way back. */
  stop: PlanStop | null
  place: TripPlace | null
}

/** The leg of the plan, a taxi as an alternative, and the Hangul names of stations. */
export function WaysThere({ leg, from, to, leaves, due, stop, place }: WaysThereProps) {
  const { ways: words } = tripToday
  const isMove = stop?.kind === 'transfer'
  const taxi = leg.mode === 'taxi' || isMove || leg.minutes < leastMinutes ? null : taxiFareBetween(from, to, leaves)
  // The plan has one traveller's share of a taxi; the meter shows the fare of the whole car.
  const car = leg.mode === 'taxi' && straightMetres(from, to) > 0 ? taxiFareBetween(from, to, leaves) : null
  const cost = car ? words.car(car.won) : leg.cost > 0 ? words.each(leg.cost) : null
  return (
    <ul aria-label={words.heading} className="divide-y divide-line border-b border-line">
      <WayRow leg={leg} cost={cost} {...{ leaves, due }}>
        <StationLine stop={stop} place={place} mode={leg.mode} />
      </WayRow>
      {taxi ? (
        <WayRow
          leg={{ mode: 'taxi', minutes: taxi.minutes, metres: taxi.metres, cost: taxi.won }}
          cost={words.car(taxi.won)}
          {...{ leaves, due }}
        />
      ) : null}
      {isMove ? <li className="py-2.5 text-mini text-soft">{timeline.move.noTimetable}</li> : null}
    </ul>
  )
}

type WayRowProps = {
  leg: PlanLeg
  cost: string | null
  leaves: number
  due: number | null
  children?: React.ReactNode
}

function WayRow({ leg, cost, leaves, due, children }: WayRowProps) {
  const { ways: words } = tripToday
  const there = leaves + leg.minutes
  const late = due === null ? 0 : there - due
  return (
    <li className="flex items-start gap-4 py-2.5">
      <LegIcon mode={leg.mode} className="mt-0.5 size-6 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{words.about(timeline.mode(leg.mode), leg.minutes)}</p>
        <p className="text-mini text-soft">{words.facts(leg.metres, cost, words.there(planClockOf(there)))}</p>
        {children}
      </div>
      {late > 0 ? (
        <span className="text-mini text-ochre">{words.late(late)}</span>
      ) : (
        <span className="rounded-tag bg-wash-ochre px-1.5 py-0.5 text-mini font-semibold text-ochre">
          {words.estimate}
        </span>
      )}
    </li>
  )
}

/** Exits are not named, because the data has none. */
function StationLine({ stop, place, mode }: { stop: PlanStop | null; place: TripPlace | null; mode: PlanLeg['mode'] }) {
  const { ways: words } = tripToday
  if (stop?.stations) {
    const { from, to } = stop.stations
    return (
      <p className="text-mini">
        {words.board}
        <SignName {...from} /> · {words.arriveAt}
        <SignName {...to} />
      </p>
    )
  }
  if (!place?.station || (mode !== 'subway' && mode !== 'transit' && mode !== 'train')) return null
  return (
    <p className="text-mini">
      {words.getOff}
      <SignName en={place.station} ko={koreanStationName(place.station) ?? ''} />
    </p>
  )
}

/** The Hangul name, followed by the English one. */
function SignName({ en, ko }: { en: string; ko: string }) {
  return (
    <>
      {ko === '' || ko === en ? null : (
        <>
          <strong lang="ko">{ko}</strong>{' '}
        </>
      )}
      {en}
    </>
  )
}
