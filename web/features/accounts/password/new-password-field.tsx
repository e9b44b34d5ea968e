import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onInput' | 'onFocus'>

/** A new password with its strength. The estimator is loaded when the field is first used. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  // Null until the field is used.
  const [typed, setTyped] = useState<Typed | null>(null)
  const { part } = useOnDemand(typed !== null, loadGuess)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = place.current?.querySelector('input')
    // The visitor may have used the field before hydration.
    if (input && (input.value || input === document.activeElement)) setTyped(readTyped(input))
  }, [])
  return (
    <div ref={place}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        required
        onFocus={(event) => setTyped(readTyped(event.currentTarget))}
        onInput={(event) => setTyped(readTyped(event.currentTarget))}
      />
      {part && typed?.password ? <PasswordStrength strength={part.guessPassword(typed.password, typed.about)} /> : null}
    </div>
  )
}

type Typed = {
  password: string
  /** Name and address from the form: an attacker would try them first. */
  about: readonly string[]
}

function readTyped({ value, form }: HTMLInputElement): Typed {
  const inputs =
    form?.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=email]):not([autocomplete$=password])') ?? []
  return { password: value, about: Array.from(inputs, (input) => input.value).filter(Boolean) }
}

async function loadGuess() {
  return import('./guess-password.ts')
}
