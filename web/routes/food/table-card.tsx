import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { readCardQuery } from '#web/features/dishes/card-address.ts'
import { TableCardPage } from '#web/features/dishes/table-card-page.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/table-card.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { dishes, places, page, siteOrigin } = context.get(servicesContext)
  page.shows('places')
  const query = readCardQuery(new URL(request.url).searchParams)
  const place = query.placeId === null ? null : await places.one(query.placeId)
  return {
    head: sitePageHead(siteOrigin, 'table-card'),
    query,
    place: place && { id: place.id, name: place.name },
    dishes: dishes.map(({ id, name }) => ({ id, name })),
  }
}

/** Choices are read from the address without the server. Another place is requested. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePlace = readCardQuery(currentUrl.searchParams).placeId === readCardQuery(nextUrl.searchParams).placeId
  return currentUrl.pathname === nextUrl.pathname && isSamePlace ? false : defaultShouldRevalidate
}

export const meta = loadedHead

export default function TableCardRoute({ loaderData: { query, place, dishes } }: Route.ComponentProps) {
  return <TableCardPage {...{ query, place, dishes }} />
}
