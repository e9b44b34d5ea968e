import type { Place } from '#domain/places/places.ts'
import { Badge } from '#web/ui/badge.tsx'
import { everywhere } from '#locales/en/everywhere.ts'

/** Badges on a card's picture: an editor's pick, and trending. Most places have neither. */
export function PlaceMarks({ place: { isMGKPick, isTrending } }: { place: Pick<Place, 'isMGKPick' | 'isTrending'> }) {
  const { places: words } = everywhere
  if (!isMGKPick && !isTrending) return null
  return (
    <span className="absolute start-3 top-3 flex flex-wrap gap-2">
      {isMGKPick ? <Badge kind="note">{words.pick}</Badge> : null}
      {isTrending ? <Badge kind="note">{words.trending}</Badge> : null}
    </span>
  )
}
