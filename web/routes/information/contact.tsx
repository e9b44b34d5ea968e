import { data, type MetaDescriptor, redirect } from 'react-router'
import { type ContactField, type ContactMessage, type ReportedPage, readReportedPage } from '#domain/site/contact.ts'
import type { PageServices } from '#server/services.ts'
import { contact as words } from '#locales/en/site/contact.ts'
import type { UnsentMessage } from '#web/features/contact/contact-form.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/contact.ts'
import { ContactScreen, type ContactScreenProps } from './contact-screen.tsx'
import { informationHead } from './information-head.ts'

type Answer = Omit<ContactScreenProps, 'unsent'> & { head: MetaDescriptor[] }

export async function loader({ context, url }: Route.LoaderArgs): Promise<Answer> {
  const { operator, contact, siteOrigin, ...services } = context.get(servicesContext)
  const page = readReportedPage(url.searchParams.get('about') ?? '')
  const name = page && (await findName(page, services))
  return {
    operator,
    isMailed: contact.isMailed,
    about: page && name ? { path: page.path, name } : null,
    head: informationHead(siteOrigin, 'contact'),
  }
}

/** The name of what is reported. Null when it does not exist: then it is a general message. */
async function findName(
  { kind, id }: ReportedPage,
  { places, clinics, reviews, page }: Pick<PageServices, 'places' | 'clinics' | 'reviews' | 'page'>,
): Promise<string | null> {
  page.shows(({ place: 'places', clinic: 'clinics', review: 'reviews' } as const)[kind])
  if (kind === 'clinic') return (await clinics.find(Number(id)))?.name ?? null
  if (kind === 'review') return nameOfReview(await reviews.findClinic(id))
  const place = await places.one(id)
  return place && (place.name.en || place.name.ko)
}

function nameOfReview(clinic: { name: string } | null): string | null {
  return clinic && words.report.review(clinic.name)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { contact, page } = context.get(servicesContext)
  const typed = readTyped(await request.formData())
  const outcome = await contact.send(typed, page.sender ?? '')
  switch (outcome.outcome) {
    case 'sent':
      return redirect(sentAddress(typed.about), 303)
    case 'wrong':
      return refuse({ outcome, typed }, { status: 422 })
    case 'limited':
      return refuse({ outcome, typed }, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } })
  }
}

function sentAddress(about: string): string {
  return readReportedPage(about) ? `/contact/sent?about=${encodeURIComponent(about)}` : '/contact/sent'
}

function refuse(unsent: UnsentMessage, answer: ResponseInit) {
  return data(unsent, answer)
}

function readTyped(form: FormData): ContactMessage {
  const read = (field: ContactField | 'about') => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { name: read('name'), email: read('email'), message: read('message'), about: read('about') }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = loadedHead

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { operator, isMailed, about } = loaderData
  return <ContactScreen {...{ operator, isMailed, about }} unsent={actionData} />
}
