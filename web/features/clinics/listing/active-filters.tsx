import { PlainLink } from '#web/ui/plain-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { X } from '#web/ui/icons/x.generated.ts'
import type { ClinicPath } from '#domain/clinics.ts'
import { describeFilter } from './filter-choices.ts'
import { useListingMessages } from './listing-messages.ts'
import { activeFilters, dropFilter, dropFilters, type ListingQuery } from './listing-query.ts'
import { useListingLink } from './use-listing-move.ts'

/** What narrows the list, each to be taken away. */
export function ActiveFilters({ path, query }: { path: ClinicPath; query: ListingQuery }) {
  const words = useListingMessages()
  const link = useListingLink(path)
  const active = activeFilters(query)
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 order-last w-full">
      <ul aria-label={words.filters.active} className="flex flex-wrap gap-2">
        {active.map((name) => (
          <li key={name}>
            <PlainLink
              {...link(dropFilter(query, name))}
              aria-label={words.filters.take(describeFilter(name, query, words))}
              className="inline-flex min-h-8 items-center gap-1 rounded-control border border-jade bg-wash-jade ps-2.5 pe-1.5 text-small font-medium text-jade hover:border-jade-strong hover:text-jade-strong max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {describeFilter(name, query, words)}
              <X aria-hidden className="size-4" />
            </PlainLink>
          </li>
        ))}
      </ul>
      <TextLink {...link(dropFilters(query))} className="text-small">
        {words.filters.clear}
      </TextLink>
    </div>
  )
}
