import { Fragment } from 'react'
import { webAddress } from '#domain/site/contact-links.ts'
import { mapAddress, mapSearchAddress, openedApps } from '#domain/places/map-apps.ts'
import { isUnknownOn } from '#domain/places/opening-hours.ts'
import { seasonOn } from '#domain/places/place-seasons.ts'
import { factsOfHours, hoursBasisOn, hoursSourceOn, isDisputed } from '#domain/places/place-sources.ts'
import type { Place } from '#domain/places/places.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** The source of today's hours in one line, and links to check today's hours. */
export function HoursSource({ place, today }: { place: Place; today: string }) {
  const { known: words } = placePage
  const season = seasonOn(place, today)
  const source = place.basis === 'checked' ? null : hoursSourceOn(place, today)
  return (
    <p className="text-small text-soft">
      {season ? `${words.season(season.from, season.to)} ` : null}
      {source ? (
        <>
          {words.from} <TextLink to={source.address}>{source.publisher}</TextLink>
          {words.readIn(source.readOn)}{' '}
        </>
      ) : (
        `${describeBasis()} `
      )}
      <TodaysHours place={place} />
    </p>
  )

  function describeBasis(): string {
    const facts = place.basis === 'checked' ? [] : factsOfHours(place, today)
    if (facts.some((fact) => isDisputed(place, fact))) return words.disputed
    // Unknown hours are already reported above.
    if (isUnknownOn(place, today)) return ''
    if (hoursBasisOn(place, today) === 'checked' && place.checkedOn) return words.checked(place.checkedOn)
    return words.notConfirmed
  }
}

/** Links to the place's own page and the two map services that Koreans use. */
function TodaysHours({ place: { website, name, lat, lng, locationQuality, address } }: { place: Place }) {
  const { known: words } = placePage
  const { mapLink } = everywhere
  const site = website === null ? null : webAddress(website)
  const spot = { name: { en: name.en || name.ko, ko: name.ko || name.en }, lat, lng }
  const addressOf = (app: (typeof openedApps)[number]) =>
    locationQuality === 'usual' ? mapAddress(app, spot) : mapSearchAddress(app, address.ko || address.en)
  const links = [
    ...(site ? [{ label: words.officialSite, to: site }] : []),
    ...openedApps.map((app) => ({ label: mapLink.apps[app], to: addressOf(app) })),
  ]
  return (
    <span className="block">
      {words.today}
      {links.map(({ label, to }, index) => (
        <Fragment key={label}>
          {' '}
          <span className="whitespace-nowrap">
            {index === 0 ? null : '· '}
            <TextLink to={to}>{label}</TextLink>
          </span>
        </Fragment>
      ))}
    </span>
  )
}
