import { clinicPaths, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { clinicPage as words } from '#locales/en/clinics/clinic-page.ts'

const look = 'inline-flex min-h-9 items-center rounded-tag border px-2.5 py-1 text-small wrap-anywhere'

/** The categories of a clinic, each linked to its list, and its procedures. */
export function Tags({ treatments, procedures }: { treatments: ClinicTreatment[]; procedures: string[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {treatments.map((treatment) => (
        <li key={treatment}>
          <PlainLink
            to={`/${clinicPaths[treatment]}`}
            className={classes(
              look,
              'border-transparent bg-wash-jade font-medium text-jade no-underline hover:border-jade max-sm:min-h-11 pointer-coarse:min-h-11',
            )}
          >
            {words.treatments[treatment]}
          </PlainLink>
        </li>
      ))}
      {procedures.map((procedure) => (
        <li key={procedure} className={classes(look, 'border-line bg-surface')}>
          {procedure}
        </li>
      ))}
    </ul>
  )
}
