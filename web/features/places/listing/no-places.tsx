import { placeList } from '#locales/en/places/place-list.ts'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FreedFilters } from '#web/ui/list/freed-filters.tsx'
import { describeFilter } from './filter-choices.ts'
import { dropFilters, takenFilters } from './places-address.ts'
import { placesLink } from './use-places-move.ts'

/** An empty list: the reason, and the ways out: fewer filters, none, or another page. */
export function NoPlaces({ query, freed }: { query: PlaceQuery; freed: readonly number[] }) {
  const { empty, filters } = placeList
  const taken = takenFilters(query)
  const isNarrowed = taken.length > 0
  const ways = taken.flatMap((filter, index) => {
    const count = freed[index] ?? 0
    if (count === 0) return []
    return [{ label: describeFilter(filter, query), gain: empty.without(count), link: placesLink(filter.rest) }]
  })
  return (
    <EmptyState
      picture={<Picture scene="empty-lantern" id="places" ratio="card" className="size-full" />}
      title={isNarrowed ? empty.title : empty.nothingTitle}
      text={isNarrowed ? empty.text : empty.nothingText}
      causes={ways.length > 0 ? <FreedFilters heading={empty.causes} filters={ways} /> : null}
      ways={
        isNarrowed ? (
          <ButtonLink {...placesLink(dropFilters(query))} kind="primary">
            {filters.clear}
          </ButtonLink>
        ) : (
          <ButtonLink to={sitePages.clinics.path} kind="primary">
            {empty.clinics}
          </ButtonLink>
        )
      }
      className="py-8"
    />
  )
}
