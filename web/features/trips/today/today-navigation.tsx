import { Bookmark } from '#web/ui/icons/bookmark.generated.ts'
import { List } from '#web/ui/icons/list.generated.ts'
import { Map as MapSign } from '#web/ui/icons/map.generated.ts'
import { Sun } from '#web/ui/icons/sun.generated.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { useTripTodayMessages } from './trip-today-messages.ts'

const links = [
  { name: 'today', to: '/trip-planner/today', Sign: Sun },
  { name: 'days', to: '/trip-planner/results', Sign: List },
  { name: 'map', to: '/trip-planner/results?map=1', Sign: MapSign },
  { name: 'saved', to: '/trips', Sign: Bookmark },
] as const

/** The four views of a trip, below the thumb on a phone and below the day on a desk. */
export function TodayNavigation() {
  const words = useTripTodayMessages().nav
  return (
    <nav
      aria-label={words.label}
      className="z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:mb-10"
    >
      <ul className="mx-auto grid max-w-160 grid-cols-4">
        {links.map(({ name, to, Sign }) => (
          <li key={name}>
            <PlainLink
              to={to}
              aria-current={name === 'today' ? 'page' : undefined}
              className="-mt-px grid min-h-14 content-center justify-items-center gap-0.5 border-t-2 border-transparent px-1 py-1.5 text-mini text-soft no-underline hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Sign aria-hidden className="size-5" />
              {words[name]}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
