import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { clinicPaths } from '#domain/clinics/clinics.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { BackToOverview } from './back-to-overview.tsx'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'

type HeroProps = {
  treatment: ClinicTreatment
  /** The number of clinics of the whole list, and of those for which its treatment is one of several departments. */
  total: number
  shared: number
}

/** The heading of a listing page, what its list is, and the rule of its order. */
export function ListingHero({ treatment, total, shared }: HeroProps) {
  const { title, korean, lead, department } = words.categories[treatment]
  const path = clinicPaths[treatment]
  return (
    <>
      <BackToOverview />
      <div className="mt-2 flex items-end justify-between gap-8">
        <div className="min-w-0">
          <h1 className="text-h2">
            <TitleWithKorean title={title} korean={korean} />
          </h1>
          {department !== null && shared > 0 ? (
            <p className="mt-3 max-w-[58ch] font-semibold">{words.shared(shared, total, department)}</p>
          ) : null}
          <p className="mt-3 max-w-[58ch]">{lead}</p>
          <p className="mt-1 text-small text-soft">
            {words.rank.text} <TextLink to={`${sitePages.clinics.path}#ranking`}>{words.rank.link}</TextLink>
          </p>
        </div>
        <Picture
          scene={sitePages[path].scene}
          id={path}
          ratio="wide"
          isFirst
          className="hidden aspect-2/1 w-60 shrink-0 md:block"
        />
      </div>
    </>
  )
}
