import { ButtonLink } from '#web/ui/button-link.tsx'
import { useSentRequestMessages } from './sent-request-messages.ts'

/** What one can do after a visit. */
export function AfterVisit({ reviewAddress }: { reviewAddress: string }) {
  const { afterVisit: words } = useSentRequestMessages()
  return (
    <section aria-labelledby="after-visit" className="mt-8">
      <h2 id="after-visit" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={reviewAddress}>{words.review}</ButtonLink>
      </p>
    </section>
  )
}
