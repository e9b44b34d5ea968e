import { X } from 'lucide-react'
import { PlainLink, type PlainLinkProps } from '#web/ui/plain-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type FilterLink = Omit<PlainLinkProps, 'children'>

type TakenFiltersProps = {
  label: string
  filters: readonly { name: string; label: string; spoken: string; link: FilterLink }[]
  clear: { label: string; link: FilterLink }
}

/** The active filters of a list, each with a link that removes it. */
export function TakenFilters({ label, filters, clear }: TakenFiltersProps) {
  if (filters.length === 0) return null
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter.name}>
            <PlainLink
              {...filter.link}
              aria-label={filter.spoken}
              className="inline-flex min-h-8 items-center gap-1 rounded-control border border-jade bg-wash-jade ps-2.5 pe-1.5 text-small font-medium text-jade hover:border-jade-strong hover:text-jade-strong max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {filter.label}
              <X aria-hidden className="size-4" />
            </PlainLink>
          </li>
        ))}
      </ul>
      <TextLink {...clear.link} className="text-small">
        {clear.label}
      </TextLink>
    </div>
  )
}
