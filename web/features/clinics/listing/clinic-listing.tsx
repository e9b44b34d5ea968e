import { type ReactNode, useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import { clinicSorts } from '#domain/clinic-lists.ts'
import { clinicPaths, type ClinicTreatment } from '#domain/clinics.ts'
import { classes } from '#web/ui/classes.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ClinicGrid } from './clinic-grid.tsx'
import { ClinicsMap, placeClinics } from './clinics-map.tsx'
import { FilterBar, filterFormId } from './filter-bar.tsx'
import { CompactSelect } from './filter-select.tsx'
import type { ListedClinic, Listing } from './listed-clinics.ts'
import { ListingHero } from './listing-hero.tsx'
import { useListingMessages } from './listing-messages.ts'
import type { ListingQuery } from './listing-query.ts'
import { MapToggle } from './map-toggle.tsx'
import { MorePages } from './more-pages.tsx'
import { NoClinics } from './no-clinics.tsx'
import { SheetButton } from './sheet-button.tsx'

export type ClinicListingProps = {
  treatment: ClinicTreatment
  query: ListingQuery
  listing: Listing
  today: string
  /** Above the grid, for who manages the list. */
  above?: ReactNode
  /** Beside Details on each card. */
  actionsOf: (clinic: ListedClinic) => ReactNode
}

/** A list of clinics and its map in step: beside each other on a desk, one or the other on a phone. */
export function ClinicListing({ treatment, query, listing, today, above, actionsOf }: ClinicListingProps) {
  const words = useListingMessages()
  const path = clinicPaths[treatment]
  const { clinics, total, facets } = listing
  const [activeId, setActiveId] = useState<string | null>(null)
  const [isMapShown, setMapShown] = useState(false)
  const isBusy = useNavigation().state === 'loading'
  const places = useMemo(() => placeClinics(clinics), [clinics])
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(24rem,37.5%)]">
      <div className="px-(--page-margin) pt-4 pb-16 xl:ps-(--page-edge) xl:pe-8">
        <ListingHero treatment={treatment} />
        <div className="mt-6 flex flex-wrap items-center gap-2">
          <FilterBar key={path} path={path} query={query} facets={facets} today={today} />
          <SheetButton path={path} query={query} listing={listing} today={today} />
        </div>
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-small font-semibold">{words.pages.shown(clinics.length, total)}</output>
          <ActiveFilters path={path} query={query} />
          <span className="ms-auto">
            <CompactSelect
              name="sort"
              label={words.filters.sort}
              value={query.sort}
              isActive={false}
              form={filterFormId}
            >
              {clinicSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {words.filters.sorts[sort]}
                </option>
              ))}
            </CompactSelect>
          </span>
        </div>
        {clinics.some(({ isSample }) => isSample) ? (
          <p className="mt-3 rounded-control bg-wash-ochre px-4 py-2.5 text-small">
            <strong>{words.samples.what}</strong> {words.samples.why}
          </p>
        ) : null}
        {above}
        <div
          aria-busy={isBusy}
          className={classes('transition-opacity', isBusy && 'opacity-60', isMapShown && 'max-xl:hidden')}
        >
          {clinics.length === 0 ? (
            <NoClinics treatment={treatment} query={query} listing={listing} />
          ) : (
            <ClinicGrid
              clinics={clinics}
              places={places}
              actionsOf={actionsOf}
              activeId={activeId}
              onActivate={setActiveId}
            />
          )}
          <MorePages path={path} query={query} next={listing.next} />
        </div>
      </div>
      {places.length > 0 ? (
        <section
          aria-label={words.map.label}
          className={classes(mapPlace, !isMapShown && 'max-xl:in-[[data-theme]]:hidden')}
        >
          <ClinicsMap places={places} activeId={activeId} onActivate={setActiveId} />
        </section>
      ) : null}
      {places.length > 0 ? <MapToggle isMapShown={isMapShown} onToggle={setMapShown} /> : null}
    </div>
  )
}

/** As high as the view leaves under the header; on a phone a part of the list stays in sight. */
const mapPlace =
  '[--page-map-height:calc(100svh-9rem)] [&_.map-frame]:rounded-none xl:sticky xl:top-16 xl:self-start xl:[--page-map-height:calc(100dvh-4rem)]'
