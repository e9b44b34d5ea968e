import { data, redirect } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { sentRequestPath } from '#domain/consultations/sent-requests.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { KeepRequest } from '#web/features/consultations/keep-request.tsx'
import { AfterVisit } from '#web/features/consultations/aftercare/after-visit.tsx'
import { OwnRequest, type OwnRequestProblem } from '#web/features/consultations/own-request.tsx'
import { UnreadableRequest } from '#web/features/consultations/unreadable-request.tsx'
import { LinkedVisit } from '#web/features/trips/results/notices/linked-visit.tsx'
import type { PageServices } from '#server/services.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/mine.ts'
import { privateHead, privateHeaders } from './private-page.ts'
import { RequestErrorBoundary } from './request-error-boundary.tsx'
import { sendForm, useReachedAnswer } from './reach-server.ts'
import { UnreachedNotice } from './unreached-notice.tsx'
import { wordsOf } from './typed-words.ts'

/** One's own request, opened by the mailed link. The link is in the query, which no log has. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { consultations } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const sent = await consultations.readOwn(token)
  if (!sent) throw data(null, { status: 404 })
  const clinic = await consultations.findClinicOf(token)
  return {
    clinicId: clinic?.id ?? null,
    clinicPage: clinic && clinicAddress(clinic),
    sent,
    token,
    waiting: await consultations.readWaiting(token),
    messageKey: crypto.randomUUID(),
  }
}

/** A program that follows the link in the mail only reads: every change is a form. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations, page } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  if (!(await consultations.readOwn(token))) throw data(null, { status: 404 })
  const form = await request.formData()
  if (form.get('intent') === 'delete') {
    await consultations.remove(token)
    return redirect('/consultations/done/deleted', 303)
  }
  const problem = await act(consultations, token, { form, files: page.files })
  if (problem) return data(problem, { status: problem.kind === 'message' ? 422 : 409 })
  return redirect(`${sentRequestPath}?token=${encodeURIComponent(token)}`, 303)
}

/** Null when it was done. A form whose intent nobody knows does nothing. */
async function act(
  consultations: PageServices['consultations'],
  token: string,
  { form, files }: { form: FormData; files: PageServices['page']['files'] },
): Promise<OwnRequestProblem | null> {
  const refusedUnless = (isDone: boolean) => (isDone ? null : { kind: 'refused' as const })
  switch (wordsOf(form, 'intent')) {
    case 'confirm':
      return (await consultations.confirm(token)) ? null : { kind: 'not_confirmed' }
    case 'withdraw':
      return refusedUnless(await consultations.withdraw(token))
    case 'other_times':
      return refusedUnless(await consultations.askOtherTimes(token))
    case 'not_held':
      return refusedUnless(await consultations.reportNotHeld(token))
    case 'accept': {
      const slotId = wordsOf(form, 'slot')
      const wanted = slotId === '' ? { from: Number(wordsOf(form, 'from')) } : { slotId }
      const taken = await consultations.accept(token, wanted)
      if (taken.outcome === 'done') return null
      return taken.outcome === 'taken' ? { kind: 'taken', nearest: taken.nearest } : { kind: taken.outcome }
    }
    case 'wait':
      return refusedUnless(await consultations.wait(token, wordsOf(form, 'day')))
    case 'stop_waiting':
      return refusedUnless(await consultations.stopWaiting(token, wordsOf(form, 'day')))
    case 'message': {
      const text = wordsOf(form, 'text')
      const outcome = await consultations.write(token, { key: wordsOf(form, 'key'), text, files })
      return outcome === 'written' ? null : { kind: 'message', unsent: { problem: outcome, text } }
    }
    default:
      return null
  }
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, ['confirm', 'message'])
}

export const headers = privateHeaders
export const meta = privateHead

export default function MyRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, token, clinicId, clinicPage, waiting, messageKey } = loaderData
  const { user } = useSession()
  const problem = useReachedAnswer(actionData)
  if (sent === 'unreadable') return <UnreadableRequest />
  return (
    <OwnRequest {...{ sent, waiting, token, messageKey, clinicPage, problem }}>
      {clinicId === null ? null : <LinkedVisit request={{ ...sent, clinicId }} />}
      {sent.state === 'completed' ? <AfterVisit token={token} /> : null}
      <UnreachedNotice answer={actionData} />
      {user ? <KeepRequest key={user.id} member={user.id} token={token} /> : null}
    </OwnRequest>
  )
}

export const ErrorBoundary = RequestErrorBoundary
