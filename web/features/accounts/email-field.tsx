import { TextField } from '#web/ui/text-field.tsx'
import { useAccountMessages } from './account-messages.ts'

type EmailFieldProps = { defaultValue?: string; error: string | undefined; onType?: (email: string) => void }

/** The address of an account, as password managers and phones' keyboards know it. */
export function EmailField({ defaultValue, error, onType }: EmailFieldProps) {
  const { email } = useAccountMessages()
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
