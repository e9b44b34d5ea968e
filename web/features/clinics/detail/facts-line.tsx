import { clinicAddress, type Clinic } from '#domain/clinics.ts'
import { reportAddress } from '#domain/contact.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClinicPageMessages } from './clinic-page-messages.ts'

/** Where it is known from, and of which day. */
export function FactsLine({ clinic }: { clinic: Clinic }) {
  const { facts: words } = useClinicPageMessages()
  const { isSample, source, checkedOn, updatedOn } = clinic
  const basis = source !== null && checkedOn !== null ? words.checked(source, checkedOn) : words.unverified
  return (
    <p className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      {isSample ? words.sample : basis} {words.updated(updatedOn)}{' '}
      <TextLink to={reportAddress(clinicAddress(clinic))}>{words.report}</TextLink>
    </p>
  )
}
