import { costOfCompanion, needsSomebodyNear } from '#domain/trips/plan/companion-time.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import type { CompanionTime, PlanLeg, PlanStop } from '#domain/trips/plan/plans.ts'
import { placeOfStop } from '#domain/trips/plan/trip-today.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { tripPrint as words } from '#locales/en/trips/trip-print.ts'

type PrintCompanionProps = { stop: PlanStop; companion: CompanionTime; places: TripDocument['places']; date: string }

/** What whoever comes along does during a visit to a clinic, with names in Hangul. */
export function PrintCompanion({ stop, companion, places, date }: PrintCompanionProps) {
  const money = costOfCompanion(companion)
  const sayWay = ({ mode, minutes, metres, cost }: PlanLeg) => words.leg(tripTimeline.mode(mode), minutes, metres, cost)
  return (
    <div className="print-companion">
      <p className="font-semibold">{tripTimeline.companion.heading}</p>
      {needsSomebodyNear(stop) ? <p>{tripTimeline.companion.near}</p> : null}
      <ul>
        {companion.stops.map((one) => {
          const place = placeOfStop(one, places)
          if (!place) return null
          const isUnconfirmed = hoursOfStop({ ...one, hoursUnknown: false }, place, date) !== 'confirmed'
          return (
            <li key={one.placeId}>
              {words.span(one.arrive, one.leave)} <strong>{place.name.en || place.name.ko}</strong>{' '}
              <span lang="ko" className="print-korean">
                {place.name.ko}
              </span>
              {' · '}
              {sayWay(one.leg)}
              {isUnconfirmed ? <span className="print-warning"> △ {words.unconfirmed}</span> : null}
            </li>
          )
        })}
        <li>
          <strong>
            {tripTimeline.companion.meet(
              nameOfStop(stop, placeOfStop(stop, places), tripTimeline).en,
              companion.meetAt,
            )}
          </strong>
          {' · '}
          {sayWay(companion.back)}
        </li>
      </ul>
      {money > 0 ? <p>{tripTimeline.companion.money(money)}</p> : null}
    </div>
  )
}
