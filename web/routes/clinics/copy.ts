import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/copy.ts'
import { treatmentOf } from './treatment-of.ts'

/** The data that browsers store of a listing page: its first clinics with all public fields. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { clinics, page } = context.get(servicesContext)
  page.shows('clinics')
  const whole = await clinics.listWhole(treatmentOf(request))
  return Response.json(whole satisfies PageData['GET /:listing/copy.json']['answer'])
}
