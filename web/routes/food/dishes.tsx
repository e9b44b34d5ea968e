import type { MetaDescriptor } from 'react-router'
import { readDishQuery } from '#web/features/dishes/dish-address.ts'
import { findDishes } from '#domain/food/find-dishes.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { DishGuide } from '#web/features/dishes/dish-guide.tsx'
import { listDish } from '#web/features/dishes/listed-dish.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import type { Route } from './+types/dishes.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { dishes, siteOrigin } = context.get(servicesContext)
  const query = readDishQuery(new URL(request.url).searchParams)
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.heads.dishes.picture, path: sitePages.dishes.path },
  ])
  return {
    head: sitePageHead(siteOrigin, 'dishes', { structured: [crumbs] }),
    query,
    dishes: findDishes(dishes, query).map((found) => listDish(found, query.without)),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function DishesPage({ loaderData: { query, dishes } }: Route.ComponentProps) {
  return <DishGuide query={query} dishes={dishes} />
}
