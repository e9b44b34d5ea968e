import type { PlaceQuery } from '#domain/place-lists.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePlaceListMessages } from './place-list-messages.ts'
import { placesAddress } from './places-address.ts'

/** On from the last place of this page, as an address; one step back is the page before, where it was left. */
export function MorePlaces({ query, next }: { query: PlaceQuery; next: string | null }) {
  const { pages } = usePlaceListMessages()
  if (next === null && query.after === null) return null
  return (
    <nav aria-label={pages.label} className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {next === null ? null : (
        <ButtonLink to={placesAddress(query, next)} rel="next">
          {pages.next}
        </ButtonLink>
      )}
      {query.after === null ? null : <TextLink to={placesAddress(query)}>{pages.first}</TextLink>}
    </nav>
  )
}
