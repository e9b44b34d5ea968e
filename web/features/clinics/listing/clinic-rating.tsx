import { Rating } from '#web/ui/rating.tsx'
import type { ListedClinic } from './listed-clinics.ts'
import { useListingMessages } from './listing-messages.ts'

type RatedClinic = Pick<ListedClinic, 'rating' | 'ratedOn' | 'isSample'>

/** The rating with its author and date. A sample's rating is invented, so it is not shown. */
export function ClinicRating({ clinic: { rating, ratedOn, isSample } }: { clinic: RatedClinic }) {
  const { card: words } = useListingMessages()
  if (rating === null || isSample) return null
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <Rating value={rating} kind="editor" />
      {ratedOn ? <span className="text-small text-soft">{words.ratedOn(ratedOn)}</span> : null}
    </span>
  )
}
