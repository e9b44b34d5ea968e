import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { readPlacesAddress } from '#web/features/places/listing/places-address.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { earlyPicture } from '#web/travel/places/early-picture.ts'
import { UnansweredNotice } from '#web/ui/feedback/unanswered-notice.tsx'
import { createLastAnswer, type ShownAnswer, unansweredIn, useLastAnswer } from '#web/routes/last-answer.ts'
import { readPagePlace } from '#web/ui/pages-of-list/page-place.ts'
import type { Route } from './+types/list.ts'
import { findPlaces } from './list-answer.ts'
import { ManagedPlaces } from './managed-places.tsx'

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

type Answer = Awaited<ReturnType<typeof loader>>

const lastPlaces = createLastAnswer<Answer>()

export function clientLoader(asked: Route.ClientLoaderArgs): Promise<ShownAnswer<Answer>> {
  return lastPlaces.ask(asked)
}

export const meta = loadedHead

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const { query, place, listing, now } = loaderData
  useLastAnswer(lastPlaces, loaderData)
  return (
    <>
      <UnansweredNotice unanswered={unansweredIn(loaderData)} />
      <ManagedPlaces {...{ query, place, listing, now }} />
    </>
  )
}
