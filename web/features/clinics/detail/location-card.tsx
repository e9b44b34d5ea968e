import { useMemo } from 'react'
import type { Clinic, ClinicCard } from '#domain/clinics.ts'
import { mapAddress, mapSearchAddress } from '#domain/map-apps.ts'
import { preferenceValues } from '#domain/settings.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'
import { KoreaMap } from '#web/travel/korea-map.tsx'
import type { Trouble } from './clinic-details.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'
import { CopyButton } from './copy-button.tsx'
import { NotYet } from './not-yet.tsx'

const addressId = 'clinic-address'

/** Where it is: in the words of the card, on the map, and in the Hangul that a driver reads. */
type LocationProps = { card: ClinicCard; clinic: Clinic | null; trouble: Trouble | null }

export function LocationCard({ card, clinic, trouble }: LocationProps) {
  const { location: words } = useClinicPageMessages()
  return (
    <section aria-labelledby="location-heading">
      <h2 id="location-heading" className="text-h3">
        {words.heading}
      </h2>
      <ClinicMap card={card} />
      <div id={addressId} className="mt-3">
        {card.location ? <p>{card.location}</p> : null}
        {clinic ? <Address clinic={clinic} /> : <NotYet trouble={trouble} lines={2} />}
      </div>
      {clinic ? <MapApps clinic={clinic} /> : null}
    </section>
  )
}

function Address({ clinic }: { clinic: Clinic }) {
  const { location: words } = useClinicPageMessages()
  const { address, location, isSample } = clinic
  const isUnknown = [address.ko, address.en, location].every((text) => text === '')
  return (
    <>
      {address.ko ? (
        <p lang="ko" className="mt-1 text-lead">
          {address.ko}
        </p>
      ) : null}
      {address.en ? <p className="mt-0.5 text-small text-soft">{address.en}</p> : null}
      {isUnknown ? <p className="text-small text-soft">{words.none}</p> : null}
      {isSample ? <p className="mt-0.5 text-mini text-soft">{words.sample}</p> : null}
      {address.ko ? <CopyButton text={address.ko} /> : null}
    </>
  )
}

/** Naver and Kakao first: they know the ways in Korea. Without a point they look for the address. */
function MapApps({ clinic }: { clinic: Clinic }) {
  const { location: words } = useClinicPageMessages()
  const { mapLink } = useMessages()
  const { name, nameKo, lat, lng, address } = clinic
  const written = address.ko || address.en
  const spot = lat === null || lng === null ? null : { name: { en: name, ko: nameKo || name }, lat, lng }
  if (spot === null && written === '') return null
  return (
    <nav aria-label={words.maps} className="mt-3 grid grid-cols-3 gap-2">
      {preferenceValues.mapApp.map((app) => (
        <ButtonLink
          key={app}
          size="small"
          className="px-2!"
          to={spot ? mapAddress(app, spot) : mapSearchAddress(app, written)}
        >
          {mapLink.apps[app]}
        </ButtonLink>
      ))}
    </nav>
  )
}

function ClinicMap({ card }: { card: ClinicCard }) {
  const { id, name, nameKo, lat, lng } = card
  const places = useMemo(
    () =>
      lat === null || lng === null
        ? null
        : [
            {
              id: String(id),
              name: { en: name, ko: nameKo || name },
              lat,
              lng,
              href: `#${addressId}`,
              kind: 'clinic' as const,
            },
          ],
    [id, name, nameKo, lat, lng],
  )
  if (places === null) return null
  return (
    <div className="mt-3 [--page-map-height:20rem]">
      <KoreaMap places={places} rowId={nameAddress} fit="country" />
    </div>
  )
}

function nameAddress(): string {
  return addressId
}
