import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { DayField } from '#web/administration/form/day-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { PictureList } from '#web/features/clinics/administration/pictures/pictures-section.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

/** The consent is never checked or dated in advance. */
export function BeforeAfterSection(form: FormParts) {
  const { consent: words } = clinicForm
  const { draft, change, errorOf, today } = form
  const { consent } = draft
  const set = (part: Partial<typeof consent>) => change((held) => ({ ...held, consent: { ...held.consent, ...part } }))
  return (
    <ClinicSection id="beforeAfter">
      <PictureList form={form} list="beforeAfterImages" />
      <div className="grid gap-4">
        <Checkbox
          id={fieldId('beforeAfterConsent')}
          label={words.isConfirmed}
          hint={words.hint}
          checked={consent.isConfirmed}
          onChange={(event) => set({ isConfirmed: event.target.checked })}
        />
        {consent.isConfirmed ? (
          <>
            <FieldPair>
              {(['confirmedOn', 'takenOn'] as const).map((day) => (
                <DayField
                  key={day}
                  id={fieldId(`beforeAfterConsent-${day}`)}
                  label={words[day]}
                  day={consent[day]}
                  max={today}
                  onDay={(value) => set({ [day]: value })}
                  error={errorOf(`beforeAfterConsent-${day}`)}
                />
              ))}
            </FieldPair>
            <Checkbox
              id={fieldId('beforeAfterConsent-equalConditions')}
              label={words.equalConditions}
              checked={consent.equalConditions}
              onChange={(event) => set({ equalConditions: event.target.checked })}
            />
          </>
        ) : null}
      </div>
    </ClinicSection>
  )
}
