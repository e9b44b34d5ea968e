import { data } from 'react-router'
import { isFoodSearchable } from '#domain/food/food-query.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { FoodPage } from '#web/features/food/food-page.tsx'
import { foodPictureId, isStorable } from '#web/features/food/listed-food.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { earlyPicture } from '#web/travel/places/early-picture.ts'
import type { Route } from './+types/food.ts'
import { unansweredIn, useLastAnswer } from '#web/routes/last-answer.ts'
import { askFood, lastFood } from './ask-food.ts'
import { findFood, nextOpening } from './food-answer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { food, page, siteOrigin } = context.get(servicesContext)
  page.shows('places')
  const answered = await findFood(food, new URL(request.url).searchParams)
  const { listing, query } = answered
  // External results, and what is open now, are valid only for this answer.
  const isAskedOutside = listing.hasOutsideProvider && isFoodSearchable(query)
  if (isAskedOutside || query.filters.open === 'now') page.shownUntil(Date.now())
  page.shownUntil(nextOpening(answered))
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.heads.food.picture, path: sitePages.food.path },
  ])
  const early = listing.items.slice(0, 1).flatMap((item) => earlyPicture(item.scene, foodPictureId(item), 'card'))
  const head = [...sitePageHead(siteOrigin, 'food', { structured: [crumbs] }), ...early]
  return data({ head, answered }, { headers: isStorable(answered) ? {} : { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return askFood(asked)
}

export const meta = loadedHead

export default function FoodRoute({ loaderData }: Route.ComponentProps) {
  useLastAnswer(lastFood, loaderData)
  return <FoodPage {...loaderData.answered} unanswered={unansweredIn(loaderData)} />
}
