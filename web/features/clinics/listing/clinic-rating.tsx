import { Rating } from '#web/ui/rating.tsx'
import type { ListedClinic } from './listed-clinics.ts'
import { useListingMessages } from './listing-messages.ts'

type RatedClinic = Pick<ListedClinic, 'rating' | 'ratedOn' | 'isSample'>

/** Whose rating it is, and of which day an editor's is; nothing without one. */
export function ClinicRating({ clinic: { rating, ratedOn, isSample } }: { clinic: RatedClinic }) {
  const { card: words } = useListingMessages()
  if (rating === null) return null
  const day = isSample ? null : ratedOn
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <Rating value={rating} kind={isSample ? 'sample' : 'editor'} />
      {day ? <span className="text-small text-soft">{words.ratedOn(day)}</span> : null}
    </span>
  )
}
