import type { MetaDescriptor } from 'react-router'
import { clinicPaths } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { readListingQuery } from '#web/features/clinics/listing/listing-query.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { earlyPicture } from '#web/travel/places/early-picture.ts'
import { createLastAnswer, type ShownAnswer, useLastAnswer } from '#web/routes/last-answer.ts'
import { readPagePlace } from '#web/ui/pages-of-list/page-place.ts'
import type { Route } from './+types/listing.ts'
import { describeChoosing } from './describe-choosing.ts'
import { findListing } from './listing-answer.ts'
import type { StoredListing } from './answered-listing.ts'
import { ShownListing } from './shown-listing.tsx'
import { treatmentOf } from './treatment-of.ts'

/** The six listing pages: one route under six paths. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { clinics, treatments, page, siteOrigin } = context.get(servicesContext)
  page.shows('clinics')
  page.shows('reviews')
  const treatment = treatmentOf(request)
  const asked = new URL(request.url).searchParams
  const query = readListingQuery(asked)
  const path = clinicPaths[treatment]
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.siteLinks.clinics, path: sitePages.clinics.path },
    { name: en.heads[path].picture, path: sitePages[path].path },
  ])
  const [listing, withoutReal] = await Promise.all([findListing(clinics, treatment, query), clinics.withoutReal()])
  const hasReal = !withoutReal.includes(treatment)
  const [first] = listing.clinics
  const early = first?.image === '' ? earlyPicture(first.scene, String(first.id), 'wide') : []
  return {
    head: [...sitePageHead(siteOrigin, path, { structured: [crumbs], indexed: hasReal }), ...early],
    treatment,
    query,
    place: readPagePlace(asked),
    listing,
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
    choosing: hasReal ? null : describeChoosing(treatment, treatments),
    samplesGiveWay: clinics.samplesGiveWay && !hasReal && listing.clinics.length > 0,
  }
}

type Answer = Awaited<ReturnType<typeof loader>>

const lastListing = createLastAnswer<Answer | StoredListing>()

/** Offline, a list that is not open is the browser's stored copy. */
export function clientLoader(asked: Route.ClientLoaderArgs): Promise<ShownAnswer<Answer | StoredListing>> {
  return lastListing.ask(asked, () => readStored(asked.request))
}

async function readStored(request: Request): Promise<StoredListing | null> {
  try {
    const { readStoredListing } = await import('./stored-listing.ts')
    return readStoredListing(treatmentOf(request))
  } catch {
    return null // its code did not load
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData && 'head' in loaderData ? loaderData.head : []
}

export default function ClinicListingPage({ loaderData }: Route.ComponentProps) {
  useLastAnswer(lastListing, loaderData)
  return <ShownListing given={loaderData} />
}
