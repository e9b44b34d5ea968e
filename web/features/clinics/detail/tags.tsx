import { TextLink } from '#web/ui/text-link.tsx'
import { clinicPaths, type ClinicTreatment } from '#domain/clinics.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'

const look = 'inline-block rounded-tag border border-line bg-surface px-2 py-1 text-small wrap-anywhere'

/** What a clinic is listed for, each leading to its list, and what it does. */
export function Tags({ treatments, procedures }: { treatments: ClinicTreatment[]; procedures: string[] }) {
  const words = useClinicPageMessages()
  return (
    <ul className="flex flex-wrap gap-2">
      {treatments.map((treatment) => (
        <li key={treatment}>
          <TextLink to={`/${clinicPaths[treatment]}`} className={look}>
            {words.treatments[treatment]}
          </TextLink>
        </li>
      ))}
      {procedures.map((procedure) => (
        <li key={procedure} className={look}>
          {procedure}
        </li>
      ))}
    </ul>
  )
}
