import { useMemo } from 'react'
import { mapAppAddress, type MapSpot, openedApps } from '#domain/places/map-apps.ts'
import type { Place } from '#domain/places/places.ts'
import { gettingThere } from '#locales/en/places/getting-there.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { MapAppLinks } from '#web/travel/places/map-app-links.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { placePage } from '#locales/en/places/place-page.ts'

const addressId = 'place-address'

/** The location: a map, the Korean address for a driver, and links to map apps. */
export function GettingThere({ place, site }: { place: Place; site: string }) {
  const { location: words } = placePage
  const { copyAddress } = gettingThere
  const { id, address, station, locationQuality, name, lat, lng, kind } = place
  const isKnown = locationQuality === 'usual'
  const spot = useMemo(() => ({ name: { en: name.en || name.ko, ko: name.ko || name.en }, lat, lng }), [name, lat, lng])
  const pins = useMemo(
    () => [{ id, name: spot.name, lat, lng, kind, href: `#${addressId}` }],
    [id, spot, lat, lng, kind],
  )
  return (
    <section aria-labelledby="location-heading">
      <h2 id="location-heading" className="text-h3">
        {words.heading}
      </h2>
      {isKnown ? (
        <div className="mt-3 [--page-map-height:20rem]">
          <KoreaMap places={pins} fit="places" rowId={nameAddress} />
        </div>
      ) : (
        <p className="mt-3 text-small text-soft">{words.unsure}</p>
      )}
      <div id={addressId} className="mt-3">
        {station ? <p>{words.stationOf(station)}</p> : null}
        {address.ko ? (
          <p lang="ko" className="mt-1 text-lead">
            {address.ko}
          </p>
        ) : null}
        {address.en ? <p className="mt-0.5 text-small text-soft">{address.en}</p> : null}
        {address.ko ? <CopyButton text={address.ko} words={copyAddress} /> : null}
      </div>
      <div className="mt-3">
        <MapAppLinks spot={isKnown ? spot : null} address={address.ko || address.en} />
        {isKnown ? <OwnApps spot={spot} site={site} /> : null}
      </div>
    </section>
  )
}

function nameAddress(): string {
  return addressId
}

/** On a phone: links that open installed map apps. */
function OwnApps({ spot, site }: { spot: MapSpot; site: string }) {
  const { location: words } = placePage
  const { mapLink } = everywhere
  return (
    <p className="mt-2 hidden flex-wrap items-center gap-x-4 text-small text-soft pointer-coarse:flex">
      {words.apps}
      {openedApps.map((app) => (
        <a
          key={app}
          href={mapAppAddress(app, spot, site)}
          className="inline-flex min-h-11 items-center font-medium text-jade underline underline-offset-4"
        >
          {mapLink.apps[app]}
        </a>
      ))}
    </p>
  )
}
