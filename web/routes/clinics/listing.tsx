import type { MetaDescriptor } from 'react-router'
import { clinicPaths } from '#domain/clinics.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import { sitePages } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { useListingMessages } from '#web/features/clinics/listing/listing-messages.ts'
import { readListingQuery } from '#web/features/clinics/listing/listing-query.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import type { Route } from './+types/listing.ts'
import { findListing } from './listing-answer.ts'
import { treatmentOf } from './treatment-of.ts'
import { ManagedListing } from './managed-listing.tsx'

/** The six listing pages are one route under six paths. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { clinics, page, siteOrigin } = context.get(servicesContext)
  page.shows('clinics')
  const treatment = treatmentOf(request)
  const query = readListingQuery(new URL(request.url).searchParams)
  const path = clinicPaths[treatment]
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.siteLinks.clinics, path: sitePages.clinics.path },
    { name: en.heads[path].picture, path: sitePages[path].path },
  ])
  return {
    head: sitePageHead(siteOrigin, path, { structured: [crumbs] }),
    treatment,
    query,
    listing: await findListing(clinics, treatment, query),
    // A page is never kept past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function ClinicListingPage({ loaderData: { head: _head, ...shown } }: Route.ComponentProps) {
  return <ManagedListing key={shown.treatment} {...shown} actionsOf={showBooking} />
}

function showBooking(clinic: ListedClinic) {
  return <Booking clinic={clinic} />
}

function Booking({ clinic }: { clinic: ListedClinic }) {
  const { card } = useListingMessages()
  return <ConsultationButton clinic={clinic} label={card.book} kind="plain" size="small" />
}
