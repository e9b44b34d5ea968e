import { clinicAddress, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import { ClinicRating } from '#web/features/clinics/listing/clinic-rating.tsx'
import { sayGrounds } from '#web/features/clinics/listing/clinic-grounds.ts'
import { sayOffer } from '#web/features/clinics/listing/clinic-offer.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { aboveDoor, door } from '#web/ui/list/card-door.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'

/** A clinic as a row of a treatment's tab. The kind of listing comes first. */
export function ClinicRow({ clinic, treatment }: { clinic: ListedClinic; treatment: ClinicTreatment }) {
  const { card: words } = clinicListing
  const { book } = homeClinics
  const { name, nameKo, location, isSample } = clinic
  const offer = sayOffer(clinic, treatment, words)
  const isPlaced = clinic.featured || clinic.isAdvertisement
  return (
    <article className="relative grid h-full grid-cols-1 content-between items-center gap-x-8 gap-y-4 border-t border-line-strong py-4 sm:py-6 sm:grid-cols-[1fr_auto]">
      <div>
        {isPlaced || isSample ? (
          <p className="mb-2 flex flex-wrap gap-1.5">
            {isPlaced ? <Badge kind={clinic.isAdvertisement ? 'advertisement' : 'featured'} /> : null}
            {isSample ? <Badge kind="sample" /> : null}
          </p>
        ) : null}
        <h3 className="text-h3">{nameKo ? <PlaceName name={{ en: name, ko: nameKo }} /> : name}</h3>
        {offer === '' ? null : <p className="mt-1.5 text-small">{offer}</p>}
        <p className="mt-0.5 text-small text-soft">{location}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-small text-soft">
          <ClinicRating clinic={clinic} />
          <span>{sayGrounds(clinic, words).join(' · ')}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={clinicAddress(clinic, treatment)}
          state={{ clinic }}
          size="small"
          aria-label={words.detailsOf(name)}
          className={door}
        >
          {words.details}
        </ButtonLink>
        <span className={aboveDoor}>
          <ConsultationButton clinic={clinic} label={book} kind="consultation" look="plain" size="small" />
        </span>
      </div>
    </article>
  )
}
