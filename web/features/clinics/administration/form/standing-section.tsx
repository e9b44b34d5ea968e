import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { ClinicSection } from './clinic-section.tsx'
import { RatingField } from './rating-field.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function StandingSection({ draft, change }: FormParts) {
  const { fields, hints } = clinicForm
  return (
    <ClinicSection id="standing">
      <RatingField rating={draft.rating} onRating={(rating) => change({ rating })} />
      <div>
        {(['featured', 'isAdvertisement'] as const).map((field) => (
          <Checkbox
            key={field}
            id={fieldId(field)}
            label={fields[field]}
            hint={hints[field]}
            checked={draft[field]}
            onChange={(event) => change({ [field]: event.target.checked })}
          />
        ))}
      </div>
    </ClinicSection>
  )
}
