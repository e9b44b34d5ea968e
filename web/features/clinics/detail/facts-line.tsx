import { clinicAddress, type Clinic } from '#domain/clinics.ts'
import { basisOfClinic, namedSources } from '#domain/clinic-sources.ts'
import { reportAddress } from '#domain/contact.ts'
import { sitePages } from '#domain/site-pages.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClinicPageMessages } from './clinic-page-messages.ts'

/** Where it is known from, and of which day. */
export function FactsLine({ clinic }: { clinic: Clinic }) {
  const { facts: words } = useClinicPageMessages()
  const { isSample, updatedOn, version } = clinic
  const isSourced = basisOfClinic(clinic) === 'sourced'
  return (
    <p className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      {isSourced && !isSample ? <Pages clinic={clinic} /> : <Basis clinic={clinic} />}{' '}
      {/* The first version of a built-in row is only as old as this installation. */}
      {isSourced && version === 1 ? null : words.updated(updatedOn)}{' '}
      <TextLink to={reportAddress(clinicAddress(clinic))}>{words.report}</TextLink>
      {isSample ? null : (
        <>
          {' · '}
          <TextLink to={`${sitePages.clinics.path}#listing`}>{words.listing}</TextLink>
        </>
      )}
    </p>
  )
}

function Basis({ clinic: { isSample, source, checkedOn } }: { clinic: Clinic }) {
  const { facts: words } = useClinicPageMessages()
  if (isSample) return words.sample
  return source !== null && checkedOn !== null ? words.checked(source, checkedOn) : words.unverified
}

function Pages({ clinic }: { clinic: Clinic }) {
  const { facts: words } = useClinicPageMessages()
  const pages = namedSources(clinic)
  const lastRead = pages.reduce((last, { readOn }) => (readOn > last ? readOn : last), '')
  return (
    <>
      {words.sourced(lastRead)}{' '}
      {pages.map(({ address, publisher, pageDate }, index) => (
        <span key={address}>
          {index > 0 && '; '}
          <TextLink to={address}>{words.page(publisher, pageDate)}</TextLink>
        </span>
      ))}
      .
    </>
  )
}
