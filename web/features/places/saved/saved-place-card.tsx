import type { ReactNode } from 'react'
import { Picture } from '#web/travel/picture.tsx'
import { usePlaceMessages } from '#web/travel/place-messages.ts'
import { PlaceName, PlaceNameLine } from '#web/travel/place-name.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { useSavedMessages } from './saved-messages.ts'
import type { SavedCard } from './saved-card.ts'

type SavedPlaceCardProps = {
  place: SavedCard
  isFirst: boolean
  /** Beside Details: what one can do with this place. */
  actions: ReactNode
}

/** A print without a frame, as everywhere. */
export function SavedPlaceCard({ place, isFirst, actions }: SavedPlaceCardProps) {
  const words = useSavedMessages()
  const { kinds } = usePlaceMessages()
  const { id, name, district, description, kind, cuisine, scene } = place
  return (
    <article className="flex h-full flex-col">
      <Picture scene={scene} id={id} ratio="card" isFirst={isFirst} className="aspect-4/3" />
      <h2 className="mt-4 text-h3 wrap-anywhere">
        <PlaceName name={name} />
      </h2>
      <p className="mt-1 text-small text-soft">
        <PlaceNameLine name={district} />
      </p>
      <p className="mt-2 line-clamp-3 max-w-[44ch] text-small">{description}</p>
      <p className="mt-2 text-small text-soft">{[kinds[kind], cuisine].filter(Boolean).join(' · ')}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3 text-small">
        <PlainLink
          to={`/places/${id}`}
          aria-label={words.detailsOf(name.en || name.ko)}
          className="inline-flex min-h-11 items-end border-b-[1.5px] border-jade pb-0.5 font-bold text-jade hover:border-jade-strong hover:text-jade-strong"
        >
          {words.details}
        </PlainLink>
        <span className="-me-3 flex items-center gap-1">{actions}</span>
      </div>
    </article>
  )
}

/** The cards side by side. */
export function SavedGrid({ children }: { children: ReactNode }) {
  return <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
}
