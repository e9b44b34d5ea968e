import { type Clinic, clinicAddress } from '#domain/clinics/clinics.ts'
import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import { reportAddress } from '#domain/site/contact.ts'
import { MapAppLinks } from '#web/travel/places/map-app-links.tsx'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Clock, Globe, Phone } from 'lucide-react'
import { clinicContacts } from '#locales/en/clinics/clinic-contacts.ts'
import { findSpot } from './clinic-spot.ts'
import type { ClinicHours } from './contacted-clinic.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { BusinessHours } from './detail/hours-table.tsx'

/** The facts of a clinic with which it is found and reached. */
export type ContactedClinic = ClinicHours &
  Pick<Clinic, 'id' | 'name' | 'nameKo' | 'treatments' | 'lat' | 'lng' | 'phoneNumber' | 'website'>

type ClinicContactsProps = {
  clinic: ContactedClinic
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
}

/** How to reach a real clinic directly, and how to find one that has neither a telephone number nor a website here. */
export function ClinicContacts({ clinic, today }: ClinicContactsProps) {
  const { book: words } = clinicPage
  const { phoneNumber } = clinic
  const call = callAddress(phoneNumber)
  const website = webAddress(clinic.website)
  return (
    <>
      <dl className="mt-2">
        <FactRow Icon={Phone} label={words.phone}>
          {call ? <TextLink to={call}>{phoneNumber}</TextLink> : phoneNumber || words.noPhone}
        </FactRow>
        <FactRow Icon={Globe} label={words.website}>
          {website ? <TextLink to={website}>{website}</TextLink> : words.noWebsite}
        </FactRow>
        <FactRow Icon={Clock} label={words.hours}>
          <BusinessHours clinic={clinic} today={today} />
        </FactRow>
      </dl>
      <div className="mt-5">
        <MapAppLinks spot={findSpot(clinic)} address={clinic.nameKo || clinic.name} />
      </div>
      {phoneNumber === '' && clinic.website === '' ? <HowToFind clinic={clinic} /> : null}
    </>
  )
}

/** For a clinic without known contact details. */
function HowToFind({ clinic }: Pick<ClinicContactsProps, 'clinic'>) {
  return (
    <>
      <p className="mt-5">{clinicContacts.lead}</p>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>{clinicContacts.maps}</li>
        <li>
          <TextLink to="https://www.medicalkorea.or.kr/en">{clinicContacts.registry}</TextLink>
        </li>
        <li>
          <TextLink to="tel:+8221330">{clinicContacts.helpline}</TextLink>
        </li>
      </ul>
      <p className="mt-4">
        <TextLink to={reportAddress(clinicAddress(clinic))}>{clinicContacts.tell}</TextLink>
      </p>
    </>
  )
}
