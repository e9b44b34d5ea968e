import { webAddress } from '#domain/site/contact-links.ts'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlaceName, PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { placeWords } from '#locales/en/places/place-words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { festivals as festivalMessages } from '#locales/en/places/festivals.ts'

/** The id of a festival's row on the page of all festivals. */
export function festivalRowId(id: string): string {
  return `festival-${id}`
}

type FestivalRowProps = {
  festival: ListedFestival
  /** Where another place is; its distance. */
  metres?: number
}

/** One festival or show: when it is, what one sees, where, and the page that says so. */
export function FestivalRow({ festival, metres }: FestivalRowProps) {
  const { distance } = placeWords
  const { name, about, district, place, website, source } = festival
  const site = website === null ? null : webAddress(website)
  return (
    <article id={festivalRowId(festival.id)} className="scroll-mt-24 border-t border-line pt-4 wrap-anywhere">
      <h3 className="font-text text-body font-semibold">
        <PlaceName name={name} />
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold">
        <When festival={festival} />
      </p>
      <p className="mt-1 max-w-[62ch]">{about}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-small text-soft">
        {place === null ? (
          <PlaceNameLine name={district} />
        ) : (
          <TextLink to={`/places/${place}`}>
            <PlaceNameLine name={district} />
          </TextLink>
        )}
        {metres === undefined ? null : <span>{festivalMessages.away(distance(metres))}</span>}
        {site ? <TextLink to={site}>{festivalMessages.site}</TextLink> : null}
      </p>
      {source ? (
        <p className="mt-1 text-mini text-soft">
          {festivalMessages.source} <TextLink to={source.address}>{source.publisher}</TextLink>
          {festivalMessages.sourceOf(source.readOn)}
        </p>
      ) : null}
    </article>
  )
}

function When({ festival: { next, last, isOn, isShow, usually } }: { festival: ListedFestival }) {
  const { when: words } = festivalMessages
  if (next) {
    return (
      <>
        {words.dated(next.from, next.to)}
        {isOn ? <Badge kind="note">{words.isOn}</Badge> : null}
      </>
    )
  }
  return (
    <>
      {isShow ? words.show(usually) : words.usually(usually)}
      {last ? <span className="font-normal text-soft">{words.last(last.from, last.to)}</span> : null}
    </>
  )
}
