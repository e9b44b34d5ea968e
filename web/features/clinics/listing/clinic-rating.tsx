import { Rating } from '#web/ui/rating.tsx'
import type { ListedClinic } from './listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'

type RatedClinic = Pick<ListedClinic, 'rating' | 'ratedOn' | 'isSample' | 'reviews'>

/**
 * The average of its published reviews with their count, and the rating of an editor with its day. The rating of a
 * sample is invented, so it is not shown.
 */
export function ClinicRating({ clinic: { rating, ratedOn, isSample, reviews } }: { clinic: RatedClinic }) {
  const { card: words } = clinicListing
  const isEdited = rating !== null && !isSample
  return (
    <>
      {reviews ? <Rating value={reviews.average} count={reviews.count} kind="reviews" /> : null}
      {isEdited ? (
        <span className="flex flex-wrap items-center gap-x-1">
          <Rating value={rating} kind="editor" />
          {ratedOn ? <span className="text-small text-soft">{words.ratedOn(ratedOn)}</span> : null}
        </span>
      ) : null}
    </>
  )
}
