import { type ComponentProps, useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldFrame, type FieldWords } from './field-frame.tsx'
import { formParts } from '#locales/en/site/form-parts.ts'
import { Eye, EyeOff } from 'lucide-react'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    /** For browsers and password managers. */
    autoComplete: 'current-password' | 'new-password'
  }

/** A password field that allows pasting, password managers and showing the password. */
export function PasswordField({ label, hint, error, isOptional, className, id, ...rest }: PasswordFieldProps) {
  const { passwordField } = formParts
  const scripts = useScripts()
  const ownId = useId()
  const [isShown, setShown] = useState(false)
  // Null until the button is pressed: changes are announced, the initial state is not.
  const [said, setSaid] = useState<string | null>(null)
  function toggle() {
    setShown(!isShown)
    setSaid(isShown ? passwordField.hidden : passwordField.shown)
  }
  return (
    <FieldFrame id={id ?? rest.name ?? ownId} {...{ label, hint, error, isOptional, className }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(controlClasses(Boolean(error)), 'pe-13')}
          />
          {scripts && (
            <button
              type="button"
              onClick={toggle}
              aria-label={isShown ? passwordField.hide : passwordField.show}
              aria-controls={wiring.id}
              className="absolute inset-y-0.5 end-0.5 grid w-11 cursor-pointer place-items-center rounded-control text-soft hover:text-ink"
            >
              {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </button>
          )}
          <output className="sr-only">{said}</output>
        </span>
      )}
    </FieldFrame>
  )
}
