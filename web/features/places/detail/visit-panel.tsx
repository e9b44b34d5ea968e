import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import { basisOf } from '#domain/places/place-sources.ts'
import type { GettingIn } from '#domain/places/getting-in.ts'
import type { Place } from '#domain/places/places.ts'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { Clock, Globe, Hourglass, Phone, Ticket, TrainFront, Utensils } from 'lucide-react'
import { placeWords } from '#locales/en/places/place-words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { GettingInRow } from './getting-in-row.tsx'
import { PlaceHours } from './place-hours.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/**
 * The opening hours, the price and the length of a visit. Unknown facts are named where visitors rely on them, and
 * otherwise left out.
 */
export function VisitPanel({ place, gettingIn, today }: { place: Place; gettingIn: GettingIn | null; today: string }) {
  const { visit: words, hours } = placePage
  const { cuisine: writeCuisine } = placeWords
  const { cuisine, station, phone, website, visitMinutes } = place
  const call = phone === null ? null : callAddress(phone)
  const site = website === null ? null : webAddress(website)
  return (
    <section
      aria-labelledby="visit-heading"
      className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] shadow-raised"
    >
      <h2 id="visit-heading" className="text-h3">
        {words.heading}
      </h2>
      <dl className="mt-2 [&>:last-child]:border-b-0 [&>:last-child]:pb-0">
        {place.permanentlyClosed ? null : (
          <FactRow Icon={Clock} label={hours.heading}>
            <PlaceHours place={place} today={today} />
          </FactRow>
        )}
        <FactRow Icon={Ticket} label={words.price}>
          <Price place={place} today={today} />
        </FactRow>
        <FactRow Icon={Hourglass} label={words.length}>
          {words.takes(visitMinutes)}
        </FactRow>
        {gettingIn === null ? null : <GettingInRow gettingIn={gettingIn} />}
        {cuisine ? (
          <FactRow Icon={Utensils} label={words.cuisine}>
            {writeCuisine(cuisine)}
          </FactRow>
        ) : null}
        {station ? (
          <FactRow Icon={TrainFront} label={words.station}>
            {station}
          </FactRow>
        ) : null}
        {phone ? (
          <FactRow Icon={Phone} label={words.phone}>
            {call ? <TextLink to={call}>{phone}</TextLink> : phone}
          </FactRow>
        ) : null}
        {site ? (
          <FactRow Icon={Globe} label={words.website}>
            <TextLink to={site}>{site}</TextLink>
          </FactRow>
        ) : null}
      </dl>
    </section>
  )
}

function Price({ place, today }: { place: Place; today: string }) {
  const { visit: words } = placePage
  const { cost, budgetLevel, access } = place
  const isSure = basisOf(place, 'price', today) !== 'recalled'
  return (
    <>
      {cost === null ? words.unknownPrice : describePrice(cost, budgetLevel !== null)}
      {access === 'walk-in' ? null : <span className="block text-small">{words.access[access]}</span>}
    </>
  )

  function describePrice(amount: number, isMeal: boolean): string {
    if (isMeal) return isSure ? words.meal(amount) : words.usualMeal(amount)
    if (amount === 0) return isSure ? words.free : words.usuallyFree
    return isSure ? words.entry(amount) : words.usualEntry(amount)
  }
}
