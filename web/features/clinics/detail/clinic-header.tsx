import type { Clinic, ClinicCard } from '#domain/clinics.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Rating } from '#web/ui/rating.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'
import { HeadPicture } from './head-picture.tsx'

/** What a listing is, before what it says of itself. */
export function ClinicHeader({ card }: { card: ListedClinic }) {
  const { sample, ratedOn } = useClinicPageMessages()
  return (
    <header>
      <HeadPicture card={card} />
      {card.isSample ? (
        <p className="mt-4 rounded-control bg-wash-ochre px-4 py-3 text-small">
          <strong className="font-semibold">{sample.label}</strong> {sample.text}
        </p>
      ) : null}
      <Badges card={card} />
      <h1 className="mt-2 text-h1 wrap-anywhere">{card.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {card.nameKo ? (
          <span lang="ko" className="text-soft">
            {card.nameKo}
          </span>
        ) : null}
        <ClinicRating card={card} ratedOn={ratedOn} />
        {card.location ? <span className="text-small text-soft">{card.location}</span> : null}
      </p>
    </header>
  )
}

function Badges({ card }: { card: Pick<ClinicCard, 'featured' | 'isAdvertisement' | 'isSample'> }) {
  if (!card.featured && !card.isSample) return null
  return (
    <p className="mt-6 flex flex-wrap gap-2">
      {card.featured ? <Badge kind={card.isAdvertisement ? 'advertisement' : 'featured'} /> : null}
      {card.isSample ? <Badge kind="sample" /> : null}
    </p>
  )
}

type ClinicRatingProps = { card: Pick<Clinic, 'rating' | 'ratedOn' | 'isSample'>; ratedOn: (day: string) => string }

/** Whose rating it is and of which day; without both there is none. */
function ClinicRating({ card, ratedOn }: ClinicRatingProps) {
  if (card.rating === null) return <Rating value={null} kind="editor" />
  if (card.isSample) return <Rating value={card.rating} kind="sample" />
  return <Rating value={card.rating} kind="editor" source={card.ratedOn ? ratedOn(card.ratedOn) : null} />
}
