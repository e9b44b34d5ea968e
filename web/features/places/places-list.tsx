import { useLocation } from 'react-router'
import { placeList } from '#locales/en/places/place-list.ts'
import { homePlaces as home } from '#locales/en/places/home-places.ts'
import { type PlaceListQuery, placeListAddress, showMore } from './place-list-query.ts'
import { placeCategories } from '#domain/places/places.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useInPlace } from '#web/ui/loading/in-place.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { Strip } from '#web/ui/list/strip.tsx'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PlaceCard } from './place-card.tsx'
import type { PicturedList } from './pictured-places.ts'
import { WayToAll } from './way-to-all.tsx'

const panelId = 'places-list'

export type PlacesListProps = { list: PicturedList; query: PlaceListQuery }

/** Tabs and "more" are links, which work without scripts. With scripts the scroll position stays. */
export function PlacesList({ list, query }: PlacesListProps) {
  const { seeAll } = placeList
  const { places: words } = everywhere
  const { places, total } = list
  const selected = query.category ?? 'all'
  const inPlace = useInPlace()
  const more = showMore(query)
  const { search } = useLocation()
  const addressOf = (change: Partial<PlaceListQuery>) => placeListAddress(query, change, search)
  return (
    <>
      <WayToAll total={total} isWhole={query.category === null && query.province === null} />
      <div className="mt-5 flex items-end md:mt-8 justify-between gap-6 shadow-[inset_0_-1px_0_var(--line)]">
        <TabLinks
          label={home.tabs}
          tabs={[null, ...placeCategories].map((category) => ({
            id: category ?? 'all',
            label: category ? words.categories[category] : home.all,
            to: addressOf({ category }),
          }))}
          selected={selected}
          panelId={panelId}
          className="min-w-0"
        />
        <output className="hidden shrink-0 pb-3 text-mini text-soft sm:block">
          {home.shown(places.length, total)}
        </output>
      </div>
      <TabLinksPanel id={panelId} selected={selected}>
        {query.province && (
          <p className="mt-6 flex flex-wrap items-center gap-x-4">
            {home.inRegion(query.province)}
            <TextLink {...inPlace(addressOf({ province: null }))}>{home.showAll}</TextLink>
          </p>
        )}
        {places.length === 0 ? (
          <NoPlaces />
        ) : (
          <Strip
            labelledBy="places-heading"
            className="mt-5 gap-x-6 gap-y-9 sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3"
          >
            {places.map((place) => (
              <li key={place.id}>
                <PlaceCard place={place} />
              </li>
            ))}
          </Strip>
        )}
        <p className="mt-8 flex md:mt-12 flex-wrap items-center gap-x-6 gap-y-4">
          {places.length < total &&
            (more === null ? (
              <ButtonLink to={sitePages.places.path} size="large">
                {seeAll(null)}
              </ButtonLink>
            ) : (
              <ButtonLink {...inPlace(addressOf({ show: more }))} size="large">
                {home.loadMore}
              </ButtonLink>
            ))}
        </p>
      </TabLinksPanel>
    </>
  )
}

function NoPlaces() {
  const inPlace = useInPlace()
  return (
    <div className="mt-10 flex flex-wrap items-center gap-8">
      <Picture scene="empty-lantern" id="no-places" ratio="card" className="w-80 max-w-full" />
      <div>
        <p className="text-lead">{home.none}</p>
        <ButtonLink {...inPlace('/#places-to-visit')} className="mt-4">
          {home.showAll}
        </ButtonLink>
      </div>
    </div>
  )
}
