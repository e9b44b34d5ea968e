import { data, redirect } from 'react-router'
import { VisitChange } from '#web/features/consultations/visit-change.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/visit.ts'
import { privateHead, privateHeaders } from './private-page.ts'
import { RequestErrorBoundary } from './request-error-boundary.tsx'
import { sendForm, useReachedAnswer } from './reach-server.ts'
import { UnreachedNotice } from './unreached-notice.tsx'
import { wordsOf } from './typed-words.ts'

/** A visit, by the link in the mail that arranged it. It shows the time, and nothing of the request. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { consultations } = context.get(servicesContext)
  const visit = await consultations.readChange(url.searchParams.get('token') ?? '')
  if (!visit) throw data(null, { status: 404 })
  return { visit }
}

/** The link works once: after either form it opens nothing. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  if (!(await consultations.readChange(token))) throw data(null, { status: 404 })
  const intent = wordsOf(await request.formData(), 'intent')
  if (intent !== 'other_times' && intent !== 'cancel') return data({ isRefused: true }, { status: 422 })
  const isDone = await consultations.change(token, intent === 'cancel' ? 'withdraw' : 'ask_other_times')
  if (!isDone) return data({ isRefused: true }, { status: 409 })
  return redirect(`/consultations/done/${intent === 'cancel' ? 'cancelled' : 'changed'}`, 303)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, [])
}

export const headers = privateHeaders
export const meta = privateHead

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const isRefused = useReachedAnswer(actionData)?.isRefused ?? false
  return (
    <>
      <VisitChange visit={loaderData.visit} isRefused={isRefused} />
      <UnreachedNotice answer={actionData} />
    </>
  )
}

export const ErrorBoundary = RequestErrorBoundary
