import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { clinicAddress } from '#domain/clinics/clinics.ts'
import { readClinicId, readConsultationKind, readListing } from '#domain/consultations/consultations.ts'
import { procedureChoices } from '#domain/consultations/procedure-choices.ts'
import { readRequest } from '#domain/consultations/read-request.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { ClinicContacts, type ContactedClinic } from '#web/features/clinics/clinic-contacts.tsx'
import { ConsultationPage, type WrittenRequest } from '#web/features/consultations/consultation-page.tsx'
import {
  readMemberPass,
  readRequestKey,
  readTypedForm,
  readTypedSender,
  wantsToSend,
} from '#web/features/consultations/typed-form.ts'
import type { PageServices } from '#server/services.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/new.ts'
import { NoSuchClinic } from './no-such-clinic.tsx'
import { consultationHead } from './request-head.ts'
import { SampleClinic } from './sample-clinic.tsx'
import { reachServer } from './reach-server.ts'

/** Writes a request to a clinic. The page is the same for everybody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, siteOrigin, consultations, ...services } = context.get(servicesContext)
  page.shows('clinics')
  const clinic = await findClinic(url, services)
  const kind = readConsultationKind(url.searchParams.get('kind')) ?? 'consultation'
  const { id, name, nameKo, treatments, isSample } = clinic
  const { phoneNumber, website, lat, lng, businessHours, hours, checkedOn } = clinic
  const reached = { phoneNumber, website, lat, lng, businessHours, hours, checkedOn }
  return {
    kind,
    clinic: { id, name, nameKo, treatments, isSample, ...reached } satisfies ContactedClinic,
    choices: isSample ? [] : procedureChoices(clinic, readListing(url.searchParams.get('listing'))),
    isOwnList: clinic.procedures.length > 0,
    isOpen: !isSample && (await consultations.isOpenFor(id)),
    // Pages are not cached past midnight in Seoul, so the day is right.
    today: seoulDay(Date.now()),
    head: consultationHead(siteOrigin, { kind, clinic: name }),
  }
}

/**
 * Writes the request where scripts do not, and stores and logs nothing of it. It stores a request only when that is
 * sent.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { consultations, page, ...services } = context.get(servicesContext)
  const clinic = await findClinic(url, services)
  if (clinic.isSample) return null
  const form = await request.formData()
  const written = { typed: readTypedForm(form), key: readRequestKey(form) }
  const choices = procedureChoices(clinic)
  const read = readRequest(written.typed, { offered: choices.map(({ en }) => en), today: seoulDay(Date.now()) })
  if ('mistakes' in read) return answerWritten(written, 422)
  if (!wantsToSend(form)) return answerWritten(written, 200)
  const sender = readTypedSender(form)
  const given = {
    clinicId: clinic.id,
    key: written.key,
    clinic: { en: clinic.name, ko: clinic.nameKo },
    procedures: choices.filter(({ en }) => read.request.procedures.includes(en)),
    request: read.request,
    pass: readMemberPass(form),
    files: page.files,
  }
  const outcome = await consultations.send(given, sender, page.sender ?? '')
  switch (outcome.outcome) {
    case 'sent':
    case 'asked':
      return redirect(`/consultations/done/${outcome.outcome}`, 303)
    case 'wrong':
      return answerWritten({ ...written, unsent: { outcome, sender } }, 422)
    case 'limited':
      return answerWritten({ ...written, unsent: { outcome, sender } }, 429)
    case 'closed':
      return answerWritten({ ...written, unsent: { outcome, sender } }, 409)
  }
}

function answerWritten(written: WrittenRequest, status: number) {
  return data(written, { status })
}

/** In the browser the request is written here, so that nothing of it leaves the device before it is sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const written: WrittenRequest = { typed: readTypedForm(form), key: readRequestKey(form) }
  if (!wantsToSend(form)) return written
  const sent = await reachServer(serverAction)
  if (sent) return sent.answer
  return answerWritten(
    { ...written, unsent: { outcome: { outcome: 'unreached' }, sender: readTypedSender(form) } },
    503,
  )
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

export const meta = loadedHead

export default function NewConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const { clinic, kind, head: _, ...form } = loaderData
  const { user } = useSession()
  if (clinic.isSample) return <SampleClinic name={clinic.name} />
  const { id, name, nameKo } = clinic
  return (
    <ConsultationPage
      key={id}
      {...form}
      kind={kind}
      clinic={{ name: { en: name, ko: nameKo }, page: clinicAddress(clinic) }}
      written={actionData ?? undefined}
      member={user && { name: nameOf(user.user_metadata), email: user.email ?? '' }}
      contacts={<ClinicContacts clinic={clinic} today={form.today} />}
    />
  )
}

function nameOf({ full_name: name }: Record<string, unknown>): string {
  return typeof name === 'string' ? name : ''
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchClinic /> : <ErrorScreen error={error} />
}
