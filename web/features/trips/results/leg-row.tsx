import type { MapSpot } from '#domain/map-apps.ts'
import type { PlanLeg } from '#domain/plans.ts'
import { LegLinks } from '#web/travel/leg-links.tsx'
import { LegSign } from './leg-sign.tsx'
import { useTripTimelineMessages } from './trip-results-messages.ts'

type LegRowProps = {
  leg: PlanLeg
  /** Where it leads, said for the ways from and to the base alone. */
  note?: string
  /** For map apps; null where an end is not known. */
  ends: { from: MapSpot; to: MapSpot } | null
}

/** The way between two stops. It is a row of its own, because it takes time and money. */
export function LegRow({ leg, note, ends }: LegRowProps) {
  const words = useTripTimelineMessages()
  const facts = [words.distance(leg.metres), leg.cost > 0 ? words.won(leg.cost) : null, words.estimate]
  return (
    <li className="timeline-row leg py-2">
      <span className="leg-minutes" aria-hidden>
        {words.minutes(leg.minutes)}
      </span>
      <div className="leg-text flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-mini">
        <LegSign mode={leg.mode} className="size-4.5 shrink-0 text-soft" />
        <p className="min-w-0 flex-1 basis-44">
          <span className="font-semibold">{words.mode(leg.mode)}</span>{' '}
          <span className="leg-minutes-inline font-semibold">{words.minutes(leg.minutes)}</span>{' '}
          <span className="text-soft">{facts.filter(Boolean).join(' · ')}</span>
          {note ? <span className="block text-soft">{note}</span> : null}
        </p>
        {ends ? <LegLinks from={ends.from} to={ends.to} mode={leg.mode} /> : null}
      </div>
    </li>
  )
}
