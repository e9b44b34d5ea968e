import { type ClinicPath, clinicPaths, type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FreedFilters } from '#web/ui/list/freed-filters.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { describeFilter } from './filter-choices.ts'
import type { Listing } from './listed-clinics.ts'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { activeFilters, dropFilter, dropFilters, type ListingQuery } from './listing-query.ts'
import { useListingLink } from './use-listing-move.ts'

type NoClinicsProps = {
  treatment: ClinicTreatment
  query: ListingQuery
  listing: Pick<Listing, 'freed' | 'counts'>
}

/** An empty list: the reason, and the ways out: fewer filters, none, or another page. */
export function NoClinics({ treatment, query, listing }: NoClinicsProps) {
  const path = clinicPaths[treatment]
  const link = useListingLink(path)
  const neighbour = findNeighbour(treatment, listing.counts)
  const isNarrowed = activeFilters(query).length > 0
  return (
    <EmptyState
      picture={<Picture scene="empty-lantern" id={path} ratio="card" className="size-full" />}
      title={isNarrowed ? words.empty.title : words.empty.nothingTitle}
      text={isNarrowed ? words.empty.text : words.empty.nothingText}
      causes={listing.freed.length > 0 ? <Causes path={path} query={query} freed={listing.freed} /> : null}
      ways={
        <>
          {isNarrowed ? (
            <ButtonLink {...link(dropFilters(query))} kind="primary">
              {words.filters.clear}
            </ButtonLink>
          ) : (
            <ButtonLink to={sitePages.clinics.path} kind="primary">
              {words.back}
            </ButtonLink>
          )}
          {neighbour ? (
            <TextLink to={`/${clinicPaths[neighbour.treatment]}`}>
              {words.empty.see(words.categories[neighbour.treatment].count(neighbour.count))}
            </TextLink>
          ) : null}
        </>
      }
      className="py-8"
    />
  )
}

function Causes({ path, query, freed }: { path: ClinicPath; query: ListingQuery; freed: Listing['freed'] }) {
  const link = useListingLink(path)
  const filters = freed.map(({ name, count }) => ({
    label: describeFilter(name, query, words),
    gain: words.empty.without(count),
    link: link(dropFilter(query, name)),
  }))
  return <FreedFilters heading={words.empty.causes} filters={filters} />
}

/** The next listing page, in order, that has clinics. */
function findNeighbour(treatment: ClinicTreatment, counts: Listing['counts']) {
  const place = clinicTreatments.indexOf(treatment)
  const others = [...clinicTreatments.slice(place + 1), ...clinicTreatments.slice(0, place)]
  const found = others.map((other) => ({ treatment: other, count: counts[other] ?? 0 }))
  return found.find(({ count }) => count > 0)
}
