import { Bookmark, List, Map as MapIcon, Sun } from 'lucide-react'
import { useOfflineSince } from '#web/features/trips/offline/use-offline-since.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'

const links = [
  { name: 'today', to: '/trip-planner/today', Icon: Sun },
  { name: 'days', to: '/trip-planner/results', Icon: List },
  { name: 'map', to: '/trip-planner/results#map', Icon: MapIcon },
  { name: 'saved', to: '/trips', Icon: Bookmark },
] as const

/** The four views of a trip: a bottom bar on phones, a row above the day on wide screens. */
export function TodayNavigation() {
  const words = tripToday.nav
  const isOffline = useOfflineSince() !== null
  return (
    <nav
      aria-label={words.label}
      className="bottom-bar-narrow sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:order-first lg:border-t-0 lg:border-b lg:bg-transparent"
    >
      <ul className="mx-auto flex max-w-160 flex-wrap max-lg:*:flex-1 lg:max-w-360 lg:gap-2 lg:px-(--page-margin)">
        {links.map(({ name, to, Icon }) => (
          // On wide screens the map is beside the days.
          <li key={name} className={name === 'map' ? 'min-[70rem]:hidden' : undefined}>
            <PlainLink
              to={to}
              // The service worker would send the router to the page without the hash that opens the map.
              reloadDocument={isOffline}
              aria-current={name === 'today' ? 'page' : undefined}
              className="-mt-px grid min-h-14 content-center justify-items-center gap-0.5 border-t-2 border-transparent px-1 py-1.5 text-mini text-soft no-underline hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:flex lg:min-h-12 lg:items-center lg:gap-2 lg:border-t-0 lg:border-b-2 lg:px-3 lg:text-small"
            >
              <Icon aria-hidden className="size-5" />
              {words[name]}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
