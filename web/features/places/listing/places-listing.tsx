import { placeList } from '#locales/en/places/place-list.ts'
import { type ReactNode, useState } from 'react'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import { classes } from '#web/ui/classes.ts'
import { MapToggle } from '#web/ui/list/map-toggle.tsx'
import { useMapToggle } from '#web/ui/list/use-map-toggle.ts'
import type { PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import { TakenFilters } from '#web/ui/list/taken-filters.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { describeFilter } from './filter-choices.ts'
import { FilterBar } from './filter-bar.tsx'
import type { ListedPlace } from './listed-places.ts'
import { KindChips } from './kind-chips.tsx'
import { ListedPlacesMap } from './listed-places-map.tsx'
import { MorePlaces } from './more-places.tsx'
import { NoPlaces } from './no-places.tsx'
import { OrderSelect } from './order-select.tsx'
import { PlaceGrid } from './place-grid.tsx'
import { dropFilters, takenFilters } from './places-address.ts'
import { SheetButton } from './sheet-button.tsx'
import { type AllPlaces, useComingPlaces } from './use-all-places.ts'
import { placesLink } from './use-places-move.ts'

export type PlacesListingProps = {
  query: PlaceQuery
  /** The place of the last loaded page in its list. */
  place: PagePlace
  listing: AllPlaces
  now: SeoulMoment
  /** The save buttons on each card. */
  actionsOf?: (place: ListedPlace) => ReactNode
  /** Rendered before the filters, for administrators. */
  above?: ReactNode
  /** Hides the map while something needs the full width. */
  isWithoutMap?: boolean
}

/** All places and their map: side by side on wide screens, one at a time on a phone. */
export function PlacesListing({
  query,
  place,
  listing,
  now,
  actionsOf,
  above,
  isWithoutMap = false,
}: PlacesListingProps) {
  const { places, total, freed, isFromStart } = listing
  const firstNumber = isFromStart ? 1 : place.from + 1
  const [activeId, setActiveId] = useState<string | null>(null)
  const { isMapShown, toggleMap, results, map } = useMapToggle()
  const { isBusy, isMore } = useComingPlaces(query)
  // An empty area keeps the map, so that the visitor can move to another one.
  const hasMap = !isWithoutMap && (places.length > 0 || query.box !== null)
  return (
    <div className={classes(hasMap && 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(24rem,40%)]')}>
      <div className={classes('pt-8 pb-12', hasMap ? besideMap : 'page')}>
        <h1 className="text-h2">
          <TitleWithKorean title={placeList.title} korean={placeList.korean} />
        </h1>
        <p className="mt-3 max-w-[58ch]">
          {placeList.lead} <TextLink to={sitePages.festivals.path}>{placeList.festivals}</TextLink>
        </p>
        {above}
        <FilterBar query={query} now={now} sheetButton={<SheetButton query={query} total={total} now={now} />} />
        <KindChips query={query} />
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-small font-semibold">{placeList.pages.shown(listing, firstNumber)}</output>
          <Taken query={query} />
          <span className="ms-auto">
            <OrderSelect query={query} />
          </span>
        </div>
        {query.open ? <p className="mt-1 text-mini text-soft">{placeList.filters.openNote}</p> : null}
        <div
          ref={results}
          aria-busy={isBusy}
          className={classes('transition-opacity', isBusy && 'opacity-60', isMapShown && hasMap && 'max-xl:hidden')}
        >
          {places.length > 0 ? (
            <PlaceGrid
              places={places}
              firstNumber={firstNumber}
              activeId={activeId}
              onActivate={setActiveId}
              actionsOf={actionsOf}
            />
          ) : (
            <NoPlaces query={query} freed={freed} />
          )}
          <MorePlaces query={query} place={place} listing={listing} isMore={isMore} />
        </div>
      </div>
      {hasMap ? (
        <>
          <section
            ref={map}
            aria-label={placeList.map.label}
            className={classes(mapPlace, !isMapShown && 'max-xl:in-[[data-theme]]:hidden')}
          >
            <ListedPlacesMap {...{ query, places, firstNumber, activeId }} onActivate={setActiveId} />
          </section>
          <MapToggle isMapShown={isMapShown} onToggle={toggleMap} words={placeList.map} />
        </>
      ) : null}
    </div>
  )
}

function Taken({ query }: { query: PlaceQuery }) {
  // Kinds have their own row of chips.
  const others = takenFilters(query).filter(({ name }) => name !== 'kinds')
  const filters = others.map((filter) => {
    const label = describeFilter(filter, query)
    return {
      name: `${filter.name} ${label}`,
      label,
      spoken: placeList.filters.take(label),
      link: placesLink(filter.rest),
    }
  })
  return (
    <TakenFilters
      label={placeList.filters.active}
      filters={filters}
      clear={{ label: placeList.filters.clear, link: placesLink(dropFilters(query)) }}
    />
  )
}

const besideMap = 'px-(--page-margin) xl:ps-(--page-edge) xl:pe-8'

/** As high as the viewport under the header. On a phone the toggle button covers its lower edge. */
const mapPlace =
  '[--page-map-height:calc(100svh-3.5rem)] max-xl:-scroll-mt-8 max-xl:[--map-foot:5rem] [&_.map-frame]:rounded-none! xl:sticky xl:top-16 xl:self-start xl:[--page-map-height:calc(100dvh-4rem)]'
