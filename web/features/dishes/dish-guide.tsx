import type { DishQuery } from '#domain/food/dishes.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { DishCard } from './dish-card.tsx'
import { DishFilters } from './dish-filters.tsx'
import { dishes as words } from '#locales/en/food/dishes.ts'
import type { ListedDish } from './listed-dish.ts'

export function DishGuide({ query, dishes }: { query: DishQuery; dishes: readonly ListedDish[] }) {
  return (
    <div className="page py-14 md:py-20">
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      <DishFilters query={query} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="block font-semibold">{words.count(dishes.length)}</output>
        <ButtonLink size="small" to={sitePages['table-card'].path}>
          {words.toCard}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-[72ch] text-small text-soft">{words.caution}</p>
      {dishes.length === 0 ? (
        <EmptyState
          title={words.none}
          text={words.noneAdvice}
          ways={
            <ButtonLink kind="primary" to={sitePages.dishes.path}>
              {words.search.clear}
            </ButtonLink>
          }
          className="mt-10"
        />
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-7 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {dishes.map((dish) => (
            <li key={dish.id}>
              <DishCard dish={dish} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
