import { socialNetworks } from '#domain/clinics/clinics.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { ClinicSection } from './clinic-section.tsx'
import { HoursField } from '#web/administration/form/hours-field.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function ContactSection({ draft, change, errorOf }: FormParts) {
  const { fields, hints, social } = clinicForm
  const { socialMedia } = draft
  return (
    <ClinicSection id="contact">
      <FieldPair>
        <TextField
          id={fieldId('phoneNumber')}
          type="tel"
          label={fields.phoneNumber}
          isOptional
          value={draft.phoneNumber}
          onChange={(event) => change({ phoneNumber: event.target.value })}
          error={errorOf('phoneNumber')}
        />
        <TextField
          id={fieldId('website')}
          type="url"
          label={fields.website}
          isOptional
          placeholder={hints.website}
          value={draft.website}
          onChange={(event) => change({ website: event.target.value })}
          error={errorOf('website')}
        />
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            id={fieldId(`socialMedia-${network}`)}
            type="url"
            label={social[network]}
            isOptional
            placeholder={hints.website}
            value={socialMedia[network]}
            onChange={(event) => change({ socialMedia: { ...socialMedia, [network]: event.target.value } })}
            error={errorOf(`socialMedia-${network}`)}
          />
        ))}
      </FieldPair>
      <TextField
        id={fieldId('businessHours')}
        label={fields.businessHours}
        hint={hints.businessHours}
        isOptional
        value={draft.businessHours}
        onChange={(event) => change({ businessHours: event.target.value })}
        error={errorOf('businessHours')}
      />
      <HoursField
        label={fields.hours}
        hours={draft.hours}
        onHours={(hours) => change({ hours })}
        errorOf={errorOf}
        fieldId={fieldId}
      />
    </ClinicSection>
  )
}
