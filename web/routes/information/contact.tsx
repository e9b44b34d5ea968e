import { data, type MetaDescriptor, redirect } from 'react-router'
import { type ContactField, type ContactMessage, type ReportedPage, readReportedPage } from '#domain/contact.ts'
import type { PageServices } from '#server/services.ts'
import { ContactForm, type UnsentMessage } from '#web/features/contact/contact-form.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/contact.ts'
import { informationHead } from './information-head.ts'
import { useInformationMessages } from './information-messages.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection } from './prose.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
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

/** Null where there is no such place or clinic: then it is a message about anything. */
async function findName(
  { kind, id }: ReportedPage,
  { places, clinics, page }: Pick<PageServices, 'places' | 'clinics' | 'page'>,
): Promise<string | null> {
  page.shows(kind === 'place' ? 'places' : 'clinics')
  if (kind === 'clinic') return (await clinics.find(Number(id)))?.name ?? null
  const place = await places.one(id)
  return place && (place.name.en || place.name.ko)
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

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { about, contact } = useInformationMessages()
  const { operator, isMailed, about: reported } = loaderData
  return (
    <ProsePage {...contact} scene="tea-set">
      <ContactForm key={reported?.path} unsent={actionData} about={reported} isMailed={isMailed} />
      <ProseSection heading={about.operatorHeading}>
        <OperatorCard operator={operator} />
        {operator ? null : <p>{contact.nobody}</p>}
      </ProseSection>
    </ProsePage>
  )
}
