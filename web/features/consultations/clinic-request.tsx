import type { SentRequest } from '#domain/consultations/sent-requests.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { BothLetters } from './both-letters.tsx'
import { Act } from './own-request.tsx'
import { useSentRequestMessages } from './sent-request-messages.ts'

/** The clinic's page of a request. Null: it was not opened yet, because programs that read mails follow links. */
export function ClinicRequest({ sent }: { sent: SentRequest | null }) {
  const { clinic: words } = useSentRequestMessages()
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      {sent ? (
        <div className="mt-8 grid gap-6">
          <p>
            {words.from}: <strong>{sent.name}</strong>, {sent.email}
          </p>
          <section aria-labelledby="request-text">
            <h2 id="request-text" className="mb-4 text-h3">
              {words.text}
            </h2>
            <BothLetters clinic={sent.clinic} request={sent.request} choices={sent.procedures} isSent />
          </section>
          <p className="text-small text-soft">{words.noAdvice}</p>
          <p>
            <TextLink to={`mailto:${encodeURIComponent(sent.email)}`}>{words.answer}</TextLink>
          </p>
          <Act intent="decline">{words.decline}</Act>
        </div>
      ) : (
        <div className="mt-8">
          <Act intent="open" kind="primary">
            {words.open}
          </Act>
        </div>
      )}
    </div>
  )
}
