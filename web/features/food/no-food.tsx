import type { FoodQuery } from '#domain/food/food-query.ts'
import { foodTabs, noFoodFilters } from '#domain/food/food-search.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FreedFilters } from '#web/ui/list/freed-filters.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { describeFilter } from './describe-filter.ts'
import { foodAddress, takenFilters } from './food-address.ts'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { type AnsweredFood, tabOf } from './listed-food.ts'

/** An empty list: the reason and the ways out. */
export function NoFood({ query, listing }: Pick<AnsweredFood, 'query' | 'listing'>) {
  const { empty } = foodMessages
  const { tabs } = listing
  const tab = tabOf({ query, listing })
  const elsewhere = foodTabs.filter((other) => other !== tab && tabs[other] > 0)
  const whole = { query: '', location: '', coordinates: null, filters: noFoodFilters, cursor: null }
  const all: FoodQuery = { ...whole, category: tab }
  return (
    <EmptyState
      picture={<Picture scene="empty-table" id="food" ratio="card" className="size-full" />}
      title={empty.title}
      text={empty.text(tab)}
      causes={<FreedFoodFilters query={query} freed={listing.freed} />}
      ways={
        <>
          {elsewhere.map((other) => (
            <ButtonLink key={other} to={foodAddress({ ...query, category: other, cursor: null })} kind="primary">
              {empty.otherTab(other, tabs[other])}
            </ButtonLink>
          ))}
          <ButtonLink to={foodAddress(all)} kind={elsewhere.length > 0 ? 'quiet' : 'primary'}>
            {empty.all(tab)}
          </ButtonLink>
          <TextLink to={sitePages.places.path}>{empty.places}</TextLink>
        </>
      }
      className="py-8"
    />
  )
}

/** The filters without which there are places. */
export function FreedFoodFilters({ query, freed }: { query: FoodQuery; freed: readonly number[] }) {
  const { empty } = foodMessages
  const ways = takenFilters(query).flatMap((filter, index) => {
    const count = freed[index] ?? 0
    if (count === 0) return []
    const link = { to: foodAddress(filter.rest), preventScrollReset: true as const }
    return [{ label: describeFilter(filter, query, foodMessages), gain: empty.without(count), link }]
  })
  return ways.length > 0 ? <FreedFilters heading={empty.causes} filters={ways} /> : null
}
