import {
  data,
  isRouteErrorResponse,
  type MetaDescriptor,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { clinicAddress, listingOfPage } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { planRanges } from '#domain/clinics/treatments.ts'
import type { ClinicDetails } from '#web/features/clinics/detail/clinic-details.ts'
import { sceneOf } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicCopyId } from '#web/offline/clinic-copy-page.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/detail.ts'
import { askForClinic } from './ask-for-clinic.ts'
import { ClinicNotFound } from './clinic-not-found.tsx'
import { clinicDetailHead, copyPageHead } from './detail-head.ts'
import { ShownClinic } from './shown-clinic.tsx'

/**
 * The page of a clinic: one route under the paths of the six lists. A clinic has a page below each of its lists. The
 * service worker shows the page `copy` offline at the address of a clinic.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { clinics, reviews, treatments, page, siteOrigin } = context.get(servicesContext)
  if (params.id === clinicCopyId) return { head: copyPageHead(url.pathname), details: null }
  page.shows('clinics')
  page.shows('reviews')
  const clinic = /^\d{1,16}$/.test(params.id) ? await clinics.find(Number(params.id)) : null
  if (!clinic) throw data(null, { status: 404 })
  const listing = listingOfPage(url.pathname)
  const address = clinicAddress(clinic, listing)
  // Not the URL of the request, which may be the router's `.data` URL.
  if (url.pathname !== address) throw redirect(address + url.search, 301)
  const details = {
    clinic,
    recovery: planRanges(clinic.procedures, treatments),
    reviews: await reviews.ofClinic(clinic.id),
    scene: sceneOf(clinic),
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
  } satisfies ClinicDetails
  return { head: clinicDetailHead(siteOrigin, { clinic, reviews: details.reviews.summary }, address), details }
}

/** In the browser, shows known data at once while the server is asked (stale-while-revalidate). */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return { coming: { kept: findKept(url.pathname), fresh: askForClinic(serverLoader) } }
}

/** The validator of stored data is loaded separately, so that no first view waits for it. */
async function findKept(pathname: string): Promise<ClinicDetails | null> {
  try {
    const { findStoredDetails } = await import('#web/features/clinics/detail/stored-details.ts')
    return findStoredDetails(pathname)
  } catch {
    return null // Offline. The card may still be known.
  }
}

/** A change of the tab needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherTab ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData && 'head' in loaderData ? loaderData.head : []
}

export default function ClinicDetailPage({ loaderData, params }: Route.ComponentProps) {
  return <ShownClinic key={params.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ClinicNotFound /> : <ErrorScreen error={error} />
}
