import type { ClinicPath } from '#domain/clinics.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useListingMessages } from './listing-messages.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'
import { useNextStep } from './overview-steps.ts'

/** On from the last clinic of this page, as an address; one step back is the page before, where it was left. */
export function MorePages({ path, query, next }: { path: ClinicPath; query: ListingQuery; next: string | null }) {
  const { pages } = useListingMessages()
  const state = useNextStep()
  if (next === null && query.after === null) return null
  return (
    <nav aria-label={pages.label} className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      {next === null ? null : (
        <ButtonLink to={listingAddress(path, query, { after: next })} rel="next" state={state}>
          {pages.next}
        </ButtonLink>
      )}
      {query.after === null ? null : (
        <TextLink to={listingAddress(path, query)} state={state}>
          {pages.first}
        </TextLink>
      )}
    </nav>
  )
}
