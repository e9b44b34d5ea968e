import { type ReactNode, useMemo, useState } from 'react'
import { clinicPaths, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { classes } from '#web/ui/classes.ts'
import { MapToggle } from '#web/ui/list/map-toggle.tsx'
import { useMapToggle } from '#web/ui/list/use-map-toggle.ts'
import type { PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import { PaintedWhole } from '#web/ui/loading/painted-whole.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { BeforeChoosing } from './before-choosing.tsx'
import type { Choosing } from './choosing.ts'
import { ClinicGrid } from './clinic-grid.tsx'
import { ClinicsMap, clinicRowId, placeClinics } from './clinics-map.tsx'
import { DayFilter } from './day-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListedClinic } from './listed-clinics.ts'
import { ListingHero } from './listing-hero.tsx'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'
import { MorePages } from './more-pages.tsx'
import { NoClinics } from './no-clinics.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SheetButton } from './sheet-button.tsx'
import { SortSelect } from './sort-select.tsx'
import { type AllClinics, useComingClinics } from './use-all-clinics.ts'

export type ClinicListingProps = {
  treatment: ClinicTreatment
  query: ListingQuery
  /** The place of the last loaded page in its list. */
  place: PagePlace
  listing: AllClinics
  today: string
  /** Help with choosing a clinic, while the list has no real one. */
  choosing?: Choosing | null
  /** Rendered above the cards, for administrators. */
  above?: ReactNode
  /** Hides the map while something needs the full width. The map stays mounted. */
  isWithoutMap?: boolean
  /** The actions beside Details on each card. */
  actionsOf: (clinic: ListedClinic) => ReactNode
}

/** A list of clinics and its map: side by side on wide screens, one at a time on a phone. */
export function ClinicListing({
  treatment,
  query,
  place,
  listing,
  today,
  choosing = null,
  above,
  isWithoutMap,
  actionsOf,
}: ClinicListingProps) {
  const path = clinicPaths[treatment]
  const { clinics, facets, isFromStart } = listing
  const firstNumber = isFromStart ? 1 : place.from + 1
  const [activeId, setActiveId] = useState<string | null>(null)
  const { isMapShown, toggleMap, results, map } = useMapToggle()
  const { isBusy, isMore } = useComingClinics(path, query)
  const places = useMemo(() => placeClinics(treatment, clinics, firstNumber), [treatment, clinics, firstNumber])
  const hasMap = places.length > 0 && !isWithoutMap
  return (
    <div className={classes(hasMap && 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(24rem,37.5%)]')}>
      <PaintedWhole upTo={afterFirstCard(clinics)} />
      <PaintedWhole upTo="site-links" media="(width >= 48rem)" />
      <div className={classes('pt-4 pb-12', hasMap ? besideMap : 'page')}>
        <ListingHero treatment={treatment} total={listing.counts[treatment] ?? 0} shared={listing.shared} />
        {choosing ? <BeforeChoosing choosing={choosing} /> : null}
        <div className="mt-6 flex items-start gap-2">
          <FilterBar path={path} query={query} facets={facets} />
          <SheetButton path={path} query={query} listing={listing} today={today} />
        </div>
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-small font-semibold">{words.pages.shown(listing, firstNumber)}</output>
          <ActiveFilters path={path} query={query} />
          <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            <DayFilter path={path} query={query} today={today} />
            <SortSelect path={path} query={query} />
          </span>
        </div>
        {clinics.length > 0 && listing.unread.length > 0 ? (
          <p className="mt-2 text-small">{words.unread(listing.unread)}</p>
        ) : null}
        {above}
        <SampleNotice clinics={clinics} />
        <div
          ref={results}
          aria-busy={isBusy}
          className={classes('transition-opacity', isBusy && 'opacity-60', isMapShown && hasMap && 'max-xl:hidden')}
        >
          {clinics.length === 0 ? (
            <NoClinics treatment={treatment} query={query} listing={listing} />
          ) : (
            <ClinicGrid
              treatment={treatment}
              clinics={clinics}
              places={places}
              actionsOf={actionsOf}
              activeId={activeId}
              onActivate={setActiveId}
            />
          )}
          <MorePages path={path} query={query} place={place} listing={listing} isMore={isMore} />
        </div>
      </div>
      {places.length > 0 ? (
        <section
          ref={map}
          hidden={isWithoutMap}
          aria-label={words.map.label}
          className={classes(mapPlace, !isMapShown && 'max-xl:in-[[data-theme]]:hidden')}
        >
          <ClinicsMap list={listingAddress(path, query)} places={places} activeId={activeId} onActivate={setActiveId} />
        </section>
      ) : null}
      {hasMap ? <MapToggle isMapShown={isMapShown} onToggle={toggleMap} words={words.map} /> : null}
    </div>
  )
}

/** The id after the first card, where the first view of a phone ends. */
function afterFirstCard([, second]: readonly ListedClinic[]): string {
  return second ? clinicRowId(String(second.id)) : 'site-links'
}

const besideMap = 'px-(--page-margin) xl:ps-(--page-edge) xl:pe-8'

/** As high as the viewport under the header. On a phone the toggle button covers its lower edge. */
const mapPlace =
  '[--page-map-height:calc(100svh-3.5rem)] max-xl:-scroll-mt-8 max-xl:[--map-foot:5rem] [&_.map-frame]:rounded-none! xl:sticky xl:top-16 xl:self-start xl:[--page-map-height:calc(100dvh-4rem)]'
