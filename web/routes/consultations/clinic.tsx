import { data, isRouteErrorResponse, redirect } from 'react-router'
import { ClinicRequest } from '#web/features/consultations/clinic-request.tsx'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/clinic.ts'
import { privateHead, privateHeaders } from './private-page.ts'
import { NoSuchRequest } from './no-such-request.tsx'

/** The clinic's page of a request. Following the link reads nothing of it: pressing the button does, and is logged. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { consultations } = context.get(servicesContext)
  if (!(await consultations.isKnownToClinic(url.searchParams.get('token') ?? ''))) throw data(null, { status: 404 })
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations, page } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const intent = (await request.formData()).get('intent')
  if (intent === 'decline' && (await consultations.decline(token))) {
    return redirect('/consultations/done/declined', 303)
  }
  const sent = intent === 'open' ? await consultations.openForClinic(token, page.sender ?? '') : null
  if (!sent) throw data(null, { status: 404 })
  return sent
}

export const headers = privateHeaders
export const meta = privateHead

export default function RequestForClinic({ actionData }: Route.ComponentProps) {
  return <ClinicRequest sent={actionData ?? null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchRequest /> : <ErrorScreen error={error} />
}
