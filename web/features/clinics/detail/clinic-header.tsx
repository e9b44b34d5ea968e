import type { Clinic, ClinicCard } from '#domain/clinics/clinics.ts'
import type { ReviewSummary } from '#domain/reviews/reviews.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { HeadPicture } from './head-picture.tsx'

/** Shows the kind of listing before the clinic's own words. */
export function ClinicHeader({ card, reviews }: { card: ListedClinic; reviews: ReviewSummary | null }) {
  const { sample, ratedOn } = clinicPage
  return (
    <header>
      <HeadPicture card={card} />
      {card.isSample ? (
        <p className="mt-4 rounded-control bg-wash-ochre px-4 py-3 text-small">
          <strong className="font-semibold">{sample.label}</strong> {sample.text}
        </p>
      ) : null}
      <div className="mt-6">
        <Badges card={card} />
        <h1 className="mt-2 text-h1 wrap-anywhere first:mt-0">{card.name}</h1>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {card.nameKo ? (
          <span lang="ko" className="wrap-anywhere text-soft">
            {card.nameKo}
          </span>
        ) : null}
        {reviews?.average ? <Rating value={reviews.average} count={reviews.count} kind="reviews" /> : null}
        <ClinicRating card={card} ratedOn={ratedOn} />
        {card.location ? <span className="text-small wrap-anywhere text-soft">{card.location}</span> : null}
      </p>
    </header>
  )
}

function Badges({ card }: { card: Pick<ClinicCard, 'featured' | 'isAdvertisement' | 'isSample'> }) {
  const { howWeRank } = clinicPage
  const isPlaced = card.featured || card.isAdvertisement
  if (!isPlaced && !card.isSample) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      {isPlaced ? <Badge kind={card.isAdvertisement ? 'advertisement' : 'featured'} /> : null}
      {card.isSample ? <Badge kind="sample" /> : null}
      {isPlaced ? (
        <TextLink tone="ink" to={`${sitePages.clinics.path}#ranking`} className="text-mini">
          {howWeRank}
        </TextLink>
      ) : null}
    </p>
  )
}

type ClinicRatingProps = { card: Pick<Clinic, 'rating' | 'ratedOn' | 'isSample'>; ratedOn: (day: string) => string }

/** The rating with its author and date. The rating of a sample is invented, so it is not shown. */
function ClinicRating({ card, ratedOn }: ClinicRatingProps) {
  if (card.rating === null || card.isSample) return null
  return <Rating value={card.rating} kind="editor" source={card.ratedOn ? ratedOn(card.ratedOn) : null} />
}
