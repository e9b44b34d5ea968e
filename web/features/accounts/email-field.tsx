import { TextField } from '#web/ui/form/text-field.tsx'
import { accounts } from '#locales/en/accounts/accounts.ts'

type EmailFieldProps = { defaultValue?: string; error: string | undefined; onType?: (email: string) => void }

/** The email address, with the attributes for password managers and phone keyboards. */
export function EmailField({ defaultValue, error, onType }: EmailFieldProps) {
  const { email } = accounts
  return (
    <TextField
      name="email"
      type="email"
      label={email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      onChange={(event) => onType?.(event.target.value)}
      required
      error={error}
    />
  )
}
