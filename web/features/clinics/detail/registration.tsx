import { cityListPage } from '#domain/clinics/city-list.ts'
import type { Clinic, ClinicCard } from '#domain/clinics/clinics.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SourceName } from '#web/travel/places/source-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

type RegistrationProps = {
  card: Pick<ClinicCard, 'registration' | 'isSample'>
  /** Null until the server has answered. */
  clinic: Pick<Clinic, 'sources'> | null
}

/**
 * The registration for foreign patients: its number and the date of the check, or that nobody checked it. Below it, the
 * list of Seoul that the clinic is on.
 */
export function Registration({ card, clinic }: RegistrationProps) {
  const { registration: words } = clinicPage
  const { registration, isSample } = card
  const listed = clinic && cityListPage(clinic)
  return (
    <section aria-labelledby="registration-heading">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id="registration-heading" className="font-text text-small font-semibold">
          {words.heading}
        </h2>
        {registration ? null : <Badge kind="caution">{words.badge}</Badge>}
      </div>
      {registration ? (
        <p className="mt-1 text-small">
          {words.number(registration.number)}
          <span className="block text-mini text-soft">
            {words.checked(registration.checkedOn)}, <SourceName source={registration.source} />
          </span>
        </p>
      ) : (
        <p className="mt-1 text-mini text-soft">
          {isSample ? words.sample : words.none} {words.meaning}
        </p>
      )}
      {listed ? (
        <p className="mt-2 text-small">
          <TextLink to={listed.address}>{words.cityList}</TextLink>
          <span className="block text-mini text-soft">{words.cityListAsOf(listed.pageDate ?? listed.readOn)}</span>
        </p>
      ) : null}
    </section>
  )
}
