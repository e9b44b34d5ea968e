import { memo, type ReactNode } from 'react'
import { clinicAddress, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CardDoor, CardFoot } from '#web/ui/list/card-door.tsx'
import { CardFrame } from '#web/ui/list/card-frame.tsx'
import { PinNumber } from '#web/travel/map/drawing/pin-number.tsx'
import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import { sayGrounds } from './clinic-grounds.ts'
import { sayOffer } from './clinic-offer.ts'
import { ClinicRating } from './clinic-rating.tsx'
import type { ListedClinic } from './listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'

type ClinicCardProps = {
  clinic: ListedClinic
  /** The number of its pin. Null without a known position. */
  number: number | null
  isActive: boolean
  isFirst: boolean
  /** The treatment of the list: the card opens the clinic's page there, and says what the clinic offers in it. */
  treatment?: ClinicTreatment | null | undefined
  /** The heading level of its name. */
  level?: 'h2' | 'h3'
  /** The actions beside Details. */
  actionsOf: (clinic: ListedClinic) => ReactNode
}

export const ClinicCard = memo(function ClinicCard({
  clinic,
  number,
  isActive,
  isFirst,
  treatment,
  level: Heading = 'h2',
  actionsOf,
}: ClinicCardProps) {
  const { card: words } = clinicListing
  return (
    <CardFrame
      picture={
        <div className="relative">
          <ClinicPicture
            clinic={clinic}
            scene={clinic.scene}
            words={words}
            sizes="(width >= 80rem) 24rem, (width >= 48rem) 50vw, 100vw"
            isFirst={isFirst}
            className="h-36"
          />
          {number === null ? null : (
            <PinNumber
              number={number}
              isActive={isActive}
              className="absolute end-4 -bottom-4 z-1 size-8 border-2 border-surface"
            />
          )}
        </div>
      }
      badges={<Badges clinic={clinic} />}
      isHighlighted={isActive}
      foot={
        <CardFoot
          door={
            <CardDoor
              to={clinicAddress(clinic, treatment)}
              state={{ clinic }}
              aria-label={words.detailsOf(clinic.name)}
            >
              {words.details}
            </CardDoor>
          }
        >
          <span className="me-3 flex flex-wrap justify-end gap-2">{actionsOf(clinic)}</span>
        </CardFoot>
      }
    >
      <Heading className="pe-10 font-text text-[1.125rem] leading-6 font-semibold group-hover:underline">
        {clinic.name}
      </Heading>
      {clinic.nameKo ? (
        <p lang="ko" className="text-small text-soft">
          {clinic.nameKo}
        </p>
      ) : null}
      <ClinicRating clinic={clinic} />
      {clinic.location ? <p className="mt-1.5 text-small text-soft">{clinic.location}</p> : null}
      {clinic.match ? <p className="mt-1.5 text-small font-semibold">{words.match(clinic.match)}</p> : null}
      {treatment && !clinic.match ? <Offer clinic={clinic} treatment={treatment} /> : null}
      {clinic.description ? <p className="mt-2 line-clamp-3 text-small">{clinic.description}</p> : null}
      {clinic.languages.length > 0 ? <p className="mt-2 text-small">{words.languages(clinic.languages)}</p> : null}
      <Counts clinic={clinic} />
      <Checked clinic={clinic} />
    </CardFrame>
  )
})

function Badges({ clinic: { featured, isAdvertisement, isSample } }: { clinic: ListedClinic }) {
  const isPlaced = featured || isAdvertisement
  if (!isPlaced && !isSample) return null
  return (
    <>
      {isPlaced ? <Badge kind={isAdvertisement ? 'advertisement' : 'featured'} /> : null}
      {isSample ? <Badge kind="sample" /> : null}
    </>
  )
}

function Offer({ clinic, treatment }: { clinic: ListedClinic; treatment: ClinicTreatment }) {
  const { card: words } = clinicListing
  const offer = sayOffer(clinic, treatment, words)
  return offer === '' ? null : <p className="mt-2 text-small font-semibold">{offer}</p>
}

/** Who checked the facts, and when. A sample is invented, and says so in its badge. */
function Checked({ clinic: { source, checkedOn, readOn, isSample } }: { clinic: ListedClinic }) {
  const { card: words } = clinicListing
  if (isSample) return null
  const said = source !== null && checkedOn !== null ? words.checked(checkedOn) : words.read(readOn)
  return <p className="mt-1 text-mini text-soft">{said}</p>
}

function Counts({ clinic }: { clinic: ListedClinic }) {
  const { card: words } = clinicListing
  const { doctorCount, galleryCount } = clinic
  const facts = [
    doctorCount > 0 && words.doctors(doctorCount),
    galleryCount > 0 && words.images(galleryCount),
    ...sayGrounds(clinic, words),
  ]
  return <p className="mt-2 text-mini text-soft">{facts.filter(Boolean).join(' · ')}</p>
}
