import { X } from 'lucide-react'
import { PlainLink, type PlainLinkProps } from '#web/ui/plain-link.tsx'

type FreedFiltersProps = {
  heading: string
  filters: readonly { label: string; gain: string; link: Omit<PlainLinkProps, 'children'> }[]
}

/** For an empty list: its filters, each with the number of results that removing it would add. */
export function FreedFilters({ heading, filters }: FreedFiltersProps) {
  return (
    <>
      <p className="text-small text-soft">{heading}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {filters.map(({ label, gain, link }) => (
          <li key={label} className="max-sm:w-full">
            <PlainLink
              {...link}
              className="flex min-h-14 items-center justify-between gap-6 rounded-control border border-line-strong bg-surface px-3 py-1.5 hover:border-ink"
            >
              <span>
                <span className="block text-small font-semibold">{label}</span>
                <span className="block text-mini text-soft">{gain}</span>
              </span>
              <X aria-hidden className="size-4 shrink-0" />
            </PlainLink>
          </li>
        ))}
      </ul>
    </>
  )
}
