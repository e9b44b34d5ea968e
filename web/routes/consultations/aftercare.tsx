import { data, type MetaDescriptor } from 'react-router'
import { aftercareDays, namesOfProcedures, readTreatmentDay } from '#domain/consultations/aftercare.ts'
import { planRanges } from '#domain/clinics/treatments.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { aftercarePage } from '#locales/en/consultations/aftercare.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { AftercarePage } from '#web/features/consultations/aftercare/aftercare-page.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { PageServices } from '#server/services.ts'
import type { Route } from './+types/aftercare.ts'
import { RequestErrorBoundary } from './request-error-boundary.tsx'
import { privateHeaders } from './private-page.ts'
import { sendForm, useReachedAnswer } from './reach-server.ts'
import { UnreachedNotice } from './unreached-notice.tsx'

type Services = Pick<PageServices, 'consultations' | 'treatments'>

/** The aftercare passport of one's own visit, opened by the link of the request. It is made anew for each page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return describeVisit(context.get(servicesContext), url, null)
}

/** Another day of the treatment. It is typed, and stored nowhere: it would be health data in an address. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const typed = (await request.formData()).get('treatedOn')
  const answer = await describeVisit(context.get(servicesContext), url, typeof typed === 'string' ? typed : '')
  return data(answer, { status: answer.wrongDay === null ? 200 : 422 })
}

async function describeVisit({ consultations, treatments }: Services, url: URL, typed: string | null) {
  const token = url.searchParams.get('token') ?? ''
  const sent = await consultations.readOwn(token)
  if (!sent || sent === 'unreadable' || sent.state !== 'completed' || !sent.visit) throw data(null, { status: 404 })
  const clinic = await consultations.findClinicOf(token)
  const visitOn = seoulDay(Date.parse(sent.visit.from))
  const read = typed === null ? visitOn : readTreatmentDay(typed, visitOn)
  const facts = {
    clinic: sent.clinic,
    phone: clinic?.phoneNumber ?? '',
    procedures: sent.procedures,
    ...aftercareDays(sent, treatments, read ?? visitOn),
  }
  return {
    token,
    facts,
    ranges: planRanges(namesOfProcedures(sent), treatments),
    visitOn,
    wrongDay: read === null ? typed : null,
  }
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendForm(sent, 'every form')
}

export const headers = privateHeaders

/** A title that says nothing of the visit. */
export function meta(): MetaDescriptor[] {
  return [{ title: pageTitle(aftercarePage.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Aftercare({ loaderData, actionData }: Route.ComponentProps) {
  const answered = useReachedAnswer(actionData)
  return (
    <>
      <AftercarePage {...(answered ?? loaderData)} />
      <UnreachedNotice answer={actionData} />
    </>
  )
}

export const ErrorBoundary = RequestErrorBoundary
