import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { clinicPaths } from '#domain/clinics/clinics.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { BackToOverview } from './back-to-overview.tsx'
import { useListingMessages } from './listing-messages.ts'

/** The heading of a listing page, and the rule of its list. */
export function ListingHero({ treatment }: { treatment: ClinicTreatment }) {
  const words = useListingMessages()
  const { title, korean, lead } = words.categories[treatment]
  const path = clinicPaths[treatment]
  return (
    <>
      <BackToOverview />
      <div className="mt-2 flex items-end justify-between gap-8">
        <div className="min-w-0">
          <h1 className="text-h2">
            <TitleWithKorean title={title} korean={korean} />
          </h1>
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
