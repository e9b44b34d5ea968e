import { data, redirect } from 'react-router'
import { readSchedule } from '#domain/consultations/visit-schedules.ts'
import { ClinicRequest, type ClinicStep, type DeskNews } from '#web/features/consultations/clinic-request.tsx'
import { readTypedProposal, readTypedSchedule } from '#web/features/consultations/desk-form.ts'
import type { UnmadeProposal } from '#web/features/consultations/propose-form.tsx'
import type { PageServices } from '#server/services.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/clinic.ts'
import { privateHead, privateHeaders } from './private-page.ts'
import { RequestErrorBoundary } from './request-error-boundary.tsx'
import { sendForm, useReachedAnswer } from './reach-server.ts'
import { UnreachedNotice } from './unreached-notice.tsx'
import { wordsOf } from './typed-words.ts'

type Desk = PageServices['consultations']['desk']
type Key = Parameters<Desk['show']>[0]
/** What came of a form. Null: the request is closed by it. */
type Done = { news: DeskNews; status: number } | null

/** The clinic's page of a request. Following the link reads nothing of it: a code that is mailed to the clinic does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { desk } = context.get(servicesContext).consultations
  if (!(await desk.isKnown(url.searchParams.get('token') ?? ''))) throw data(null, { status: 404 })
  return null
}

/** The answer holds what the clinic reads, and a pass for the next form. So nothing is stored on the device. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations, page } = context.get(servicesContext)
  const { desk } = consultations
  const form = await request.formData()
  const key = { token: url.searchParams.get('token') ?? '', pass: wordsOf(form, 'pass'), client: page.sender ?? '' }
  if (!(await desk.isKnown(key.token))) throw data(null, { status: 404 })
  const intent = wordsOf(form, 'intent')
  const text = form.has('text') ? { text: wordsOf(form, 'text') } : {}
  if (intent === 'code') {
    const outcome = await desk.sendCode(key.token)
    if (outcome === null) throw data(null, { status: 404 })
    return outcome === 'sent'
      ? answer({ code: { isSent: true, ...text } })
      : answer({ code: { isSent: false, problem: 'limited', ...text } }, 429)
  }
  if (intent === 'enter') {
    const entered = await desk.enter({ ...key, code: wordsOf(form, 'code') })
    if (entered === null) throw data(null, { status: 404 })
    if (entered === 'wrong') return answer({ code: { isSent: true, problem: 'wrong', ...text } }, 422)
    if (entered === 'limited') return answer({ code: { isSent: true, problem: 'limited', ...text } }, 429)
    return answer({ desk: { ...entered, token: key.token, messageKey: crypto.randomUUID(), news: text } })
  }
  if (!desk.holdsPass(key)) return answer({ code: { isSent: false, problem: 'ended', ...text } }, 403)
  const done = await act(desk, key, { form, files: page.files })
  if (!done) return redirect(`/consultations/done/${intent === 'decline' ? 'declined' : 'noted'}`, 303)
  const view = await desk.show(key)
  if (!view) throw data(null, { status: 404 })
  return answer({ desk: { ...view, token: key.token, messageKey: crypto.randomUUID(), news: done.news } }, done.status)
}

type Sent = { form: FormData; files: PageServices['page']['files'] }

async function act(desk: Desk, key: Key, { form, files }: Sent): Promise<Done> {
  const refused = { news: { isRefused: true }, status: 409 }
  switch (wordsOf(form, 'intent')) {
    case 'propose':
      return propose(desk, key, form)
    case 'decline':
      return (await desk.decline(key)) ? null : refused
    case 'not_held':
      return (await desk.reportNotHeld(key)) ? null : refused
    case 'message': {
      const text = wordsOf(form, 'text')
      const outcome = await desk.write(key, { key: wordsOf(form, 'key'), text, files })
      if (outcome === 'written') return { news: {}, status: 200 }
      return { news: { unsent: { problem: outcome, text } }, status: 422 }
    }
    case 'schedule': {
      const typed = readTypedSchedule(form)
      const read = readSchedule(typed)
      if ('mistakes' in read) return { news: { schedule: { typed, mistakes: read.mistakes } }, status: 422 }
      return (await desk.saveSchedule(key, read.schedule)) ? { news: { isScheduleSaved: true }, status: 200 } : refused
    }
    default:
      return refused
  }
}

async function propose(desk: Desk, key: Key, form: FormData): Promise<Done> {
  const proposal = readTypedProposal(form)
  const made = await desk.propose(key, proposal)
  const unmade = (problem: UnmadeProposal['problem'], status: number) => ({
    news: { unmade: { ...proposal, problem } },
    status,
  })
  switch (made.outcome) {
    case 'done':
      return { news: {}, status: 200 }
    case 'mistakes':
      return unmade({ kind: 'mistakes', mistakes: made.mistakes }, 422)
    case 'too_many':
      return unmade({ kind: 'too_many' }, 422)
    case 'taken':
      return unmade({ kind: 'taken', nearest: made.nearest }, 409)
    case 'busy':
    case 'refused':
      return { news: { isRefused: true }, status: 409 }
  }
}

function answer(step: ClinicStep, status = 200) {
  return data(step, { status })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, ['message', 'schedule'])
}

export const headers = privateHeaders
export const meta = privateHead

export default function RequestForClinic({ actionData }: Route.ComponentProps) {
  const answered = useReachedAnswer(actionData)
  return (
    <>
      <ClinicRequest step={answered ?? { code: { isSent: false } }} />
      <UnreachedNotice answer={actionData} />
    </>
  )
}

export const ErrorBoundary = RequestErrorBoundary
