import { readListingQuery } from '#web/features/clinics/listing/listing-query.ts'
import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/filter-counts.ts'
import { countFitting } from './listing-answer.ts'
import { treatmentOf } from './treatment-of.ts'

/** The number of clinics for filters, and the remaining choices. Used to try filters before they are applied. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { clinics, page } = context.get(servicesContext)
  page.shows('clinics')
  const query = readListingQuery(new URL(request.url).searchParams)
  const found = await countFitting(clinics, treatmentOf(request), query)
  return Response.json(found satisfies PageData['GET /:listing/fit.json']['answer'])
}
