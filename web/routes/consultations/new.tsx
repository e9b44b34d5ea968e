import { data, isRouteErrorResponse, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { readClinicId, readConsultationKind } from '#domain/consultations/consultations.ts'
import { procedureChoices } from '#domain/consultations/procedure-choices.ts'
import { readRequest } from '#domain/consultations/read-request.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { ClinicContacts, type ContactedClinic } from '#web/features/clinics/clinic-contacts.tsx'
import { ConsultationPage } from '#web/features/consultations/consultation-page.tsx'
import { readTypedForm } from '#web/features/consultations/typed-form.ts'
import type { PageServices } from '#server/services.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/new.ts'
import { NoSuchClinic } from './no-such-clinic.tsx'
import { consultationHead } from './request-head.ts'
import { SampleClinic } from './sample-clinic.tsx'

/** Writes a request to a clinic. The page and its answers are the same for everybody: nothing is stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, siteOrigin, ...services } = context.get(servicesContext)
  page.shows('clinics')
  const clinic = await findClinic(url, services)
  const kind = readConsultationKind(url.searchParams.get('kind')) ?? 'consultation'
  const { id, name, nameKo, treatments, isSample } = clinic
  const { phoneNumber, website, lat, lng, businessHours, hours, checkedOn } = clinic
  const reached = { phoneNumber, website, lat, lng, businessHours, hours, checkedOn }
  return {
    kind,
    clinic: { id, name, nameKo, treatments, isSample, ...reached } satisfies ContactedClinic,
    choices: isSample ? [] : procedureChoices(clinic),
    isOwnList: clinic.procedures.length > 0,
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
    head: consultationHead(siteOrigin, { kind, clinic: name }),
  }
}

/** Without scripts the server reads the form, and stores and logs nothing of it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const clinic = await findClinic(url, context.get(servicesContext))
  if (clinic.isSample) return null
  const typed = readTypedForm(await request.formData())
  const offered = procedureChoices(clinic).map(({ en }) => en)
  const isRight = 'request' in readRequest(typed, { offered, today: seoulDay(Date.now()) })
  return data(typed, { status: isRight ? 200 : 422 })
}

/** In the browser the form is read here, so that nothing of it leaves the device. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return readTypedForm(await request.formData())
}

async function findClinic(url: URL, { clinics }: Pick<PageServices, 'clinics'>) {
  const id = readClinicId(url.searchParams.get('clinic'))
  const clinic = id === null ? null : await clinics.find(id)
  if (!clinic) throw data(null, { status: 404 })
  return clinic
}

/** A submitted form needs no new data. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData?.head ?? []
}

export default function NewConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const { clinic, kind, head: _, ...form } = loaderData
  if (clinic.isSample) return <SampleClinic name={clinic.name} />
  const { id, name, nameKo } = clinic
  return (
    <ConsultationPage
      key={id}
      {...form}
      kind={kind}
      clinic={{ name: { en: name, ko: nameKo }, page: clinicAddress(clinic) }}
      typed={actionData ?? undefined}
      contacts={<ClinicContacts clinic={clinic} today={form.today} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchClinic /> : <ErrorScreen error={error} />
}
