import { clinicLimits } from '#domain/clinics/clinics.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

const parts = ['name', 'specialty', 'experience'] as const

export function PeopleSection({ draft, change, errorOf }: FormParts) {
  const { doctors: words } = clinicForm
  return (
    <ClinicSection id="people">
      <RowList
        rows={draft.doctors}
        onRows={(doctors) => change({ doctors })}
        empty={{ name: '', specialty: '', experience: '' }}
        most={clinicLimits.doctors}
        words={words}
      >
        {(doctor, nth, changeDoctor) => (
          <FieldPair>
            {parts.map((part) => (
              <TextField
                key={part}
                id={fieldId(`doctors-${nth}-${part}`)}
                label={words[part]}
                isOptional={part === 'experience'}
                value={doctor[part]}
                onChange={(event) => changeDoctor({ [part]: event.target.value })}
                error={errorOf(`doctors-${nth}-${part}`)}
              />
            ))}
          </FieldPair>
        )}
      </RowList>
    </ClinicSection>
  )
}
