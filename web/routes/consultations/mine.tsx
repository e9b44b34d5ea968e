import { data, isRouteErrorResponse, redirect } from 'react-router'
import { sentRequestPath } from '#domain/consultations/sent-requests.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { KeepRequest } from '#web/features/consultations/keep-request.tsx'
import { OwnRequest } from '#web/features/consultations/own-request.tsx'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/mine.ts'
import { privateHead, privateHeaders } from './private-page.ts'
import { NoSuchRequest } from './no-such-request.tsx'

/** One's own request, opened by the mailed link. The link is in the query, which no log has. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { consultations } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const sent = await consultations.readOwn(token)
  if (!sent) throw data(null, { status: 404 })
  return { sent, token, file: `${sentRequestPath}/request.json?token=${token}` }
}

/** A program that follows the link in the mail only reads: every change is a form. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  if (!(await consultations.readOwn(token))) throw data(null, { status: 404 })
  const intent = (await request.formData()).get('intent')
  if (intent === 'delete') {
    await consultations.remove(token)
    return redirect('/consultations/done/deleted', 303)
  }
  if (intent === 'confirm' && !(await consultations.confirm(token))) return data({ isRefused: true }, { status: 409 })
  if (intent === 'withdraw') await consultations.withdraw(token)
  return redirect(`${sentRequestPath}?token=${encodeURIComponent(token)}`, 303)
}

export const headers = privateHeaders
export const meta = privateHead

export default function MyRequest({ loaderData: { sent, token, file }, actionData }: Route.ComponentProps) {
  const { isAuthenticated } = useSession()
  return (
    <OwnRequest sent={sent} file={file} isRefused={actionData?.isRefused ?? false}>
      {isAuthenticated ? <KeepRequest token={token} /> : null}
    </OwnRequest>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchRequest /> : <ErrorScreen error={error} />
}
