import { useMemo } from 'react'
import type { Clinic, ClinicCard } from '#domain/clinics/clinics.ts'
import { findSpot } from '#web/features/clinics/clinic-spot.ts'
import { gettingThere } from '#locales/en/places/getting-there.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { MapAppLinks } from '#web/travel/places/map-app-links.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { Trouble } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { NotYet } from './not-yet.tsx'

const addressId = 'clinic-address'

type LocationProps = { card: ClinicCard; clinic: Clinic | null; trouble: Trouble | null }

/**
 * The location: the card's text, a map, and the Korean address for a driver. Nobody drives to a sample, so it has the
 * texts only.
 */
export function LocationCard({ card, clinic, trouble }: LocationProps) {
  const { location: words } = clinicPage
  if (clinic && isUnknown(clinic)) return null
  return (
    <section aria-labelledby="location-heading">
      <h2 id="location-heading" className="text-h3">
        {words.heading}
      </h2>
      {card.isSample ? null : <ClinicMap card={card} />}
      <div id={addressId} className="mt-3">
        {card.location ? <p>{card.location}</p> : null}
        {clinic ? <Address clinic={clinic} /> : <NotYet trouble={trouble} lines={2} />}
      </div>
      {clinic && !clinic.isSample ? (
        <div className="mt-3">
          <MapAppLinks spot={findSpot(clinic)} address={clinic.address.ko || clinic.address.en} />
        </div>
      ) : null}
    </section>
  )
}

function isUnknown({ address, location, lat, lng }: Clinic): boolean {
  return [address.ko, address.en, location].every((text) => text === '') && (lat === null || lng === null)
}

function Address({ clinic }: { clinic: Clinic }) {
  const { location: words } = clinicPage
  const { copyAddress } = gettingThere
  const { address, isSample } = clinic
  return (
    <>
      {address.ko ? (
        <p lang="ko" className="mt-1 text-lead">
          {address.ko}
        </p>
      ) : null}
      {address.en ? <p className="mt-0.5 text-small text-soft">{address.en}</p> : null}
      {isSample ? <p className="mt-0.5 text-mini text-soft">{words.sample}</p> : null}
      {address.ko && !isSample ? <CopyButton text={address.ko} words={copyAddress} /> : null}
    </>
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
      <KoreaMap places={places} rowId={nameAddress} fit="places" />
    </div>
  )
}

function nameAddress(): string {
  return addressId
}
