import { useState } from 'react'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { aboveDoor, door } from '#web/ui/list/card-door.tsx'
import { classes } from '#web/ui/classes.ts'
import { CalendarPlus, Copy, Ellipsis, Share2, Trash2 } from 'lucide-react'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'
import { TripRibbon } from './trip-ribbon.tsx'

export type TripAction = 'open' | 'share' | 'calendar' | 'rename' | 'duplicate' | 'delete'

type TripCardProps = {
  trip: SavedTrip
  isFirst: boolean
  pending: TripAction | null
  onAction: (action: TripAction) => void
}

/** A saved trip in the list: its picture, dates, cities and actions. */
export function TripCard({ trip, isFirst, pending, onAction }: TripCardProps) {
  const [showsMore, setShowsMore] = useState(false)
  const { name, startDate, endDate, stays, stops, picture } = trip
  return (
    <article className="group relative grid gap-x-8 gap-y-4 border-t border-line py-8 sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
      {picture ? (
        <Picture
          scene={picture.scene}
          id={picture.id}
          ratio="card"
          isFirst={isFirst}
          className="aspect-video w-full sm:aspect-4/3"
        />
      ) : (
        <span className="hidden rounded-panel bg-sunk sm:block" />
      )}
      <div className="min-w-0">
        <h2 className="text-h3 wrap-anywhere group-hover:underline">{name}</h2>
        <p className="mt-1 text-small text-soft">
          {[words.dates(startDate, endDate), words.length(daysBetween(startDate, endDate)), words.stops(stops)].join(
            ' · ',
          )}
        </p>
        <div className="mt-4 max-w-xl">
          <TripRibbon stays={stays} />
        </div>
        <TripMarks trip={trip} />
        <div className="mt-5 flex flex-wrap gap-2">
          <Button
            kind="primary"
            size="small"
            className={door}
            aria-label={words.openNamed(name)}
            isPending={pending === 'open'}
            onClick={() => onAction('open')}
          >
            {words.open}
          </Button>
          <Button size="small" className={aboveDoor} onClick={() => onAction('share')}>
            <Share2 aria-hidden className="size-4.5" />
            {words.share.button}
          </Button>
          <Button
            size="small"
            kind="quiet"
            className={aboveDoor}
            aria-label={words.moreOf(name)}
            aria-expanded={showsMore}
            onClick={() => setShowsMore(!showsMore)}
          >
            <Ellipsis aria-hidden className="size-5" />
            {words.more}
          </Button>
        </div>
        {showsMore ? (
          <div className={classes(aboveDoor, 'mt-2 flex flex-wrap gap-2')}>
            <Button size="small" onClick={() => onAction('calendar')}>
              <CalendarPlus aria-hidden className="size-4.5" />
              {words.calendar.button}
            </Button>
            <Button size="small" onClick={() => onAction('rename')}>
              {words.rename.button}
            </Button>
            <Button size="small" isPending={pending === 'duplicate'} onClick={() => onAction('duplicate')}>
              {pending === 'duplicate' ? null : <Copy aria-hidden className="size-4.5" />}
              {words.duplicate.button}
            </Button>
            <Button size="small" isPending={pending === 'delete'} onClick={() => onAction('delete')}>
              {pending === 'delete' ? null : <Trash2 aria-hidden className="size-4.5" />}
              {words.remove.button}
            </Button>
          </div>
        ) : null}
      </div>
    </article>
  )
}

function TripMarks({ trip: { link, calendar, changedAt } }: { trip: SavedTrip }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-mini text-soft">
      {words.changed(changedAt)}
      {link ? <Badge kind="note">{words.isShared}</Badge> : null}
      {calendar ? <Badge kind="note">{words.isFollowed}</Badge> : null}
    </p>
  )
}
