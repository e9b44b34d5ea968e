import { type ComponentProps, useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { readPlacesAddress } from '#web/features/places/listing/places-address.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { earlyPicture } from '#web/travel/places/early-picture.ts'
import { readPagePlace } from '#web/ui/pages-of-list/page-place.ts'
import { servedPart } from '#web/ui/loading/served-part.tsx'
import type { Route } from './+types/list.ts'
import { findPlaces } from './list-answer.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import type { ManagedPlaces } from './managed-places.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { places, page, siteOrigin } = context.get(servicesContext)
  page.shows('places')
  const asked = new URL(request.url).searchParams
  const query = readPlacesAddress(asked)
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.heads.places.picture, path: sitePages.places.path },
  ])
  const listing = await findPlaces(places, query)
  const early = listing.places.slice(0, 1).flatMap(({ scene, id }) => earlyPicture(scene, id, 'card'))
  return {
    head: [...sitePageHead(siteOrigin, 'places', { structured: [crumbs] }), ...early],
    query,
    place: readPagePlace(asked),
    listing,
    // Pages are not cached past midnight in Seoul, so the day is right.
    now: seoulMoment(Date.now()),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const ServedListing = servedPart<ComponentProps<typeof ManagedPlaces>>({
  load: async () => (await import('./managed-places.tsx')).ManagedPlaces,
  Placeholder: ListSkeleton,
  isEager: true,
})

export default function PlacesPage({ loaderData: { query, place, listing, now } }: Route.ComponentProps) {
  return <ServedListing given={useMemo(() => ({ query, place, listing, now }), [query, place, listing, now])} />
}
