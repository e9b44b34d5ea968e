import type { ReactNode } from 'react'
import type { ClinicRow } from '#domain/clinics/clinic-lists.ts'
import { clinicAddress, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { ReviewAverage } from '#domain/reviews/reviews.ts'
import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import { sayGrounds } from '#web/features/clinics/listing/clinic-grounds.ts'
import { sceneOf } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'

export type ClinicDetailsProps = {
  clinic: ClinicRow
  /** Null without a published review. */
  reviews: ReviewAverage | null
  /** The treatment for which it is listed or was found. */
  treatment: ClinicTreatment | null
  onClose: () => void
}

export function ClinicDetails({ clinic, reviews, treatment, onClose }: ClinicDetailsProps) {
  const { details: words, book } = homeClinics
  const { card } = clinicListing
  const scene = sceneOf(clinic)
  const { id, name, nameKo, address, location, description, procedures, isSample } = clinic
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      width="wide"
      footer={
        <>
          <ConsultationButton clinic={clinic} label={book} kind="consultation" />
          {id > 0 ? (
            <ButtonLink to={clinicAddress(clinic, treatment)} state={{ clinic: { ...clinic, scene } }}>
              {words.wholePage}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[2fr_3fr]">
        <div>
          <ClinicPicture
            clinic={clinic}
            scene={scene}
            words={card}
            sizes="(width >= 40rem) 18rem, 100vw"
            className="aspect-4/3"
          />
          {nameKo || isSample ? (
            <p className="mt-3 flex flex-wrap items-center gap-2 text-small text-soft">
              {isSample ? <Badge kind="sample" /> : null}
              <span lang="ko">{nameKo}</span>
            </p>
          ) : null}
        </div>
        <div>
          <p className="max-w-[62ch]">{description}</p>
          <dl className="mt-4 divide-y divide-line border-y border-line text-small">
            <Fact label={words.address}>
              {address.en || location}
              {address.ko ? (
                <span lang="ko" className="block text-soft">
                  {address.ko}
                </span>
              ) : null}
            </Fact>
            <Fact label={words.phone}>
              <Phone clinic={clinic} />
            </Fact>
            <Fact label={words.website}>
              <Website clinic={clinic} />
            </Fact>
            {isSample ? null : <Fact label={words.registration}>{sayGrounds(clinic, card).join('. ')}</Fact>}
            {procedures.length > 0 ? <Fact label={words.specialties}>{procedures.join(', ')}</Fact> : null}
            <Fact label={words.reviews}>
              {reviews ? <Rating value={reviews.average} count={reviews.count} kind="reviews" /> : words.noReviews}
            </Fact>
          </dl>
        </div>
      </div>
    </Dialog>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 py-2.5">
      <dt className="w-24 shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The number and the website of a sample are invented, so they are not links. */
function Phone({ clinic: { phoneNumber, isSample } }: { clinic: ClinicRow }) {
  const { details: words } = homeClinics
  const call = isSample ? null : callAddress(phoneNumber)
  return call ? <TextLink to={call}>{phoneNumber}</TextLink> : phoneNumber || words.noPhone
}

function Website({ clinic: { website, isSample } }: { clinic: ClinicRow }) {
  const { details: words } = homeClinics
  const link = webAddress(website)
  if (!link) return words.noWebsite
  return isSample ? link : <TextLink to={link}>{link}</TextLink>
}
