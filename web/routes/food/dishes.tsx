import { readDishQuery } from '#web/features/dishes/dish-address.ts'
import { findDishes } from '#domain/food/find-dishes.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { DishGuide } from '#web/features/dishes/dish-guide.tsx'
import { listDish } from '#web/features/dishes/listed-dish.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { createLastAnswer, type ShownAnswer, unansweredIn, useLastAnswer } from '#web/routes/last-answer.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { UnansweredNotice } from '#web/ui/feedback/unanswered-notice.tsx'
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

type Answer = ReturnType<typeof loader>

const lastDishes = createLastAnswer<Answer>()

export function clientLoader(asked: Route.ClientLoaderArgs): Promise<ShownAnswer<Answer>> {
  return lastDishes.ask(asked)
}

export const meta = loadedHead

export default function DishesPage({ loaderData }: Route.ComponentProps) {
  const { query, dishes } = loaderData
  useLastAnswer(lastDishes, loaderData)
  return (
    <>
      <UnansweredNotice unanswered={unansweredIn(loaderData)} />
      <DishGuide query={query} dishes={dishes} />
    </>
  )
}
