import { data } from 'react-router'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/request-file.ts'

/** One's own request as a file: everything that is stored of it, but for the secrets of links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { consultations } = context.get(servicesContext)
  const sent = await consultations.readOwn(url.searchParams.get('token') ?? '')
  if (!sent || sent === 'unreadable') throw data(null, { status: 404 })
  return Response.json(sent, {
    headers: { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="my-request.json"' },
  })
}
