import { useCallback, useMemo, useState } from 'react'
import type { FoodQuery } from '#domain/food/food-query.ts'
import { type FoodTab, foodTabs } from '#domain/food/food-search.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { classes } from '#web/ui/classes.ts'
import type { Unanswered } from '#web/ui/feedback/unanswered-notice.tsx'
import { MapToggle } from '#web/ui/list/map-toggle.tsx'
import { useMapToggle } from '#web/ui/list/use-map-toggle.ts'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import { TakenFilters } from '#web/ui/list/taken-filters.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useContinued } from '#web/ui/pages-of-list/use-continued.ts'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { describeFilter } from './describe-filter.ts'
import { dropFilters, foodAddress, readFoodSearch, takenFilters } from './food-address.ts'
import { FoodForm } from './food-form.tsx'
import { FoodMap } from './food-map.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { FoodNotices } from './food-notices.tsx'
import { FoodResults } from './food-results.tsx'
import { ResultsSkeleton } from './food-skeleton.tsx'
import { type AnsweredFood, foodRowId, isOnMap, tabOf } from './listed-food.ts'
import { NearestNote, UnnamedNote } from './nearest-note.tsx'
import { NoFood } from './no-food.tsx'
import { SourcesBanner } from './sources-banner.tsx'
import { useAsked } from './use-asked.ts'
import { useNow } from './use-now.ts'

export type FoodPageProps = AnsweredFood & {
  /** A search that failed, while the list is that of the address. */
  unanswered: Unanswered | null
}

const panelId = 'food-results'

/** The search for restaurants, cafes and street food: the form, pictures, the list, and a map beside them. */
export function FoodPage(props: FoodPageProps) {
  const { query, listing, today, renderedAt, unanswered } = props
  const { items, isFromStart } = useContinued({
    list: foodAddress(query),
    cursor: query.cursor,
    next: listing.next,
    items: listing.items,
    answer: listing,
    isRestarted: listing.isRestarted,
  })
  const { coming, isBusy, isLate, isMore } = useAsked(query)
  // Results and tabs are those of the answer. What was asked for without one stays in the form.
  const shown = coming ?? query
  const asked = coming ?? (unanswered && readFoodSearch(unanswered.address)) ?? query
  const tab = shown.category ?? tabOf({ query, listing })
  const at = { from: listing.from, now: useNow(renderedAt) }
  const [activeId, setActiveId] = useState<string | null>(null)
  const { isMapShown, toggleMap, results, map } = useMapToggle()
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const pointAt = useCallback((id: string | null) => {
    setActiveId(id)
    if (id !== null) showCard(id)
  }, [])
  const hasMap = useMemo(() => items.some(isOnMap), [items])
  return (
    <div className={classes(hasMap && 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,34%)]')}>
      <div className={classes('pt-6 pb-12 sm:pt-8', hasMap ? besideMap : 'page')}>
        <h1 className="text-h2">
          <TitleWithKorean title={foodMessages.title} korean={foodMessages.korean} />
        </h1>
        <p className="mt-3 max-w-[58ch]">{foodMessages.lead}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-small">
          <TextLink to={sitePages.dishes.path}>{foodMessages.dishes}</TextLink>
          <TextLink to={sitePages['table-card'].path}>{foodMessages.tableCard}</TextLink>
        </p>
        <FoodForm
          {...{ query: asked, today, isBusy, areFiltersOpen }}
          counts={listing.counts}
          total={listing.total}
          onFiltersOpen={setFiltersOpen}
          onShow={() => results.current?.scrollIntoView({ block: 'start' })}
        />
        <FoodNotices {...props} />
        <TabLinks
          label={foodMessages.tabsLabel}
          tabs={foodTabs.map((id) => ({
            id,
            label: foodMessages.tabs[id],
            // Of other services only the places of this page are known.
            count: listing.hasOutsideProvider || listing.instead ? undefined : listing.tabs[id],
            to: tabAddress(shown, id),
          }))}
          selected={tab}
          panelId={panelId}
          className="mt-6"
        />
        <TabLinksPanel id={panelId} selected={tab}>
          <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            <output className="text-small font-semibold">
              {foodMessages.results.shown(items.length, listing.total, listing.isTotalAtLeast === true)}
            </output>
            <Taken query={shown} />
          </div>
          <ListNote listing={listing} />
          <UnnamedNote listing={listing} />
          <NearestNote query={query} listing={listing} />
          <div
            ref={results}
            aria-busy={isBusy}
            className={classes(
              'scroll-mt-24 transition-opacity',
              isBusy && !isLate && 'opacity-60',
              isMapShown && hasMap && 'max-xl:hidden',
            )}
          >
            {isLate ? <ResultsSkeleton /> : null}
            <div hidden={isLate}>
              {items.length > 0 ? (
                <FoodResults
                  {...{ query, items, at, isFromStart, isMore, activeId }}
                  next={listing.next}
                  attribution={listing.attribution}
                  onActivate={setActiveId}
                />
              ) : (
                <NoFood query={query} listing={listing} />
              )}
            </div>
          </div>
        </TabLinksPanel>
        <SourcesBanner sources={listing.source} hasOutsideProvider={listing.hasOutsideProvider} />
      </div>
      {hasMap ? (
        <>
          <section
            ref={map}
            aria-label={foodMessages.map.label}
            className={classes(mapPlace, !isMapShown && 'max-xl:in-[[data-theme]]:hidden')}
          >
            <FoodMap
              items={items}
              tab={tabOf({ query, listing })}
              view={foodAddress(query)}
              activeId={activeId}
              onActivate={pointAt}
            />
          </section>
          {/* Hidden while it would cover the filters. */}
          {areFiltersOpen ? null : <MapToggle isMapShown={isMapShown} onToggle={toggleMap} words={foodMessages.map} />}
        </>
      ) : null}
    </div>
  )
}

/** Notes about an unexpected list: a widened search or a restart from the first page. */
function ListNote({ listing: { widenedTo, isRestarted } }: Pick<AnsweredFood, 'listing'>) {
  const { results: words } = foodMessages
  const { distance } = placeWords
  if (widenedTo !== undefined) return <p className="mt-1 text-small text-soft">{words.widened(distance(widenedTo))}</p>
  return isRestarted ? <p className="mt-1 text-small text-soft">{words.restarted}</p> : null
}

function Taken({ query }: { query: FoodQuery }) {
  const filters = takenFilters(query).map((filter) => {
    const label = describeFilter(filter, query, foodMessages)
    const link = { to: foodAddress(filter.rest), preventScrollReset: true }
    return { name: `${filter.name} ${label}`, label, spoken: foodMessages.filters.take(label), link }
  })
  return (
    <TakenFilters
      label={foodMessages.filters.active}
      filters={filters}
      clear={{
        label: foodMessages.filters.clear,
        link: { to: foodAddress(dropFilters(query)), preventScrollReset: true },
      }}
    />
  )
}

function tabAddress(query: FoodQuery, category: FoodTab): string {
  return foodAddress({ ...query, category })
}

/** Scrolls the row of cards to the card of a pin. The page does not scroll. */
function showCard(id: string): void {
  const card = document.getElementById(foodRowId(id))?.closest('li')
  const row = card?.parentElement
  if (card && row) row.scrollTo({ left: card.offsetLeft - row.offsetLeft })
}

const besideMap = 'px-(--page-margin) xl:ps-(--page-edge) xl:pe-8'

/** As high as the viewport under the header. On a phone the toggle button covers its lower edge. */
const mapPlace =
  '[--page-map-height:calc(100svh-3.5rem)] max-xl:-scroll-mt-8 max-xl:[--map-foot:5rem] [&_.map-frame]:rounded-none! xl:sticky xl:top-16 xl:self-start xl:[--page-map-height:calc(100dvh-4rem)]'
