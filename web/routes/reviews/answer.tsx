import { data, isRouteErrorResponse, type MetaDescriptor, redirect } from 'react-router'
import { reviewAnswerPath } from '#domain/reviews/reviews.ts'
import { reviewAnswer } from '#locales/en/reviews/review-answer.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { AnswerPage } from '#web/features/reviews/answer-page.tsx'
import { AllClinics } from '#web/routes/consultations/all-clinics.tsx'
import { privateHeaders } from '#web/routes/consultations/private-page.ts'
import { sendForm, useReachedAnswer } from '#web/routes/consultations/reach-server.ts'
import { UnreachedNotice } from '#web/routes/consultations/unreached-notice.tsx'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import type { Route } from './+types/answer.ts'

/** The clinic's page of a review, opened by the link in its mail. Following the link changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).reviews.answers.read(url.searchParams.get('token') ?? '')
  if (!found) throw data(null, { status: 404 })
  return { review: found.review, clinicName: found.clinic.name }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? ''
  const value = (await request.formData()).get('answer')
  const typed = typeof value === 'string' ? value : ''
  const outcome = await context.get(servicesContext).reviews.answers.write(token, typed)
  if (outcome === 'closed') throw data(null, { status: 404 })
  if (outcome !== 'written') return data({ mistake: outcome, typed }, { status: 422 })
  return redirect(`${reviewAnswerPath}?token=${encodeURIComponent(token)}`, 303)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, 'every form')
}

export const headers = privateHeaders

export function meta(): MetaDescriptor[] {
  return [{ title: pageTitle(reviewAnswer.title) }, { name: 'robots', content: 'noindex' }]
}

export default function AnswerReview({ loaderData, actionData }: Route.ComponentProps) {
  const unsaved = useReachedAnswer(actionData)
  return (
    <>
      <AnswerPage {...loaderData} unsaved={unsaved} />
      <UnreachedNotice answer={actionData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  const { title, text, clinics } = reviewAnswer.notThere
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}
