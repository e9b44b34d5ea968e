import { useLocation } from 'react-router'
import { type Clinic, listingOfPage } from '#domain/clinics/clinics.ts'
import { consultationAddress, type ConsultationKind } from '#domain/consultations/consultations.ts'
import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'

type ConsultationButtonProps = Pick<ButtonLook, 'size' | 'isWide'> & {
  clinic: Pick<Clinic, 'id' | 'phoneNumber' | 'website'>
  /** Book Consultation, Book Now or Request Information. */
  label: string
  kind: ConsultationKind
  look?: 'primary' | 'plain' | undefined
  className?: string | undefined
}

/**
 * Leads to the page that writes a request to the clinic. A row of an outside source has no such page: then it leads to
 * the clinic's own website or telephone, or there is no button.
 */
export function ConsultationButton({ clinic, label, kind, look = 'primary', ...rest }: ConsultationButtonProps) {
  const { id, website, phoneNumber } = clinic
  const listing = listingOfPage(useLocation().pathname)
  const address = id > 0 ? consultationAddress(id, kind, listing) : (webAddress(website) ?? callAddress(phoneNumber))
  if (address === null) return null
  return (
    <ButtonLink {...rest} kind={look} to={address} rel="nofollow">
      {label}
    </ButtonLink>
  )
}
