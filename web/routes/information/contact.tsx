import { data, type MetaDescriptor, redirect } from 'react-router'
import type { ContactField, ContactMessage } from '#domain/contact.ts'
import { ContactForm, type UnsentMessage } from '#web/features/contact/contact-form.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/contact.ts'
import { informationHead } from './information-head.ts'
import { useInformationMessages } from './information-messages.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { operator, contact, siteOrigin } = context.get(servicesContext)
  return { operator, isOpen: contact.isOpen, head: informationHead(siteOrigin, 'contact') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { contact, page } = context.get(servicesContext)
  const typed = readTyped(await request.formData())
  const outcome = await contact.send(typed, page.sender ?? '')
  switch (outcome.outcome) {
    case 'sent':
      return redirect('/contact/sent', 303)
    case 'wrong':
      return refuse({ outcome, typed }, { status: 422 })
    case 'limited':
      return refuse({ outcome, typed }, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } })
    case 'closed':
      return refuse({ outcome, typed }, { status: 409 })
  }
}

function refuse(unsent: UnsentMessage, answer: ResponseInit) {
  return data(unsent, answer)
}

function readTyped(form: FormData): ContactMessage {
  const read = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { name: read('name'), email: read('email'), message: read('message') }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { about, contact } = useInformationMessages()
  const { operator, isOpen } = loaderData
  return (
    <ProsePage {...contact} scene="tea-set">
      {isOpen ? <ContactForm unsent={actionData} /> : null}
      <ProseSection heading={about.operatorHeading}>
        <OperatorCard operator={operator} />
        {operator ? null : <p>{contact.nobody}</p>}
      </ProseSection>
    </ProsePage>
  )
}
