import { data, isRouteErrorResponse, type MetaDescriptor, redirect } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { reviewFields, type TypedReview } from '#domain/reviews/read-review.ts'
import { reviewPath } from '#domain/reviews/reviews.ts'
import { reviewForm } from '#locales/en/reviews/review-form.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { OwnReviewPage } from '#web/features/reviews/own-review-page.tsx'
import { AllClinics } from '#web/routes/consultations/all-clinics.tsx'
import { privateHeaders } from '#web/routes/consultations/private-page.ts'
import { sendForm, useReachedAnswer } from '#web/routes/consultations/reach-server.ts'
import { UnreachedNotice } from '#web/routes/consultations/unreached-notice.tsx'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import type { Route } from './+types/review.ts'

/** The review of one's own visit, opened by the link of the request. The link is in the query, which no log has. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { clinics, reviews } = context.get(servicesContext)
  const visit = await reviews.readOwn(readToken(url))
  const clinic = visit && (await clinics.find(visit.clinicId))
  if (!visit || !clinic) throw data(null, { status: 404 })
  return { visit, clinicPage: clinicAddress(clinic) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { reviews } = context.get(servicesContext)
  const token = readToken(url)
  const form = await request.formData()
  if (form.get('intent') === 'withdraw') {
    await reviews.withdraw(token)
  } else {
    const typed = readTyped(form)
    const outcome = await reviews.write(token, typed)
    if (outcome.outcome === 'wrong') return data({ mistakes: outcome.mistakes, typed }, { status: 422 })
    if (outcome.outcome === 'closed') throw data(null, { status: 404 })
  }
  return redirect(`${reviewPath}?token=${encodeURIComponent(token)}`, 303)
}

function readToken(url: URL): string {
  return url.searchParams.get('token') ?? ''
}

function readTyped(form: FormData): TypedReview {
  const entries = reviewFields.map((field) => {
    const value = form.get(field)
    return [field, typeof value === 'string' ? value : '']
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys
  return Object.fromEntries(entries) as TypedReview
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, 'every form')
}

export const headers = privateHeaders

/** A title that says nothing of the visit. */
export function meta(): MetaDescriptor[] {
  return [{ title: pageTitle(reviewForm.title) }, { name: 'robots', content: 'noindex' }]
}

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  const unsaved = useReachedAnswer(actionData)
  return (
    <>
      <OwnReviewPage {...loaderData} unsaved={unsaved} />
      <UnreachedNotice answer={actionData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  const { title, text, clinics } = reviewForm.notThere
  return (
    <NothingThere title={title} text={text}>
      <AllClinics label={clinics} />
    </NothingThere>
  )
}
