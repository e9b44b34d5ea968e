import { webAddress } from '#domain/site/contact-links.ts'
import { type Festival, lastDates, nextDates } from '#domain/festivals/festivals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFestivalMessages } from './festival-messages.ts'

type FestivalRowProps = { festival: Festival; today: string; level: 'h3' | 'h4' }

/** One festival or show: when it is, what one sees, where, and the page that says so. */
export function FestivalRow({ festival, today, level: Heading }: FestivalRowProps) {
  const words = useFestivalMessages()
  const { name, about, district, place, website, sources } = festival
  const next = nextDates(festival, today)
  const source = next?.source ?? sources[0]
  const site = website === null ? null : webAddress(website)
  return (
    <article className="border-t border-line pt-4 wrap-anywhere">
      <Heading className="font-text text-body font-semibold">
        <PlaceName name={name} />
      </Heading>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold">
        <When festival={festival} today={today} />
      </p>
      <p className="mt-1 max-w-[62ch]">{about}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-small text-soft">
        {place === null ? (
          <PlaceNameLine name={district} />
        ) : (
          <TextLink to={`/places/${place}`}>
            <PlaceNameLine name={district} />
          </TextLink>
        )}
        {site ? <TextLink to={site}>{words.site}</TextLink> : null}
      </p>
      {source ? (
        <p className="mt-1 text-mini text-soft">
          {words.source} <TextLink to={source.address}>{source.publisher}</TextLink>
          {words.sourceOf(source.readOn)}
        </p>
      ) : null}
    </article>
  )
}

function When({ festival, today }: Omit<FestivalRowProps, 'level'>) {
  const { when: words } = useFestivalMessages()
  const next = nextDates(festival, today)
  if (next) {
    return (
      <>
        {words.dated(next.from, next.to)}
        {next.from <= today ? <Badge kind="note">{words.isOn}</Badge> : null}
      </>
    )
  }
  const last = lastDates(festival)
  return (
    <>
      {festival.month === null ? words.show(festival.usually) : words.usually(festival.usually)}
      {last ? <span className="font-normal text-soft">{words.last(last.from, last.to)}</span> : null}
    </>
  )
}
