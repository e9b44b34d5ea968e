import type { TripStep3 } from '#domain/trips/answers/trips.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { tripStepPreferences } from '#locales/en/trips/steps/trip-step-preferences.ts'

type Contact = Pick<TripStep3, 'fullName' | 'email' | 'phone'>
type ContactFieldsProps = { draft: Contact; onChange: (contact: Partial<Contact>) => void }

/** Name, e-mail and phone: optional, not validated, and kept on the device until a request is sent with consent. */
export function ContactFields({ draft, onChange }: ContactFieldsProps) {
  const { vip } = tripStepPreferences
  return (
    <fieldset className="mt-6 grid gap-4">
      <legend className="text-small font-semibold">{vip.contact}</legend>
      <p className="max-w-[60ch] text-mini text-soft">{vip.privacy}</p>
      <TextField
        id="full-name"
        label={vip.fullName}
        isOptional
        autoComplete="name"
        value={draft.fullName}
        onChange={({ target }) => onChange({ fullName: target.value })}
      />
      <TextField
        id="email"
        label={vip.email}
        isOptional
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        id="phone"
        label={vip.phone}
        isOptional
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </fieldset>
  )
}
