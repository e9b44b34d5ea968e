import { placePath } from '#domain/places/place-paths.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { OpenTonight } from '#domain/trips/plan/trip-today.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'

/** Nearby places outside the plan that are open this evening. */
export function TonightList({ open }: { open: readonly OpenTonight[] }) {
  const { tonight: words } = tripToday
  if (open.length === 0) return null
  return (
    <section aria-labelledby="still-open">
      <h2 id="still-open" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-mini text-soft">{words.lead}</p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {open.map(({ place, until, isLastEntry, metres }) => (
          <li key={place.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 py-3">
            <Picture scene={sceneOf(place)} id={place.id} ratio="card" isInLink className="h-14 w-16 rounded-control" />
            <div className="min-w-0">
              <PlainLink to={placePath(place.id)} className="font-semibold hover:text-jade hover:underline">
                {place.name.en || place.name.ko}
              </PlainLink>
              <p lang="ko" className="text-mini text-soft">
                {place.name.ko}
              </p>
              <p className="text-mini text-soft">
                {[words.away(metres), words.price(place.cost)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="text-end text-mini text-soft">
              {place.hours === '24h' ? (
                words.always
              ) : (
                <>
                  {isLastEntry ? words.lastEntry : words.until}
                  <span className="block text-body font-semibold text-ink">{words.clock(planClockOf(until))}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
