import { aftercarePath } from '#domain/consultations/aftercare.ts'
import { reviewPath } from '#domain/reviews/reviews.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** What one can do after a visit. The token of the request opens both pages. */
export function AfterVisit({ token }: { token: string }) {
  const { afterVisit: words } = sentRequests
  return (
    <section aria-labelledby="after-visit" className="mt-8">
      <h2 id="after-visit" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={`${aftercarePath}?token=${token}`}>{words.aftercare}</ButtonLink>
        <ButtonLink to={`${reviewPath}?token=${token}`}>{words.review}</ButtonLink>
      </p>
    </section>
  )
}
