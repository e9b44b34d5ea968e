import type { ReactNode } from 'react'
import type { ConsultationKind } from '#domain/consultations/consultations.ts'
import { readRequest, type TypedRequest } from '#domain/consultations/read-request.ts'
import { ownRequestsPath } from '#domain/consultations/sent-requests.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { useCount } from '#web/ui/form/use-count.ts'
import { PlaceName as ShownName } from '#web/travel/places/place-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { consultationForm as words } from '#locales/en/consultations/consultation-form.ts'
import { RequestForm } from './request-form.tsx'
import { type Member, SendForm, type UnsentRequest } from './send-form.tsx'
import { WrittenLetters } from './written-letters.tsx'

/** What was typed into the form, the key for sending it, and why it was not sent. */
export type WrittenRequest = { typed: TypedRequest; key: string; unsent?: UnsentRequest }

type ConsultationPageProps = {
  clinic: { name: PlaceName; page: string }
  kind: ConsultationKind
  choices: readonly PlaceName[]
  isOwnList: boolean
  /** The day in Seoul. */
  today: string
  /** Whether the clinic takes requests that are sent from here. */
  isOpen: boolean
  written: WrittenRequest | undefined
  /** Who is signed in. */
  member: Member | null
  /** How to reach the clinic. */
  contacts: ReactNode
}

/** Writes a request to a clinic, which the visitor sends: from here where the clinic takes requests, or elsewhere. */
export function ConsultationPage({ clinic, kind, isOpen, written, member, contacts, ...form }: ConsultationPageProps) {
  const { choices, today } = form
  const typed = written?.typed
  // A form that was sent in vain keeps the focus at its mistakes.
  const attempt = useCount(written?.unsent ? undefined : typed)
  const read = typed && readRequest(typed, { offered: choices.map(({ en }) => en), today })
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-h1">
        {words.titles[kind]}
        <span className="mt-2 block text-h3 font-medium">
          <ShownName name={clinic.name} />
        </span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{isOpen ? words.leadOpen : words.lead}</p>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="grid gap-10 lg:col-span-7">
          {written && read && 'request' in read ? (
            <WrittenLetters clinic={clinic.name} request={read.request} choices={choices} attempt={attempt}>
              {isOpen ? (
                <SendForm typed={written.typed} requestKey={written.key} unsent={written.unsent} member={member} />
              ) : null}
            </WrittenLetters>
          ) : null}
          <RequestForm
            {...form}
            {...{ kind, typed, attempt }}
            mistakes={read && 'mistakes' in read ? read.mistakes : {}}
          />
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-24 lg:col-span-5 xl:col-span-4 xl:col-start-9">
          <section
            aria-labelledby="clinic-contacts"
            className="rounded-panel border border-line bg-surface p-6 shadow-raised"
          >
            <h2 id="clinic-contacts" className="text-h3">
              {words.contacts}
            </h2>
            {contacts}
            <p className="mt-4">
              <TextLink to={clinic.page}>{words.clinicPage}</TextLink>
            </p>
          </section>
          <ul className="grid list-disc gap-2 ps-5 text-small text-soft">
            <li>{words.noAdvice}</li>
            <li>{isOpen ? words.privateUntilSent : words.private}</li>
            {isOpen ? (
              <li>
                <TextLink to={ownRequestsPath}>{words.ownRequests}</TextLink>
              </li>
            ) : null}
          </ul>
        </aside>
      </div>
    </div>
  )
}
