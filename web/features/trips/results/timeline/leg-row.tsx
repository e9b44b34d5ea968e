import { useId, useState } from 'react'
import type { MapSpot } from '#domain/places/map-apps.ts'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { LegLinks } from '#web/travel/places/leg-links.tsx'
import { legLinks } from '#locales/en/places/leg-links.ts'
import { ChevronDown } from 'lucide-react'
import { LegIcon } from './leg-icon.tsx'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

type LegRowProps = {
  leg: PlanLeg
  /** The destination; only on legs from and to the base. */
  note?: string
  /** The end points for map apps; null when one is unknown. */
  ends: { from: MapSpot; to: MapSpot } | null
}

/** The leg between two stops, as a row of its own. */
export function LegRow({ leg, note, ends }: LegRowProps) {
  const { wayTo } = legLinks
  const [isOpen, setOpen] = useState(false)
  const linksId = useId()
  const facts = [leg.cost > 0 ? words.won(leg.cost) : null, words.estimate]
  return (
    <li className="timeline-row leg sm:py-2">
      <span className="leg-minutes" aria-hidden>
        {words.minutes(leg.minutes)}
      </span>
      <div className="leg-text flex min-w-0 flex-wrap items-center gap-x-3 text-mini">
        <LegIcon mode={leg.mode} className="size-4.5 shrink-0 text-soft" />
        <p className="min-w-0 flex-[1_1_4rem]">
          <span className="font-semibold">{words.mode(leg.mode)}</span>{' '}
          <span className="leg-minutes-inline font-semibold">{words.minutes(leg.minutes)}</span>{' '}
          <span className="text-soft">
            <span className={leg.cost > 0 ? 'leg-distance' : undefined}>{words.distance(leg.metres)} · </span>
            {facts.filter(Boolean).join(' · ')}
          </span>
          {note ? <span className="block text-soft">{note}</span> : null}
        </p>
        {ends ? (
          <>
            <button
              type="button"
              aria-label={wayTo(ends.to.name.en || ends.to.name.ko)}
              aria-expanded={isOpen}
              aria-controls={linksId}
              onClick={() => setOpen(!isOpen)}
              className="leg-open -me-3 ms-auto grid size-11 shrink-0 cursor-pointer place-items-center text-soft [@media(scripting:none)]:hidden"
            >
              <ChevronDown aria-hidden className="size-4" />
            </button>
            <div id={linksId} className="leg-links" data-open={isOpen || undefined}>
              <LegLinks from={ends.from} to={ends.to} mode={leg.mode} />
            </div>
          </>
        ) : null}
      </div>
    </li>
  )
}
