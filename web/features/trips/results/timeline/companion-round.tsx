import { useId } from 'react'
import { Link } from 'react-router'
import { placePath } from '#domain/places/place-paths.ts'
import { costOfCompanion, needsSomebodyNear } from '#domain/trips/plan/companion-time.ts'
import type { CompanionStop, CompanionTime, PlanLeg, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { placeOfStop } from '#domain/trips/plan/trip-today.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { Split } from 'lucide-react'
import { HoursLine } from './hours-line.tsx'

type Places = Readonly<Record<string, TripPlace>>
type CompanionRoundProps = { stop: PlanStop; companion: CompanionTime; places: Places; date: string }

/** What whoever comes along does while the traveller is at a clinic, and when both meet again. */
export function CompanionRound({ stop, companion, places, date }: CompanionRoundProps) {
  const { stops, back, meetAt } = companion
  const clinic = nameOfStop(stop, placeOfStop(stop, places), tripTimeline).en
  const headingId = useId()
  const money = costOfCompanion(companion)
  return (
    <section aria-labelledby={headingId}>
      <p id={headingId} className="flex items-start gap-1.5 text-small font-semibold">
        <Split aria-hidden className="mt-0.5 size-4 shrink-0 rotate-90 text-soft" />
        {tripTimeline.companion.heading}
      </p>
      {needsSomebodyNear(stop) ? <p className="mt-1 text-small text-soft">{tripTimeline.companion.near}</p> : null}
      <ol className="mt-1.5 grid gap-2.5">
        {stops.map((one) => {
          const place = placeOfStop(one, places)
          return place ? <CompanionPlace key={one.placeId} stop={one} place={place} date={date} /> : null
        })}
        <li>
          <p className="text-small font-semibold wrap-anywhere">{tripTimeline.companion.meet(clinic, meetAt)}</p>
          <Way leg={back} />
        </li>
      </ol>
      {money > 0 ? <p className="mt-1.5 text-mini text-soft">{tripTimeline.companion.money(money)}</p> : null}
    </section>
  )
}

function CompanionPlace({ stop, place, date }: { stop: CompanionStop; place: TripPlace; date: string }) {
  const { arrive, leave, kind, leg } = stop
  const facts = [tripTimeline.kind(kind, undefined, place.kind), sayCost(stop, place)]
  return (
    <li className="flex flex-wrap gap-x-3">
      <p className="w-26 shrink-0 text-small font-semibold whitespace-nowrap">
        {tripTimeline.clock(arrive)}–{tripTimeline.clock(leave)}
      </p>
      <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        <p className="text-small font-semibold">
          <Link to={placePath(place.id)} className="hover:text-jade hover:underline hover:underline-offset-4">
            <PlaceName name={place.name} />
          </Link>
        </p>
        <p className="text-mini text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <Way leg={leg} />
        <HoursLine stop={{ ...stop, hoursUnknown: false }} place={place} date={date} />
      </div>
    </li>
  )
}

function Way({ leg: { mode, minutes, metres, cost } }: { leg: PlanLeg }) {
  const facts = [
    tripTimeline.companion.way(mode, minutes, metres),
    cost > 0 ? tripTimeline.won(cost) : null,
    tripTimeline.estimate,
  ]
  return <p className="text-mini text-soft">{facts.filter(Boolean).join(' · ')}</p>
}

function sayCost({ cost, costUnknown }: CompanionStop, place: TripPlace): string | null {
  if (cost > 0) return costUnknown ? tripTimeline.typical(cost) : tripTimeline.won(cost)
  return place.cost === 0 ? tripTimeline.free : null
}
