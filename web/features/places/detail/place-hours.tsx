import { isOpenAtAnyHour } from '#domain/places/hours-certainty.ts'
import { nextClosedDay, openingWeek, usualOn } from '#domain/places/opening-hours.ts'
import { isShutSeason, seasonOn } from '#domain/places/place-seasons.ts'
import type { OpeningHours, Place } from '#domain/places/places.ts'
import { openingHours } from '#locales/en/places/opening-hours.ts'
import { StaleLine } from '#web/travel/places/stale-line.tsx'
import { WeekTable } from '#web/travel/places/week-table.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** The hours of this week in Korea, the next day on which it is closed, and the hours of other seasons. */
export function PlaceHours({ place, today }: { place: Place; today: string }) {
  const { hours: words } = placePage
  const { writeDay } = openingHours
  const { hours, lastEntry } = usualOn(place, today)
  const week = openingWeek(place, today)
  const closed = nextClosedDay(place, today)
  const isSimple = (hours === null || hours === '24h') && !week.some(({ isSpecial }) => isSpecial)
  const isShut = hours !== null && isShutSeason({ hours })
  const notes = [
    lastEntry && words.lastEntry(lastEntry),
    closed && !isShut && words.nextClosed(writeDay(closed.date), closed.isSpecial),
  ].filter(Boolean)
  return (
    <>
      {isSimple ? (
        <p>{isOpenAtAnyHour(place, today) ? words.always : words.unknown}</p>
      ) : (
        <WeekTable days={week} today={today} className="w-full text-small" />
      )}
      {notes.length > 0 ? <p className="mt-2 text-small">{notes.join(' ')}</p> : null}
      <OtherSeasons place={place} today={today} />
      {isSimple ? null : <p className="mt-1 text-mini text-soft">{words.zone}</p>}
      <StaleLine />
    </>
  )
}

/** The hours for a visit in another season. */
function OtherSeasons({ place, today }: { place: Place; today: string }) {
  const { hours: words } = placePage
  const { interval } = openingHours
  const now = seasonOn(place, today)
  const others = place.seasons
    .filter((season) => season !== now)
    .map(({ from, to, hours, lastEntry }) => ({ when: words.season(from, to), hours, lastEntry }))
  const usual = now && place.hours ? [{ when: words.otherwise, hours: place.hours, lastEntry: place.lastEntry }] : []
  if (others.length + usual.length === 0) return null
  return (
    <ul className="mt-2 text-small">
      {[...others, ...usual].map(({ when, hours, lastEntry }) => (
        <li key={when}>
          {[words.at(when, describe(hours)), lastEntry && words.lastEntry(lastEntry)].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  )

  function describe(hours: OpeningHours | null): string {
    if (hours === null) return words.notKnown
    if (hours === '24h') return place.access === 'walk-in' ? words.dayAndNight : words.notKnown
    const days = Object.values(hours).filter((day) => day.length > 0)
    const kinds = [...new Set(days.map((day) => day.map((each) => interval(...each)).join(', ')))]
    return kinds.length === 0 ? words.shut : words.either(kinds)
  }
}
