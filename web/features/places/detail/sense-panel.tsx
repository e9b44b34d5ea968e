import {
  Baby,
  Backpack,
  CalendarHeart,
  CalendarX,
  Flag,
  Footprints,
  type LucideIcon,
  Sun,
  Ticket,
  Umbrella,
  Utensils,
} from 'lucide-react'
import { webAddress } from '#domain/site/contact-links.ts'
import type { Place } from '#domain/places/places.ts'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** What an editor knows about a visit. Nothing is rendered if no field is known. */
export function SensePanel({ place }: { place: Place }) {
  const { sense: words } = placePage
  const rows: readonly [Icon: LucideIcon, label: string, lines: readonly string[]][] = [
    [Sun, words.labels.best, words.times(place)],
    [CalendarHeart, words.labels.seasonBest, place.seasonBest.map(words.season)],
    [CalendarX, words.labels.seasonAvoid, place.seasonAvoid.map(words.avoided)],
    [Footprints, words.labels.onFoot, words.onFoot(place)],
    [Umbrella, words.labels.shelter, place.shelter === null ? [] : [words.shelters[place.shelter]]],
    [Baby, words.labels.children, words.children(place)],
    [Utensils, words.labels.dish, place.dish.length === 0 ? [] : [words.eaten(place.dish)]],
    [Flag, words.labels.startsAt, place.startsAt === null ? [] : [words.starts(place.startsAt)]],
    [Backpack, words.labels.bring, place.bring === null ? [] : [words.brought(place.bring)]],
  ]
  const known = rows.filter(([, , lines]) => lines.length > 0)
  const tickets = place.tickets === null ? null : webAddress(place.tickets)
  if (known.length === 0 && tickets === null) return null
  return (
    <section aria-labelledby="sense-heading" className="lg:px-6">
      <h2 id="sense-heading" className="text-h3">
        {words.heading}
      </h2>
      <dl className="mt-2">
        {known.map(([Icon, label, lines]) => (
          <FactRow key={label} Icon={Icon} label={label}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </FactRow>
        ))}
        {tickets === null ? null : (
          <FactRow Icon={Ticket} label={words.labels.tickets}>
            <TextLink to={tickets}>{words.labels.tickets}</TextLink>
          </FactRow>
        )}
      </dl>
      <p className="mt-3 text-mini text-soft">{words.whose}</p>
    </section>
  )
}
