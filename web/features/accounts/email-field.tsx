import { TextField } from '#web/ui/text-field.tsx'
import { useAccountWords } from './words.ts'

/** The address of an account, as password managers and phones' keyboards know it. */
export function EmailField({ defaultValue, error }: { defaultValue?: string; error: string | undefined }) {
  const { email } = useAccountWords()
  return (
    <TextField
      name="email"
      type="email"
      label={email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      required
      error={error}
    />
  )
}
