import type { clinicOverview } from '#locales/en/clinics/clinic-overview.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

/** How a clinic is chosen, added, corrected and removed. Each clinic's page links here. */
export function ListingRule({ words }: { words: (typeof clinicOverview)['listing'] }) {
  return (
    <section id="listing" aria-labelledby="listing-heading" className="mt-18 md:mt-24">
      <SectionHead id="listing-heading" title={words.heading} korean={words.korean} lead={words.lead} />
      <div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        {words.parts.map(({ id, name, text }) => (
          <div key={id}>
            <h3 className="text-title">{name}</h3>
            <p className="mt-2">{text}</p>
          </div>
        ))}
      </div>
      <ButtonLink to={sitePages.contact.path} className="mt-8">
        {words.contact}
      </ButtonLink>
    </section>
  )
}
