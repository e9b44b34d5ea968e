import type { Clinic } from '#domain/clinics/clinics.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { Part } from '#web/ui/loading/part.tsx'

export function DoctorsTab({ clinic: { doctors, doctorCount } }: { clinic: Pick<Clinic, 'doctors' | 'doctorCount'> }) {
  const { doctors: words } = clinicPage
  return (
    <Part heading={words.heading}>
      {doctors.length === 0 ? (
        <p className="text-soft">{words.counted(doctorCount ?? 0)}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {doctors.map((doctor, index) => (
            // Two doctors may have the same name.
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order in the page
            <li key={index} className="rounded-panel border border-line bg-surface p-4 wrap-anywhere">
              <h3 className="font-text text-body font-semibold">{doctor.name}</h3>
              <p className="text-small">{doctor.specialty}</p>
              {doctor.experience ? (
                <p className="mt-2 text-small text-soft">{words.experience(doctor.experience)}</p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
