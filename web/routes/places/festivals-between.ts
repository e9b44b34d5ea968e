import { festivalsBetween, listFestival } from '#domain/festivals/festivals.ts'
import { readFestivalQuery } from '#web/features/festivals/festival-query.ts'
import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/festivals-between.ts'

/** The festivals that may fall on the days in the address; none for days that are none. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { festivals } = context.get(servicesContext)
  const { days } = readFestivalQuery(new URL(request.url).searchParams)
  const found = days ? festivalsBetween(festivals, days).map((festival) => listFestival(festival, days[0])) : []
  return Response.json({ festivals: found } satisfies PageData['GET /festivals/between.json']['answer'])
}
