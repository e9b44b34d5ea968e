import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useOnDemand } from '#web/ui/on-demand.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onInput' | 'onFocus'>

/** A new password and how hard it is to guess. What reckons this is loaded when the field is first used. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  // Null until the field is used.
  const [about, setAbout] = useState<readonly string[] | null>(null)
  const { part } = useOnDemand(about !== null, loadGuess)
  const place = useRef<HTMLDivElement>(null)
  function notice(input: HTMLInputElement) {
    setPassword(input.value)
    setAbout(readAbout(input.form))
  }
  useEffect(() => {
    const input = place.current?.querySelector('input')
    // Somebody was quicker than the scripts.
    if (input && (input.value || input === document.activeElement)) notice(input)
  }, [])
  return (
    <div ref={place}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        required
        onFocus={(event) => notice(event.currentTarget)}
        onInput={(event) => notice(event.currentTarget)}
      />
      {part && password ? <PasswordStrength strength={part.guessPassword(password, about ?? [])} /> : null}
    </div>
  )
}

/** What the form says of the owner, name and address: in a password it is guessed first. */
function readAbout(form: HTMLFormElement | null): string[] {
  const inputs =
    form?.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=email]):not([autocomplete$=password])') ?? []
  return Array.from(inputs, ({ value }) => value).filter(Boolean)
}

async function loadGuess() {
  return import('./guess-password.ts')
}
