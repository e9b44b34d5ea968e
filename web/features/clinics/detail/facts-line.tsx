import { clinicAddress, type Clinic } from '#domain/clinics/clinics.ts'
import { basisOfClinic, namedSources } from '#domain/clinics/clinic-sources.ts'
import { reportAddress } from '#domain/site/contact.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { SourceName } from '#web/travel/places/source-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

export function FactsLine({ clinic }: { clinic: Clinic }) {
  const { facts: words } = clinicPage
  const { isSample, updatedOn, version } = clinic
  const isSourced = !isSample && basisOfClinic(clinic) === 'sourced'
  return (
    <div className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      <p>
        <Basis clinic={clinic} /> {/* The first version of a built-in row is only as old as this installation. */}
        {isSourced && version === 1 ? null : words.updated(updatedOn)}{' '}
        <TextLink to={reportAddress(clinicAddress(clinic))}>{words.report}</TextLink>
        {isSample ? null : (
          <>
            {' · '}
            <TextLink to={`${sitePages.clinics.path}#listing`}>{words.listing}</TextLink>
          </>
        )}
      </p>
      {isSourced && <Pages clinic={clinic} />}
    </div>
  )
}

function Basis({ clinic }: { clinic: Clinic }) {
  const { facts: words } = clinicPage
  const { isSample, source, checkedOn, sources } = clinic
  if (isSample) return words.sample
  if (source !== null && checkedOn !== null)
    return (
      <>
        {words.source} <SourceName source={source} />
        {words.checked(checkedOn)}
      </>
    )
  const dates = sources.map(({ pageDate, readOn }) => pageDate ?? readOn).toSorted()
  const readOn = sources
    .map((page) => page.readOn)
    .toSorted()
    .at(-1)
  const [oldest, youngest] = [dates[0], dates.at(-1)]
  if (oldest === undefined || youngest === undefined || readOn === undefined) return words.unverified
  return words.sourced(oldest, youngest, readOn)
}

function Pages({ clinic }: { clinic: Clinic }) {
  const { facts: words } = clinicPage
  return (
    <details className="mt-2">
      <summary className="w-max max-w-full cursor-pointer underline underline-offset-4 pointer-coarse:py-2.5">
        {words.pages}
      </summary>
      <ul className="mt-2 space-y-2">
        {namedSources(clinic).map(({ address, publisher, pageDate, says }) => (
          <li key={address}>
            <TextLink to={address}>{words.page(publisher, pageDate)}</TextLink>
            {': '}
            {says.map((group) => words.says[group]).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
