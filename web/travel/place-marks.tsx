import type { Place } from '#domain/places.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/ui/messages.ts'

/** Over a card's picture: what an editor chose, and what many look for now. Most places are neither. */
export function PlaceMarks({ place: { isMGKPick, isTrending } }: { place: Pick<Place, 'isMGKPick' | 'isTrending'> }) {
  const { places: words } = useMessages()
  if (!isMGKPick && !isTrending) return null
  return (
    <span className="absolute start-3 top-3 flex flex-wrap gap-2">
      {isMGKPick ? <Badge kind="note">{words.pick}</Badge> : null}
      {isTrending ? <Badge kind="note">{words.trending}</Badge> : null}
    </span>
  )
}
